/**
 * The head of an ICC profile (ICC.1:2022, 7.2): whether it can be the output intent of a PDF, and what it is called.
 * Limit: the tables that convert colours are not examined; whether they are right for a press only the press knows.
 */

/** A profile that describes a printing condition. */
export interface OutputProfile {
  readonly bytes: Uint8Array;
  /** Of a colour in it. */
  readonly components: 3 | 4;
  readonly space: "CMYK" | "RGB";
  /** "Coated FOGRA39", as the profile says. */
  readonly title: string;
}

/** Bytes: real ones have half a megabyte to three. */
export const LARGEST_PROFILE = 16 * 1024 * 1024;

const HEAD = 128;
const TAG = 12;
const MOST_TAGS = 200;

/** The profile, or why it is not one, in words that follow "the file". */
export function readOutputProfile(bytes: Uint8Array): OutputProfile | string {
  if (bytes.length < HEAD + 4) return "is too short for an ICC profile";
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (letters(bytes, 36, 4) !== "acsp") return "is not an ICC profile";
  if (view.getUint32(0) !== bytes.length)
    return `is damaged: it should have ${view.getUint32(0)} bytes, and has ${bytes.length}`;
  const kind = letters(bytes, 12, 4);
  if (kind !== "prtr") return `is a profile of ${KINDS[kind] ?? "something else"}, not of a printer or press`;
  const space = SPACES[letters(bytes, 16, 4)];
  if (!space) return `is for ${letters(bytes, 16, 4).trim() || "unknown"} colours; expected CMYK or RGB`;
  const tags = tagsOf(bytes, view);
  if (typeof tags === "string") return tags;
  const isUsable =
    ["A2B0", "B2A0"].every((name) => tags.has(name)) || (space.space === "RGB" && tags.has("rXYZ"));
  if (!isUsable) return "has no tables to convert colours (A2B0 and B2A0)";
  const title = titleOf(bytes, view, tags.get("desc"));
  return { bytes, ...space, title: title === "" ? "Custom" : title };
}

const KINDS: Readonly<Record<string, string>> = {
  mntr: "a display",
  scnr: "a scanner or camera",
  link: "a conversion between two devices",
  spac: "a colour space",
  abst: "an effect",
  nmcl: "named colours",
};

const SPACES: Readonly<Record<string, Pick<OutputProfile, "components" | "space">>> = {
  CMYK: { components: 4, space: "CMYK" },
  "RGB ": { components: 3, space: "RGB" },
};

interface Span {
  readonly at: number;
  readonly length: number;
}

function tagsOf(bytes: Uint8Array, view: DataView): ReadonlyMap<string, Span> | string {
  const count = view.getUint32(HEAD);
  if (count > MOST_TAGS || HEAD + 4 + count * TAG > bytes.length)
    return "is damaged: its list of tags does not fit";
  const tags = new Map<string, Span>();
  for (let index = 0; index < count; index++) {
    const start = HEAD + 4 + index * TAG;
    const span = { at: view.getUint32(start + 4), length: view.getUint32(start + 8) };
    if (span.at + span.length > bytes.length) return "is damaged: a tag is beyond its end";
    tags.set(letters(bytes, start, 4), span);
  }
  return tags;
}

/** Both forms of texts: of version 4 in UTF-16, of version 2 in ASCII. */
function titleOf(bytes: Uint8Array, view: DataView, span: Span | undefined): string {
  if (!span || span.length < 12) return "";
  const type = letters(bytes, span.at, 4);
  if (type === "desc")
    return plain(letters(bytes, span.at + 12, clamp(view.getUint32(span.at + 8), span, 12)));
  if (type !== "mluc" || span.length < 28) return "";
  const [length, offset] = [view.getUint32(span.at + 20), view.getUint32(span.at + 24)];
  const text = bytes.subarray(span.at + offset, span.at + offset + clamp(length, span, offset));
  return plain(new TextDecoder("utf-16be").decode(text));
}

const clamp = (length: number, span: Span, from: number): number =>
  Math.max(0, Math.min(length, span.length - from));

/** Printable ASCII, which every reader of PDF shows. */
const plain = (text: string): string =>
  text
    .replace(/[^ -~]/g, "")
    .slice(0, 100)
    .trim();

const letters = (bytes: Uint8Array, at: number, count: number): string =>
  Buffer.from(bytes.subarray(at, at + count)).toString("latin1");
