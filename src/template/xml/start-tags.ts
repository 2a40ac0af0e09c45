/**
 * Finds the start tags in a template's literal text, piece by piece: a tag may be interrupted by fields
 * (`<rect x="{{x}}">`), so the state continues from one piece to the next. Comments, CDATA, processing instructions and the
 * doctype contain no tags. Limits: it finds names and their ends; whether the XML is well-formed is up to layout.
 */
import type { Meaning } from "./name-meanings.ts";

type State =
  | "text"
  | "tag"
  | "single-quoted"
  | "double-quoted"
  | "comment"
  | "cdata"
  | "instruction"
  | "doctype";

export interface TagEvent {
  /**
   * start: "<name" was read; inside: its ">" was; end: "</name" or "/>" was; value and value-end: the quotes around the value
   * of a placeholder attribute (`b:text`, `b:icon`, `b:art`).
   */
  readonly kind: "start" | "inside" | "end" | "value" | "value-end";
  readonly name: string;
  /** Offset of "<" in the piece. */
  readonly offset: number;
  /** Offset just after what was read. */
  readonly after: number;
}

/** It is in a tag, not in the value of a placeholder. */
export const isOfTag = ({ kind }: TagEvent): boolean => kind !== "value" && kind !== "value-end";

/** Where each state ends, and what follows it. */
const ENDS: Readonly<
  Record<Exclude<State, "text" | "tag">, { readonly mark: string; readonly next: State }>
> = {
  "single-quoted": { mark: "'", next: "tag" },
  "double-quoted": { mark: '"', next: "tag" },
  comment: { mark: "-->", next: "text" },
  cdata: { mark: "]]>", next: "text" },
  instruction: { mark: "?>", next: "text" },
  doctype: { mark: ">", next: "text" },
};

const OPENS: readonly (readonly [string, State])[] = [
  ["<!--", "comment"],
  ["<![CDATA[", "cdata"],
  ["<?", "instruction"],
  ["<!", "doctype"],
];

/** The attribute of a placeholder, up to its quote. */
const PLACEHOLDER = /\s([^\s=:"']+:(?:text|icon|art))\s*=\s*$/;
const PLACEHOLDERS = ["b:text", "b:icon", "b:art"];
/** Its characters, with some white space. */
const LONGEST = 40;

/** What ends the words of a tag. */
const MARK = /[>"']/g;

const NAME = /<(\/?)([^\s/<>"'=!?]+)/y;

/** A scanner for one drawing; `read` takes the pieces in order. Names are given by their meaning, by default as written. */
export class TagScanner {
  private readonly meaningOf: Meaning;
  private state: State = "text";
  /** Name of the start tag being read; undefined in an end tag. */
  private name: string | undefined;
  /** The attribute of a placeholder whose value is being read. */
  private attribute: string | undefined;

  constructor(meaningOf: Meaning = (written) => written) {
    this.meaningOf = meaningOf;
  }

  /** Inside angle brackets. */
  get isOpen(): boolean {
    return this.state !== "text";
  }

  /** The quote of the attribute whose value is being read. */
  get quote(): string | undefined {
    return this.state === "double-quoted" ? '"' : this.state === "single-quoted" ? "'" : undefined;
  }

  /** The state from which a second branch of a block starts. */
  save(): TagScanner {
    const copy = new TagScanner(this.meaningOf);
    copy.restore(this);
    return copy;
  }

  restore(saved: TagScanner): void {
    this.state = saved.state;
    this.name = saved.name;
    this.attribute = saved.attribute;
  }

  read(piece: string): TagEvent[] {
    const events: TagEvent[] = [];
    for (let at = 0; at < piece.length; ) at = this.step(piece, at, events);
    return events;
  }

  /** Reads from an offset, adds what was found, if anything, and returns the offset reached. */
  step(piece: string, from: number, events: TagEvent[]): number {
    if (this.state === "text") return this.readText(piece, from, events);
    if (this.state === "tag") return this.readTag(piece, from, events);
    return this.skipTo(piece, from, ENDS[this.state], events);
  }

  private readText(piece: string, from: number, events: TagEvent[]): number {
    const offset = piece.indexOf("<", from);
    if (offset === -1) return piece.length;
    const open = OPENS.find(([mark]) => piece.startsWith(mark, offset));
    if (open) {
      this.state = open[1];
      return offset + open[0].length;
    }
    NAME.lastIndex = offset;
    const match = NAME.exec(piece);
    if (!match) return offset + 1;
    const name = this.meaningOf(match[2] as string);
    const after = offset + match[0].length;
    this.state = "tag";
    this.name = match[1] ? undefined : name;
    events.push({ kind: match[1] ? "end" : "start", name, offset, after });
    return after;
  }

  private readTag(piece: string, from: number, events: TagEvent[]): number {
    MARK.lastIndex = from;
    if (!MARK.test(piece)) return piece.length;
    const after = MARK.lastIndex;
    const at = after - 1;
    const character = piece[at];
    if (character === ">") {
      this.state = "text";
      const kind = piece[at - 1] === "/" ? "end" : "inside";
      if (this.name !== undefined) events.push({ kind, name: this.name, offset: at, after });
    } else {
      this.state = character === '"' ? "double-quoted" : "single-quoted";
      this.attribute = this.placeholderBefore(piece.slice(Math.max(from - 1, at - LONGEST, 0), at));
      if (this.attribute !== undefined)
        events.push({ kind: "value", name: this.attribute, offset: at, after });
    }
    return after;
  }

  private placeholderBefore(text: string): string | undefined {
    const written = PLACEHOLDER.exec(text)?.[1];
    const name = written === undefined ? "" : this.meaningOf(written);
    return PLACEHOLDERS.includes(name) ? name : undefined;
  }

  private skipTo(
    piece: string,
    from: number,
    end: { readonly mark: string; readonly next: State },
    events: TagEvent[],
  ): number {
    const at = piece.indexOf(end.mark, from);
    if (at === -1) return piece.length;
    this.state = end.next;
    const after = at + end.mark.length;
    if (this.attribute !== undefined)
      events.push({ kind: "value-end", name: this.attribute, offset: at, after });
    this.attribute = undefined;
    return after;
  }
}
