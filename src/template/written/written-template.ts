/**
 * A template as its author wrote it: its elements and blocks by their offsets in the file, for changing it in place. Unlike
 * the compiled template it knows where each attribute's value begins and ends.
 * Limits: it goes by what tags and blocks look like. A template that opens a tag in one branch and closes it in another
 * gives elements that end where the next outer one does.
 */
import { type Sign, signsIn } from "../xml/as-read.ts";
import { type Meaning, meaningsIn } from "../xml/name-meanings.ts";
import { type TagEvent, TagScanner } from "../xml/start-tags.ts";
import { blanked } from "./blanked.ts";

/** Offsets in the file; `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface WrittenAttribute extends Range {
  /** By its meaning: "b:fill", whatever prefix the file has. */
  readonly name: string;
  /** Between the quotes, as written. */
  readonly value: string;
  readonly valueStart: number;
  /** It depends on the card: the value has fields in it, or the attribute is written inside a block. */
  readonly isComputed: boolean;
}

export interface WrittenElement extends Range {
  /** By its meaning: "b:text", whatever prefix the file has. */
  readonly name: string;
  /** As written, with its prefix. */
  readonly written: string;
  /** Behind the ">" of its start tag. */
  readonly tagEnd: number;
  /** `<rect/>`: it has no end tag. */
  readonly isEmpty: boolean;
  /** Before its end tag; the end of the start tag if it is empty. */
  readonly contentEnd: number;
  readonly parent: WrittenElement | undefined;
}

/** `{{#if x}} … {{else}} … {{/if}}`. */
export interface WrittenBlock extends Range {
  /** "if". */
  readonly name: string;
  readonly branches: readonly Branch[];
}

/** The text between the statements of a block. */
export interface Branch extends Range {
  /** As written: "if (present cost)"; "else if x"; of a plain `{{else}}` "else of if (present cost)". */
  readonly words: string;
}

export interface WrittenTemplate {
  readonly text: string;
  /** In the order of their start tags. */
  readonly elements: readonly WrittenElement[];
  /** In the order of their starts. */
  readonly blocks: readonly WrittenBlock[];
  /** Calls of partials: `{{> paper}}`. */
  readonly calls: readonly Range[];
  readonly meaningOf: Meaning;
}

export function readWritten(text: string): WrittenTemplate {
  const { signs } = signsIn(text, "svg");
  const meaningOf = meaningsIn(text);
  return {
    text,
    elements: elementsIn(blanked(text, signs), meaningOf),
    ...statementsIn(text, signs),
    meaningOf,
  };
}

interface Open extends Omit<WrittenElement, "end" | "contentEnd" | "parent"> {
  end: number;
  contentEnd: number;
  readonly parent: Open | undefined;
}

function elementsIn(text: string, meaningOf: Meaning): readonly WrittenElement[] {
  const elements: Open[] = [];
  let inside: Open | undefined;
  let tag: TagEvent | undefined;
  const close = (element: Open | undefined, contentEnd: number, end: number): void => {
    if (element) Object.assign(element, { contentEnd, end });
  };
  for (const event of new TagScanner().read(text)) {
    const { kind, name, offset, after } = event;
    if (kind === "start") tag = event;
    else if (tag && (kind === "inside" || (kind === "end" && text[offset] !== "<"))) {
      const isEmpty = kind === "end";
      const element: Open = {
        name: meaningOf(tag.name),
        written: tag.name,
        start: tag.offset,
        tagEnd: after,
        isEmpty,
        contentEnd: after,
        end: after,
        parent: inside,
      };
      elements.push(element);
      if (!isEmpty) inside = element;
      tag = undefined;
    } else if (kind === "end") {
      let opened = inside;
      while (opened && opened.written !== name) opened = opened.parent;
      if (!opened) continue;
      for (; inside !== opened; inside = inside?.parent) close(inside, offset, offset);
      const closing = text.indexOf(">", after);
      close(opened, offset, closing === -1 ? text.length : closing + 1);
      inside = opened.parent;
    }
  }
  for (; inside; inside = inside.parent) close(inside, text.length, text.length);
  return elements;
}

const OPENING = /^~?#\s*(\*?[\w-]+)/;

function statementsIn(text: string, signs: readonly Sign[]): Pick<WrittenTemplate, "blocks" | "calls"> {
  const blocks: { block: WrittenBlock; branches: Writable<Branch>[] }[] = [];
  const open: typeof blocks = [];
  const calls: Range[] = [];
  for (const { mark, start, end, inside } of signs) {
    if (mark !== "{{") continue;
    const words = text.slice(inside.start, inside.end);
    const name = OPENING.exec(words)?.[1];
    if (name !== undefined) {
      const branches = [{ start: end, end: text.length, words: words.replace(/^~?#\s*|~$/g, "").trim() }];
      const one = { block: { name, start, end: text.length, branches }, branches };
      blocks.push(one);
      open.push(one);
    } else if (/^~?\//.test(words)) {
      const one = open.pop();
      if (!one) continue;
      (one.branches.at(-1) as Writable<Branch>).end = start;
      Object.assign(one.block, { end });
    } else if (/^~?(\^|else\b)/.test(words)) {
      const one = open.at(-1);
      if (!one) continue;
      (one.branches.at(-1) as Writable<Branch>).end = start;
      one.branches.push({ start: end, end: text.length, words: elseWords(words, one.branches[0]?.words) });
    } else if (/^~?>/.test(words)) calls.push({ start, end });
  }
  return { blocks: blocks.map(({ block }) => block), calls };
}

type Writable<T> = { -readonly [part in keyof T]: T[part] };

function elseWords(written: string, first = ""): string {
  const words = written.replace(/^~|~$/g, "").trim();
  return words === "else" || words === "^" ? `else of ${first}` : words.replace(/\s+/g, " ");
}

/** The element whose start tag begins at an offset. */
export const elementAt = ({ elements }: WrittenTemplate, start: number): WrittenElement | undefined =>
  elements.find((element) => element.start === start);

/** The blocks around an offset, each with the branch that it is in, outermost first. */
export function blocksAround({ blocks }: WrittenTemplate, offset: number): readonly BlockAround[] {
  return blocks.flatMap((block) => {
    const branch = block.branches.find(({ start, end }) => start <= offset && offset < end);
    return branch ? [{ ...block, branch }] : [];
  });
}

export interface BlockAround extends WrittenBlock {
  readonly branch: Branch;
}
