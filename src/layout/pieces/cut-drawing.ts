/**
 * Cuts the text of a drawing where its root's children begin and end, and those of its groups, in one walk that reads no
 * attributes. Most of these pieces are the same from card to card, so each has to be drawn only once.
 * Limits: it recognises tags by their brackets and quotes; whether a piece is well-formed shows when it is parsed alone.
 */
import { hasSubset } from "../svg/xml/doctype.ts";
import { XML_LIMITS } from "../svg/xml/parse-xml.ts";

/** A part of the text: an element with the white space and comments before it, or the tag of a group. */
export interface Cut {
  readonly text: string;
  /** Offset in the drawing. */
  readonly start: number;
}

/** A group, taken apart. */
export interface CutGroup {
  readonly open: Cut;
  readonly leaves: readonly Cut[];
  readonly close: Cut;
}

/** All of a drawing's text, in order. */
export interface CutDrawing {
  /** Everything before the root, and its start tag. */
  readonly head: Cut;
  readonly pieces: readonly (Cut | CutGroup)[];
  /** The root's end tag and everything after it. */
  readonly tail: Cut;
}

export const isGroup = (piece: Cut | CutGroup): piece is CutGroup => "leaves" in piece;

/** The text that a group had before it was taken apart. */
export const joined = ({ open, leaves, close }: CutGroup): string =>
  open.text + leaves.map(({ text }) => text).join("") + close.text;

/** The pieces of a drawing; undefined if it is not certain that a parser would find the same. */
export function cutDrawing(text: string): CutDrawing | undefined {
  const cutter = new Cutter(text);
  let at = text.indexOf("<");
  for (let elements = 0; at !== -1 && !cutter.isOver; at = text.indexOf("<", at)) {
    const kind = text.charCodeAt(at + 1);
    if (kind === SLASH) at = cutter.endTag(at);
    else if (kind === EXCLAMATION || kind === QUESTION) at = cutter.mark(at);
    else if (++elements > XML_LIMITS.elements) return undefined;
    else at = cutter.startTag(at);
    if (at === -1) return undefined;
  }
  return cutter.drawing();
}

const [SLASH, EXCLAMATION, QUESTION, GREATER, QUOTE, APOSTROPHE] = [47, 33, 63, 62, 34, 39];

/** A group by its start tag, under any prefix; whether the prefix is bound to SVG shows when it is parsed. */
const GROUP = /<(?:[^\s<>/:]+:)?g[\s>]/y;

/** An XML declaration of another version has other rules for characters. */
const OTHER_VERSION = /<\?xml\s+version\s*=\s*["'](?!1\.0["'])/y;

/** Follows the tags; each method takes the offset of a "<" and gives that after the tag, -1 if there is none. */
class Cutter {
  readonly #text: string;
  readonly #pieces: (Cut | CutGroup)[] = [];
  #head: Cut | undefined;
  #group: { readonly open: Cut; readonly leaves: Cut[] } | undefined;
  #depth = 0;
  /** Where the current piece begins. */
  #from = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** True after the root. */
  get isOver(): boolean {
    return this.#depth === 0 && this.#head !== undefined;
  }

  drawing(): CutDrawing | undefined {
    if (!this.#head || !this.isOver) return undefined;
    return { head: this.#head, pieces: this.#pieces, tail: this.#cut(this.#text.length) };
  }

  startTag(at: number): number {
    const text = this.#text;
    const end = tagEnd(text, at);
    if (end === -1) return -1;
    if (text.charCodeAt(end - 2) === SLASH) return this.#depth === 0 ? -1 : this.#leafAt(end);
    this.#depth += 1;
    if (this.#depth === 1) this.#head = this.#cut(end);
    else if (this.#depth === 2 && matchesAt(GROUP, text, at)) {
      this.#group = { open: this.#cut(end), leaves: [] };
    }
    return end;
  }

  endTag(at: number): number {
    const end = this.#text.indexOf(">", at) + 1;
    if (end === 0 || this.#depth === 0) return -1;
    this.#depth -= 1;
    // The root's end tag belongs to the tail.
    if (this.#depth === 0) return at;
    if (this.#depth > 1 || !this.#group) return this.#leafAt(end);
    this.#pieces.push({ ...this.#group, close: this.#cut(end) });
    this.#group = undefined;
    return end;
  }

  /** A comment, CDATA; before the root, a processing instruction or a DOCTYPE. */
  mark(at: number): number {
    const text = this.#text;
    if (text.startsWith("<!--", at)) return after(text, "-->", at + 4);
    if (this.#depth > 0) return text.startsWith("<![CDATA[", at) ? after(text, "]]>", at) : -1;
    if (matchesAt(OTHER_VERSION, text, at)) return -1;
    if (text.charCodeAt(at + 1) === QUESTION) return after(text, "?>", at);
    const end = tagEnd(text, at);
    // Its entities apply to all pieces.
    return hasSubset(text.slice(at, end)) ? -1 : end;
  }

  /** An element ended: if it is a child of the root or of an open group, its piece ends here. */
  #leafAt(end: number): number {
    if (this.#depth === 1) this.#pieces.push(this.#cut(end));
    else if (this.#depth === 2) this.#group?.leaves.push(this.#cut(end));
    return end;
  }

  #cut(end: number): Cut {
    const start = this.#from;
    this.#from = end;
    return { text: this.#text.slice(start, end), start };
  }
}

/** The offset after the ">" of a tag; quotes may contain others. -1 if the tag never ends. */
function tagEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === GREATER) return at + 1;
    if (code !== QUOTE && code !== APOSTROPHE) continue;
    at = text.indexOf(code === QUOTE ? '"' : "'", at + 1);
    if (at === -1) return -1;
  }
  return -1;
}

const after = (text: string, mark: string, from: number): number => {
  const at = text.indexOf(mark, from);
  return at === -1 ? -1 : at + mark.length;
};

function matchesAt(sticky: RegExp, text: string, at: number): boolean {
  sticky.lastIndex = at;
  return sticky.test(text);
}
