/** The maps and lists around a place in YAML, and what is found where the cursor is. */
import type { YamlCursor } from "./cursor.ts";

export interface MapFrame {
  readonly kind: "map";
  /** The column of its keys, from 0; -1 in brackets. */
  readonly indent: number;
  /** Values as written by key; "" for maps, lists and what is not written yet. */
  readonly keys: Map<string, string>;
  /** The field that is being read. */
  key: string | undefined;
}

export interface ListFrame {
  readonly kind: "list";
  readonly indent: number;
  index: number;
}

export type Frame = MapFrame | ListFrame;

/** The stack of maps and lists, and the cursor's place in it once the scan has come by. */
export class Frames {
  readonly stack: Frame[] = [];
  found: YamlCursor | undefined;
  #home: Frame | undefined;
  readonly #text: string;
  readonly #offset: number;

  constructor(text: string, offset: number) {
    this.#text = text;
    this.#offset = offset;
  }

  get top(): Frame | undefined {
    return this.stack.at(-1);
  }

  push(frame: Frame): void {
    const { top } = this;
    if (top?.kind === "map" && top.key !== undefined) top.keys.set(top.key, "");
    this.stack.push(frame);
  }

  /** True once the cursor is found and the map or list around it is read to its end. */
  get isDone(): boolean {
    return this.found !== undefined && (this.#home === undefined || !this.stack.includes(this.#home));
  }

  /** Notes the cursor if it is between two offsets, both included, in which a key or value is written, or nothing. */
  see(start: number, end: number, slot: YamlCursor["slot"], isFlow: boolean): void {
    if (this.found || this.#offset < start || this.#offset > end) return;
    const home = this.stack.findLast((frame) => frame.kind === "map") as MapFrame | undefined;
    this.#home = home;
    const isKey = slot === "key";
    const steps = this.stack.map((frame) => (frame.kind === "map" ? frame.key : frame.index));
    const path = (isKey ? steps.slice(0, -1) : steps).filter((step) => step !== undefined);
    this.found = { path, slot, ...this.#word(start, end), beside: home?.keys ?? new Map(), isFlow };
  }

  /** What is written between two offsets, without the space around it; nothing if the cursor is in that space. */
  #word(start: number, end: number): { readonly from: number; readonly to: number } {
    const written = this.#text.slice(start, end);
    const from = start + (written.length - written.trimStart().length);
    const to = start + written.trimEnd().length;
    const isInside = from < to && this.#offset >= from && this.#offset <= to;
    return isInside ? { from, to } : { from: this.#offset, to: this.#offset };
  }
}

/** A key or value without its quotes. */
export function unquoted(written: string): string {
  const text = written.trim();
  const [, , inner] = /^(["'])(.*)\1$/s.exec(text) ?? [];
  if (inner === undefined) return text;
  return text.startsWith("'") ? inner.replaceAll("''", "'") : inner.replaceAll(/\\(.)/g, "$1");
}
