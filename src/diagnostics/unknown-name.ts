/** The error for an unknown name. */
import { BroadsideError, type ErrorCode } from "./broadside-error.ts";
import { nearest } from "./nearest.ts";

/**
 * @param flag the command-line option that takes such names, with its dashes
 * @param kind what is named, in one word
 * @param known all existing names
 */
export function unknownName(
  flag: string,
  kind: string,
  id: string,
  known: readonly string[],
  code: ErrorCode = "unknown-name",
): BroadsideError {
  const near = id === "" ? undefined : nearest(id, known);
  const help = near ? `did you mean "${near}"?` : `there are: ${known.slice(0, 12).join(", ")}`;
  const what = id === "" ? `a ${kind} has no name` : `there is no ${kind} "${id}"`;
  return new BroadsideError(code, `${flag}: ${what}${known.length > 0 ? `; ${help}` : ""}`);
}
