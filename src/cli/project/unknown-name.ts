/** The words for a name on the command line that nothing has. */
import { nearest } from "../../diagnostics/nearest.ts";
import { CannotRun } from "../terminal/cannot-run.ts";

export function unknownName(flag: string, kind: string, id: string, known: readonly string[]): CannotRun {
  const near = id === "" ? undefined : nearest(id, known);
  const help = near ? `did you mean "${near}"?` : `there are: ${known.slice(0, 12).join(", ")}`;
  const what = id === "" ? `a ${kind} has no name` : `there is no ${kind} "${id}"`;
  return new CannotRun(`${flag}: ${what}${known.length > 0 ? `; ${help}` : ""}`);
}
