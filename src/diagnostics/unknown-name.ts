/** The error for an unknown name. */
import { BroadsideError, type ErrorCode } from "./broadside-error.ts";
import { didYouMean } from "./did-you-mean.ts";
import { type OptionName, option, wording } from "./wording.ts";

/**
 * @param name the option that takes such names
 * @param kind what is named, in one word
 * @param names all existing names
 */
export function unknownName(
  name: OptionName,
  kind: string,
  id: string,
  names: readonly string[],
  code: ErrorCode = "unknown-name",
): BroadsideError {
  const meant = id === "" ? undefined : didYouMean(id, names);
  const help = meant ?? `there are: ${names.slice(0, 12).join(", ")}`;
  const what = id === "" ? `a ${kind} has no name` : `there is no ${kind} "${id}"`;
  return new BroadsideError(code, wording`${option(name)}: ${what}${names.length > 0 ? `; ${help}` : ""}`);
}
