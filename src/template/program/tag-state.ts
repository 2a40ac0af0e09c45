/**
 * Where the literal text of a template is among the tags of its drawing, as far as that decides which characters belong to
 * one element. Printed values change nothing: their special characters are escaped.
 */

/** The text or the tree is such that no part of it can be drawn by itself. */
export class NotPlain extends Error {}

type Where = "text" | "name" | "tag" | "double-quoted" | "single-quoted";

/** What ended at an offset: a start tag with content, an element, or just a tag of an element further in. */
export interface TagEnd {
  readonly kind: "start" | "element";
  /** The offset after it. */
  readonly after: number;
}

const NAME_END = /[\s/>]/g;
const TAG_MARK = /[>"']/g;

/** The tags up to some place in a template; starts before the root element. */
export class TagState {
  /** Elements that are open. */
  depth = 0;
  #where: Where = "text";
  #isEnd = false;
  /** Whether the last character of the tag is a "/"; undefined after a value. */
  #isClosing: boolean | undefined = false;

  /** True outside of tags. */
  get isInText(): boolean {
    return this.#where === "text";
  }

  copy(): TagState {
    const copy = new TagState();
    copy.depth = this.depth;
    copy.#where = this.#where;
    copy.#isEnd = this.#isEnd;
    copy.#isClosing = this.#isClosing;
    return copy;
  }

  /** True if both are in the same kind of place, with as many elements open. */
  isSame(other: TagState): boolean {
    return (
      this.depth === other.depth &&
      this.#where === other.#where &&
      this.#isEnd === other.#isEnd &&
      this.#isClosing === other.#isClosing
    );
  }

  /** A value is printed here. @throws NotPlain if it belongs to the name of an element */
  value(): void {
    if (this.#where === "name") throw new NotPlain();
    if (this.#where === "tag") this.#isClosing = undefined;
  }

  /**
   * Reads from an offset up to the next end of a tag; undefined at the end of the text.
   * @throws NotPlain for what is neither an element nor text
   */
  read(text: string, from: number): TagEnd | undefined {
    let at = from;
    while (at < text.length) {
      if (this.#where === "text") at = this.#readText(text, at);
      else if (this.#where === "name") at = this.#readName(text, at);
      else if (this.#where === "tag") {
        at = this.#readTag(text, at);
        if (this.isInText) return { kind: this.#ended(), after: at };
      } else at = this.#readQuoted(text, at);
    }
    return undefined;
  }

  #readText(text: string, from: number): number {
    const at = text.indexOf("<", from);
    if (at === -1) return text.length;
    const next = text[at + 1];
    if (next === undefined || next === "!" || next === "?") throw new NotPlain();
    this.#isEnd = next === "/";
    this.#isClosing = false;
    this.#where = "name";
    return at + (this.#isEnd ? 2 : 1);
  }

  #readName(text: string, from: number): number {
    NAME_END.lastIndex = from;
    if (!NAME_END.test(text)) return text.length;
    this.#where = "tag";
    return NAME_END.lastIndex - 1;
  }

  #readTag(text: string, from: number): number {
    TAG_MARK.lastIndex = from;
    const isFound = TAG_MARK.test(text);
    const after = isFound ? TAG_MARK.lastIndex : text.length;
    const at = isFound ? after - 1 : after;
    if (at > from) this.#isClosing = text[at - 1] === "/";
    if (!isFound) return after;
    const mark = text[at];
    if (mark === ">") this.#where = "text";
    else {
      this.#where = mark === '"' ? "double-quoted" : "single-quoted";
      this.#isClosing = false;
    }
    return after;
  }

  #readQuoted(text: string, from: number): number {
    const at = text.indexOf(this.#where === "double-quoted" ? '"' : "'", from);
    if (at === -1) return text.length;
    this.#where = "tag";
    return at + 1;
  }

  /** A tag has ended. @throws NotPlain if a value decides of which kind it is, or if no element is open */
  #ended(): TagEnd["kind"] {
    if (this.#isClosing === undefined) throw new NotPlain();
    const isElement = this.#isEnd || this.#isClosing;
    if (this.#isEnd) this.depth -= 1;
    else if (!this.#isClosing) this.depth += 1;
    if (this.depth < 0) throw new NotPlain();
    this.#isEnd = false;
    this.#isClosing = false;
    return isElement ? "element" : "start";
  }
}
