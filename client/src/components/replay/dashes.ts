/** The lines of a chart differ by more than their colour. */
export const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 2", "1 2"];
