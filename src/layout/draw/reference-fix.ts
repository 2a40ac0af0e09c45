/** The wording for a reference to an id that the drawing does not have. */
import { nearest } from "../../diagnostics/nearest.ts";
import type { Drawing } from "./frame.ts";

/** Follows the reference in a message. */
export const NO_SUCH_ID = ", but no element has this id";

/** Above these limits no similar id is suggested: a hostile drawing has very many, very long ones. */
const MOST_IDS = 200;
const LONGEST_ID = 60;

/** Suggests the most similar id of the drawing, or else what to do. */
export function fixOfReference({ document: { byId } }: Drawing, id: string | undefined): string {
  const wanted = id?.replace(/^#/, "") ?? "";
  const isModest = byId.size <= MOST_IDS && wanted.length <= LONGEST_ID;
  const near = isModest && !byId.has(wanted) ? nearest(wanted, byId.keys()) : undefined;
  return near === undefined ? "correct the id, or define it in <defs>" : `did you mean "#${near}"?`;
}
