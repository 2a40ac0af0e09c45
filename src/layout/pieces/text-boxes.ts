/**
 * Text boxes as a parser would read them, and as they are drawn. Their tags are the same on every card and only their
 * characters differ, so the tag is parsed and read once.
 */
import { derivedLocally } from "../../remember/derived.ts";
import type { Item } from "../../scene/scene.ts";
import type { BoxTag, TextBoxPiece } from "../../template/pieces.ts";
import type { Frame } from "../draw/frame.ts";
import { openBox } from "../draw/text-boxes/open-box.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { parsePart, XML_LIMITS } from "../svg/xml/parse-xml.ts";
import { UNPLAIN } from "../svg/xml/plain-xml.ts";

/** Text boxes below one parent. */
export interface TextBoxes {
  /** The element of a text box; undefined if it must be parsed as a whole. */
  element(piece: TextBoxPiece): SvgElement | undefined;
  /**
   * Draws a plain text into the drawing of the frame, without its element. Undefined if it must be drawn as an element: the
   * drawing may then contain something of it.
   * @param frame of the parent, always the same
   */
  draw(piece: TextBoxPiece, frame: Frame): readonly Item[] | undefined;
}

/** The text boxes below a parent. Each tag is parsed once and kept as long as the result. @param file for faults */
export function textBoxes(file: string, parent: SvgElement): TextBoxes {
  const emptyBox = derivedLocally(({ text }: BoxTag) => parsePart(file, `${text}/>`, parent));
  let place: Frame | undefined;
  const boxOf = derivedLocally((tag: BoxTag) => {
    const element = emptyBox(tag);
    return element && openBox(element, place as Frame);
  });
  return {
    element({ tag, words }) {
      const box = words.length > XML_LIMITS.text || UNPLAIN.test(words) ? undefined : emptyBox(tag);
      return box && { ...box, children: words === "" ? [] : [words] };
    },
    draw({ tag, words }, frame) {
      place ??= frame;
      return words.length <= XML_LIMITS.text ? boxOf(tag)?.draw(words) : undefined;
    },
  };
}
