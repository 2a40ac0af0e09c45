/**
 * Names in braces within a text: `{suit}`, and with a number padded by zeros `{n:03}`. The caller decides what replaces a
 * name.
 */

export interface Placeholder {
  /** With its braces. */
  readonly whole: string;
  readonly name: string;
  /** What follows the colon: "03". */
  readonly format?: string;
}

/** "03": a zero and how many digits, 1 to 9. */
const FORMAT = /^0[1-9]$/;

/** The placeholders of a text whose names match `name`, a pattern without groups. */
export function placeholdersOf(text: string, name: RegExp): readonly Placeholder[] {
  return [...text.matchAll(patternOf(name))].map(([whole, word, format]) => ({
    whole,
    name: word as string,
    ...(format === undefined ? {} : { format }),
  }));
}

/** The text with each placeholder replaced by what `give` returns; undefined leaves it unchanged. */
export function filled(
  text: string,
  name: RegExp,
  give: (placeholder: Placeholder) => string | undefined,
): string {
  return text.replaceAll(patternOf(name), (whole, word: string, format?: string) => {
    const value = give({ whole, name: word, ...(format === undefined ? {} : { format }) });
    return value === undefined ? whole : padded(value, format);
  });
}

/** True for a valid format for padding numbers. */
export const isFormat = (format: string): boolean => FORMAT.test(format);

/** The format that was probably meant: "3", "3d", "%03d", "000" and "03d" are 03. */
export function formatMeant(format: string): string {
  const digits = /^0{2,9}$/.test(format) ? String(format.length) : /[1-9]/.exec(format)?.[0];
  return `0${digits ?? 3}`;
}

/** "7" by 03 is "007"; anything but a whole number is unchanged. */
function padded(value: string, format: string | undefined): string {
  const [, sign = "", digits] = /^([-+]?)(\d+)$/.exec(value) ?? [];
  if (format === undefined || digits === undefined || !isFormat(format)) return value;
  return sign + digits.padStart(Number(format), "0");
}

/** Formats are short and without spaces, so that a text in braces with a colon is rarely mistaken for one. */
const patternOf = ({ source }: RegExp): RegExp => new RegExp(`\\{(${source})(?::([^{}\\s:]{1,8}))?\\}`, "gu");
