/** The meaning of an unquoted scalar in YAML 1.2 core (section 10.3.2): null, true or false, a number, otherwise its text. */
import type { SourceScalar } from "../../tree.ts";

/** Everything that is not text begins like this, or is empty. */
const MAY_BE_OTHER = /^(?:[~nNtTfF]|[-+]?[.\d])/;
const NULL = /^(?:~|[Nn]ull|NULL)$/;
const BOOLEAN = /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/;
const OCTAL = /^0o[0-7]+$/;
const DECIMAL = /^[-+]?[0-9]+$/;
const HEXADECIMAL = /^0x[0-9a-fA-F]+$/;
const NOT_A_NUMBER = /^\.(?:nan|NaN|NAN)$/;
const INFINITE = /^[-+]?\.(?:inf|Inf|INF)$/;
const FRACTION = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;

export function coreValue(text: string): SourceScalar["value"] {
  if (text === "" || NULL.test(text)) return null;
  if (!MAY_BE_OTHER.test(text)) return text;
  if (BOOLEAN.test(text)) return /^t/i.test(text);
  if (OCTAL.test(text)) return Number.parseInt(text.slice(2), 8);
  if (DECIMAL.test(text)) return Number.parseInt(text, 10);
  if (HEXADECIMAL.test(text)) return Number.parseInt(text.slice(2), 16);
  if (NOT_A_NUMBER.test(text)) return Number.NaN;
  if (INFINITE.test(text)) return text.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return FRACTION.test(text) ? Number.parseFloat(text) : text;
}
