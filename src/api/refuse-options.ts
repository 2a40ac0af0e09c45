/** What plain JavaScript, which no compiler checks, may get wrong: names of options, and what they hold. */
import { type BroadsideError, badOrder } from "../diagnostics/broadside-error.ts";
import { nearest } from "../diagnostics/nearest.ts";

/** What an option may hold, in words for people; its key says how to check it. */
const EXPECTED = {
  text: "a text",
  number: "a number",
  flag: "true or false",
  texts: "a list of texts",
  function: "a function",
  object: "an object",
  "text or object": "a text or an object",
} as const;

type Kind = keyof typeof EXPECTED;

/** Every option of a call, with what it may hold. */
export type Options<T> = Readonly<Record<keyof T, Kind>>;

/**
 * @param given what the caller passed; options that are undefined count as left out
 * @param needed those that cannot be left out
 * @throws BroadsideError `bad-order` for an unknown option, with the nearest one, for a value of another kind, and for one
 * that is missing
 */
export function refuseOptions<T extends object>(
  given: T,
  known: Options<T>,
  needed: readonly (keyof T & string)[] = [],
): void {
  if (!isKind(given, "object")) throw badOrder(`options are expected as an object, not ${shown(given)}`);
  const kinds = new Map<string, Kind>(Object.entries(known));
  for (const [name, value] of Object.entries(given)) {
    const kind = kinds.get(name);
    if (kind === undefined) throw unknownOption(name, [...kinds.keys()]);
    if (value !== undefined && !isKind(value, kind)) throw wrongKind(name, kind, value);
  }
  for (const name of needed)
    if (given[name] === undefined)
      throw badOrder(`\`${name}\` is missing: ${EXPECTED[known[name]]} is expected`);
}

/** @throws BroadsideError `bad-order` for anything but a list of texts */
export function refuseNames(names: readonly string[], what = "names"): void {
  if (!isKind(names, "texts")) throw wrongKind(what, "texts", names);
}

function isKind(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case "text":
      return typeof value === "string";
    case "flag":
      return typeof value === "boolean";
    case "texts":
      return Array.isArray(value) && value.every((one) => typeof one === "string");
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "text or object":
      return isKind(value, "text") || isKind(value, "object");
    default:
      return typeof value === kind;
  }
}

function unknownOption(name: string, known: readonly string[]): BroadsideError {
  const near = nearest(name, known);
  const help = near === undefined ? `options: ${known.join(", ")}` : `did you mean "${near}"?`;
  return badOrder(`there is no option "${name}"; ${help}`);
}

function wrongKind(name: string, kind: Kind, value: unknown): BroadsideError {
  const help = kind === "texts" && typeof value === "string" ? `; write [${JSON.stringify(value)}]` : "";
  return badOrder(`\`${name}\`: ${EXPECTED[kind]} is expected, not ${shown(value)}${help}`);
}

/** A value in a few characters. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  return typeof value === "string" ? JSON.stringify(value.slice(0, 40)) : String(value).slice(0, 40);
}
