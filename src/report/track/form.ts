/** How large cells are drawn, and where the lines between them are. */
import type { Part } from "./parts.ts";
import type { Plane, Unit } from "./plane.ts";

export interface Form {
  /** Width of a unit between its lines, in characters. */
  readonly width: number;
  readonly height: number;
  /** Cells show their full names; otherwise their names as printed, and the cards show their positions. */
  readonly isNamed: boolean;
}

/** From the largest to the smallest, which fits the name as printed and one mark. */
export type Forms = readonly [full: Form, compact: Form, narrow: Form];

const SQUARES: Forms = [
  { width: 6, height: 2, isNamed: true },
  { width: 3, height: 2, isNamed: false },
  { width: 2, height: 2, isNamed: false },
];

/** Two units and the line between them are wider than a square by one or two. */
const ROWS: Forms = [
  { width: 3, height: 2, isNamed: true },
  { width: 2, height: 2, isNamed: false },
  { width: 1, height: 2, isNamed: false },
];

/** Two units and the line between them are three lines high. */
const COLUMNS: Forms = [
  { width: 6, height: 1, isNamed: true },
  { width: 3, height: 1, isNamed: false },
  { width: 2, height: 1, isNamed: false },
];

const formsOf = ({ across, up }: Plane): Forms => (across === 2 ? ROWS : up === 2 ? COLUMNS : SQUARES);

/**
 * The largest form in which all parts fit; the narrow one if none does.
 * @param longest letters of the longest name of a cell as printed, such as 3 of "a12"
 */
export function formFor(parts: readonly Part[], columns: number, plane: Plane, longest: number): Form {
  const widest = Math.max(...parts.map(({ left, right }) => right - left + 1));
  const fits = ({ width }: Form): boolean => widest * (width + 1) + 1 <= columns;
  const [full, compact, narrow] = formsOf(plane).map((form) => withRoom(form, plane, longest)) as [
    Form,
    Form,
    Form,
  ];
  return [full, compact].find(fits) ?? narrow;
}

/** Wide enough for that many letters in a cell. */
function withRoom(form: Form, plane: Plane, letters: number): Form {
  const { width } = roomOf(form, plane);
  return width >= letters ? form : { ...form, width: Math.ceil((letters + 1) / plane.across) - 1 };
}

/** The room of a cell between its lines, in characters. */
export const roomOf = ({ width, height }: Form, { across, up }: Plane) => ({
  width: across * (width + 1) - 1,
  height: up * (height + 1) - 1,
});

/** Where the bottom left corner of a unit is drawn; rows grow upwards, lines downwards. */
export function spotOf({ left, top }: Part, { width, height }: Form, [column, row]: Unit) {
  return { x: (column - left) * (width + 1), y: (top + 1 - row) * (height + 1) };
}
