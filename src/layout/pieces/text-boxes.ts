/**
 * Text boxes as a parser would read them. Their tags are the same on every card and only their characters differ, so the
 * tag is parsed once.
 */
import { derived } from "../../remember/derived.ts";
import type { BoxTag, TextBoxPiece } from "../../template/pieces.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { parsePart, XML_LIMITS } from "../svg/xml/parse-xml.ts";

/** Characters that a parser refuses, changes, or has to combine from two halves. */
const UNPLAIN = /[^\t\n -\uD7FF\uE000-\uFFFD]/;

/** Reads text boxes below `parent`; the result is undefined for a box that must be parsed as a whole. */
export function textBoxes(file: string, parent: SvgElement): (piece: TextBoxPiece) => SvgElement | undefined {
  const boxOf = derived(({ text }: BoxTag) => parsePart(file, `${text}/>`, parent));
  return ({ tag, words }) => {
    const box = words.length > XML_LIMITS.text || UNPLAIN.test(words) ? undefined : boxOf(tag);
    return box && { ...box, children: words === "" ? [] : [words] };
  };
}
