/** Rows about things that the product does not do. */
import type { Row } from "../row.ts";

export const ROWS: readonly Row[] = [
  {
    row: "P11",
    because: "archives are not imported: a project is an unpacked folder",
  },
];
