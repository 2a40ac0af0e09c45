/**
 * Text boxes as a parser would read them. Their tags are the same on every card and only their text differs, so the tag is
 * parsed once and the text is read here.
 * Limits: characters without a second meaning in XML, and the entities that the template stage writes.
 */
import { boundedMap } from "../../units/bounded-map.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { parsePart, XML_LIMITS } from "../svg/xml/parse-xml.ts";

const BOX = /^(\s*<b:text\s[^<>]*[^<>/])>([^<]*)<\/b:text>$/;
/** Characters that a parser refuses, changes, or has to combine from two halves. */
const UNPLAIN = /[^\t\n -\uD7FF\uE000-\uFFFD]|]]>/;
const ENTITY = /&(?:amp|lt|gt|quot|#39|#10);/g;
const MEANINGS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#10;": "\n",
};

const MOST_TAGS = 200;

/** Reads text boxes below `parent`; the result is undefined for any other piece. */
export function textBoxes(file: string, parent: SvgElement): (piece: string) => SvgElement | undefined {
  const tags = boundedMap<{ readonly box: SvgElement | undefined }>(MOST_TAGS);
  return (piece) => {
    const [, tag = "", written = ""] = BOX.exec(piece) ?? [];
    const text = tag === "" ? undefined : plain(written);
    if (text === undefined) return undefined;
    const { box } = tags.getOrMake(tag, () => ({ box: parsePart(file, `${tag}/>`, parent) }));
    return box && { ...box, children: text === "" ? [] : [text] };
  };
}

function plain(written: string): string | undefined {
  if (written.length > XML_LIMITS.text || UNPLAIN.test(written)) return undefined;
  if (!written.includes("&")) return written;
  const text = written.replace(ENTITY, (entity) => MEANINGS[entity] as string);
  return written.replace(ENTITY, "").includes("&") ? undefined : text;
}
