/** The error for a name that nothing has. */
import { BroadsideError, type ErrorCode } from "./broadside-error.ts";
import { nearest } from "./nearest.ts";

/**
 * @param flag the option of the command line that takes such names, with its dashes
 * @param kind what the name would name, in one word
 * @param known all names that there are
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
