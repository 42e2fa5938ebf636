/** Words of the table for any game. */
export const words = {
  de: {
    board: "Tisch",
    answers: "Was du tun kannst",
    find: "Suchen",
    noBoard: "Das Bild des Tischs war nicht zu bekommen.",
    over: "Ende",
    areas: { board: "Tisch", log: "Chronik" },
  },
  en: {
    board: "Table",
    answers: "What you can do",
    find: "Find",
    noBoard: "The picture of the table was not to be had.",
    over: "The end",
    areas: { board: "Table", log: "Chronicle" },
  },
};
