/** Rows that ask for what the product does not do. */
import type { Row } from "../row.ts";

export const ROWS: readonly Row[] = [
  {
    row: "P11",
    because: "nothing is imported from archives: a project is a folder that somebody has unpacked",
  },
];
