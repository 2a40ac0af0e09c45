/** Reads lines of YAML by their indentation, and hands brackets on to the scan of flows. */

import type { YamlCursor } from "./cursor.ts";
import { FlowScan } from "./flow-scan.ts";
import { Frames, type MapFrame, unquoted } from "./frames.ts";

/** A key with its colon, at the start of a text. */
const KEY = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'[\]{}#,&*!|>%@`][^#]*?)[ \t]*:(?=\s|$)/;
/** What begins a field or an item of a block. */
const BEGINNING = /^(- |-$|[\w-]+:(\s|$))/;

interface Line {
  readonly start: number;
  /** Without the line break. */
  readonly end: number;
  readonly indent: number;
}

export class BlockScan {
  readonly #text: string;
  readonly #offset: number;
  readonly #frames: Frames;
  /** The column of what holds a text in a block (`|`), while one is read. */
  #blockText: number | undefined;
  /** Brackets or quotes that are open, with the column of the line that opened them. */
  #open: { readonly scan: FlowScan; readonly indent: number } | undefined;

  constructor(text: string, offset: number) {
    this.#text = text;
    this.#offset = offset;
    this.#frames = new Frames(text, offset);
  }

  find(): YamlCursor | undefined {
    for (let start = 0; start <= this.#text.length && !this.#frames.isDone; ) {
      const at = this.#text.indexOf("\n", start);
      const next = at === -1 ? this.#text.length : at;
      const end = this.#text[next - 1] === "\r" && next > start ? next - 1 : next;
      const written = this.#text.slice(start, end);
      this.#line({ start, end, indent: written.length - written.trimStart().length });
      start = next + 1;
    }
    this.#open?.scan.abandon();
    return this.#frames.found;
  }

  #line(line: Line): void {
    const rest = this.#text.slice(line.start + line.indent, line.end);
    if (this.#blockText !== undefined) {
      if (rest === "" || line.indent > this.#blockText) {
        this.#frames.see(line.start, line.end, "value", false);
        return;
      }
      this.#blockText = undefined;
    }
    if (this.#open) {
      const isOver = BEGINNING.test(rest) && line.indent <= this.#open.indent;
      if (!isOver) {
        if (this.#open.scan.read(line.start, line.end)) this.#open = undefined;
        return;
      }
      this.#open.scan.abandon();
      this.#open = undefined;
    }
    if (rest === "") this.#blank(line);
    else if (!rest.startsWith("#") && !/^(---|\.\.\.)/.test(rest)) this.#block(line, line.indent);
  }

  /** A line without anything: the cursor's column says to what it belongs. */
  #blank(line: Line): void {
    if (this.#frames.found || this.#offset < line.start || this.#offset > line.end) return;
    const column = this.#offset - line.start;
    this.#leave(column);
    const { top } = this.#frames;
    // an empty line at the margin may be followed by more of what is above it
    const isKey = top === undefined || (top.kind === "map" && top.indent === column);
    if (top === undefined) this.#frames.push({ kind: "map", indent: 0, keys: new Map(), key: undefined });
    if (isKey) (this.#frames.top as MapFrame).key = undefined;
    this.#frames.see(line.start, line.end, isKey ? "key" : "start", false);
  }

  /** What begins at a column of a line: an item, a field, or a value. */
  #block(line: Line, column: number): void {
    const at = line.start + column;
    const rest = this.#text.slice(at, line.end);
    if (/^-(\s|$)/.test(rest)) {
      this.#item(line, column);
      return;
    }
    this.#leave(column);
    const { top } = this.#frames;
    if (top?.kind === "list" && top.indent === column) this.#frames.stack.pop();
    const key = KEY.exec(rest);
    if (!key) {
      this.#loose(line, column);
      return;
    }
    const map = this.#mapAt(column);
    const name = unquoted(key[1] as string);
    map.key = undefined;
    this.#frames.see(at, at + (key[1] as string).length, "key", false);
    map.key = name;
    map.keys.set(name, "");
    this.#value(line, at + key[0].length, map.indent);
  }

  #item(line: Line, column: number): void {
    this.#leave(column);
    const { top } = this.#frames;
    if (top?.kind === "list" && top.indent === column) top.index += 1;
    else this.#frames.push({ kind: "list", indent: column, index: 0 });
    const at = line.start + column + 1;
    const rest = this.#text.slice(at, line.end);
    const inner = rest.length - rest.trimStart().length;
    if (rest.trim() === "" || rest.trimStart().startsWith("#")) {
      this.#frames.see(at, at + inner, "start", false);
      return;
    }
    if (/^\s*[[{"'|>]/.test(rest) && !KEY.test(rest.trimStart())) this.#value(line, at, column);
    else this.#block(line, column + 1 + inner);
  }

  /** A text without a colon: a key that is being typed, or a value on a line of its own. */
  #loose(line: Line, column: number): void {
    const at = line.start + column;
    const { top } = this.#frames;
    if (top?.kind === "map" && top.indent === column) {
      top.key = undefined;
      this.#frames.see(at, line.end, "key", false);
      return;
    }
    if (top === undefined) {
      this.#frames.push({ kind: "map", indent: 0, keys: new Map(), key: undefined });
      this.#frames.see(at, line.end, "key", false);
      return;
    }
    const isMore = top.kind === "map" && top.key !== undefined && top.keys.get(top.key) !== "";
    if (/^[[{"']/.test(this.#text.slice(at))) this.#value(line, at, column);
    else this.#frames.see(at, line.end, isMore ? "value" : "start", false);
  }

  /** The value behind a key or dash. @param indent the column of what holds it */
  #value(line: Line, from: number, indent: number): void {
    const written = this.#text.slice(from, line.end);
    const skipped = /^\s*(?:[&!][^\s]*\s*)*/.exec(written)?.[0].length ?? 0;
    const rest = written.slice(skipped);
    if (/^[[{"']/.test(rest)) {
      this.#frames.see(from, from + skipped, "value", false);
      const scan = new FlowScan(this.#text, this.#frames);
      if (!scan.read(from + skipped, line.end)) this.#open = { scan, indent };
      return;
    }
    if (/^[|>][\d+-]*\s*(#|$)/.test(rest)) {
      this.#blockText = indent;
      return;
    }
    const comment = /(^|\s)#/.exec(written)?.index ?? written.length;
    const { top } = this.#frames;
    const text = written.slice(0, comment);
    if (top?.kind === "map" && top.key !== undefined) top.keys.set(top.key, text.trim());
    this.#frames.see(from, from + comment, "value", false);
  }

  /** Ends maps and lists that are farther right. */
  #leave(column: number): void {
    const { stack } = this.#frames;
    for (;;) {
      const top = stack.at(-1);
      if (top === undefined || top.indent <= column) return;
      stack.pop();
    }
  }

  #mapAt(column: number): MapFrame {
    const { top } = this.#frames;
    if (top?.kind === "map" && top.indent === column) return top;
    const map: MapFrame = { kind: "map", indent: column, keys: new Map(), key: undefined };
    this.#frames.push(map);
    return map;
  }
}
