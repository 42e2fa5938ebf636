/** What is open over the table. */
export const showing = $state({ round: false });
