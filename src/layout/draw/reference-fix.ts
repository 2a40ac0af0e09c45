/** What is said of a reference inside a drawing that leads nowhere, and how it is mended. */
import { nearest } from "../../diagnostics/nearest.ts";
import type { Drawing } from "./frame.ts";

/** Goes on behind the reference. */
export const NO_SUCH_ID = ", but no element has this id";

/** Beyond these nobody looks for a near id: a hostile drawing has very many of very long ones. */
const MOST_IDS = 200;
const LONGEST_ID = 60;

/** The nearest id of the drawing, or what to do where none is near. */
export function fixOfReference({ document: { byId } }: Drawing, id: string | undefined): string {
  const wanted = id?.replace(/^#/, "") ?? "";
  const isModest = byId.size <= MOST_IDS && wanted.length <= LONGEST_ID;
  const near = isModest && !byId.has(wanted) ? nearest(wanted, byId.keys()) : undefined;
  return near === undefined ? "correct the id, or define it in <defs>" : `did you mean "#${near}"?`;
}
