/** What is open over the table, and whether an offer is on its way to the own stock. */
export const showing = $state({ round: false, buying: false });
