/**
 * Dates of spreadsheets, which are stored as days since 1899-12-30 (or 1904-01-01): shown by their number format where that
 * says it all, otherwise as ISO 8601. In doubt are formats that follow the country of the reader, and names of months and
 * days in other languages than English.
 */

interface Part {
  /** "y", "m" (month), "d", "h", "n" (minute), "s", "a" (AM or PM), "[h]", "[n]", "[s]", or "" for a text. */
  readonly kind: string;
  /** How often the letter is repeated, or the text itself. */
  readonly count: number;
  readonly text: string;
}

export interface DateFormat {
  /** Undefined if the file does not say how the date is shown. */
  readonly parts: readonly Part[] | undefined;
}

interface ShownDate {
  readonly text: string;
  readonly isDoubtful?: boolean;
}

const TOKEN =
  /"([^"]*)"|\\(.)|_.|\*.|\[(h+|m+|s+)\]|\[\$[^\]-]*(?:-([0-9a-f]+))?\]|\[[^\]]*\]|(AM\/PM|A\/P)|(y+|m+|d+|h+|s+)|;[\s\S]*|./giu;

/** Languages whose names of months and days are English: without one, and those of the United States and Britain. */
const ENGLISH = new Set(["409", "0409", "809", "0809", "1000409"]);

/** @param code undefined for a format that follows the country of the reader */
export function dateFormat(code: string | undefined): DateFormat {
  if (code === undefined) return { parts: undefined };
  const parts: Part[] = [];
  let language: string | undefined;
  for (const [token, quoted, escaped, elapsed, locale, half, letters] of code.matchAll(TOKEN)) {
    if (token.startsWith(";")) break;
    language ??= locale?.toLowerCase();
    if (half !== undefined) parts.push({ kind: "a", count: half.length, text: "" });
    else if (elapsed !== undefined)
      parts.push({ kind: `[${minuteOr(elapsed)}]`, count: elapsed.length, text: "" });
    else if (letters !== undefined)
      parts.push({ kind: letters[0]?.toLowerCase() ?? "", count: letters.length, text: "" });
    else if (!/^[[_*]/.test(token) || quoted !== undefined)
      parts.push({ kind: "", count: 0, text: quoted ?? escaped ?? token });
  }
  const clear = withMinutes(parts);
  const hasNames = clear.some(({ kind, count }) => (kind === "m" || kind === "d") && count > 2);
  const isKnown = hasNames
    ? ENGLISH.has(language ?? "")
    : language === undefined || !/^f[48]00$/.test(language);
  return { parts: isKnown ? clear : undefined };
}

const minuteOr = (letters: string): string => (/^m/i.test(letters) ? "n" : (letters[0] ?? "").toLowerCase());

/** "m" means minutes next to hours or seconds. */
function withMinutes(parts: readonly Part[]): readonly Part[] {
  const fields = parts.filter(({ kind }) => kind !== "" && kind !== "a");
  return parts.map((part) => {
    if (part.kind !== "m" || part.count > 2) return part;
    const at = fields.indexOf(part);
    const isMinute = /h/.test(fields[at - 1]?.kind ?? "") || /s/.test(fields[at + 1]?.kind ?? "");
    return isMinute ? { ...part, kind: "n" } : part;
  });
}

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const DAY = 86_400;
/** 9999-12-31, the last day that spreadsheets know. */
const LAST = 2_958_465;
/** From 1899-12-30 to 1904-01-01, and to 1970-01-01. */
const TO_1904 = 1_462;
const TO_1970 = 25_569;

/** @returns undefined for a number that is no date */
export function shownDate(stored: number, { parts }: DateFormat, is1904: boolean): ShownDate | undefined {
  const serial = is1904 ? stored + TO_1904 : stored;
  if (serial < 0 || serial > LAST + 1) return undefined;
  const seconds = Math.round(serial * DAY);
  // Spreadsheets count a 29 February 1900, which never was.
  const days = Math.floor(seconds / DAY);
  const date = new Date((days + (!is1904 && days < 60 ? 1 : 0) - TO_1970) * DAY * 1000);
  const time = seconds % DAY;
  if (!parts) return { text: isoText(date, time, days), isDoubtful: true };
  const hasHalves = parts.some(({ kind }) => kind === "a");
  return {
    text: parts
      .map((part) => shownPart(part, date, time, seconds, hasHalves))
      .join("")
      .trim(),
  };
}

function isoText(date: Date, time: number, days: number): string {
  const clock = new Date(time * 1000).toISOString().slice(11, time % 60 === 0 ? 16 : 19);
  if (days === 0 && time > 0) return clock;
  const day = date.toISOString().slice(0, 10);
  return time === 0 ? day : `${day} ${clock}`;
}

function shownPart(
  { kind, count, text }: Part,
  date: Date,
  time: number,
  seconds: number,
  hasHalves: boolean,
): string {
  const padded = (number: number): string => String(number).padStart(count, "0");
  const hour = Math.floor(time / 3600);
  switch (kind) {
    case "y":
      return count <= 2
        ? String(date.getUTCFullYear() % 100).padStart(2, "0")
        : String(date.getUTCFullYear());
    case "m":
      return count <= 2 ? padded(date.getUTCMonth() + 1) : named(MONTHS[date.getUTCMonth()], count);
    case "d":
      return count <= 2 ? padded(date.getUTCDate()) : named(DAYS[date.getUTCDay()], count);
    case "h":
      return padded(hasHalves ? hour % 12 || 12 : hour);
    case "n":
      return padded(Math.floor(time / 60) % 60);
    case "s":
      return padded(time % 60);
    case "a":
      return (hour < 12 ? "AM" : "PM").slice(0, count === 5 ? 2 : 1);
    case "[h]":
      return padded(Math.floor(seconds / 3600));
    case "[n]":
      return padded(Math.floor(seconds / 60));
    case "[s]":
      return padded(seconds);
    default:
      return text;
  }
}

const named = (name = "", count: number): string =>
  count === 3 ? name.slice(0, 3) : count === 5 ? name.slice(0, 1) : name;
