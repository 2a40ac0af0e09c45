/** Reads maps and lists in brackets, and texts in quotes, which may go on over several lines. */
import { type Frames, unquoted } from "./frames.ts";

export class FlowScan {
  readonly #text: string;
  readonly #frames: Frames;
  /** The depth of the stack outside the brackets. */
  readonly #outside: number;
  /** Where the key or value being read begins. */
  #from = 0;
  #quote: string | undefined;
  /** The end of the last line that was read. */
  #last = 0;
  #isBegun = false;

  constructor(text: string, frames: Frames) {
    this.#text = text;
    this.#frames = frames;
    this.#outside = frames.stack.length;
  }

  /** Reads on to the end of a line. @returns true once the brackets are closed */
  read(start: number, end: number): boolean {
    if (!this.#isBegun) this.#from = start;
    this.#isBegun = true;
    this.#last = end;
    for (let at = start; at < end; at++) if (this.#character(at)) return true;
    return false;
  }

  /** The brackets are not closed, and what follows does not belong to them. */
  abandon(): void {
    this.#end(this.#last);
    this.#frames.stack.length = this.#outside;
  }

  /** @returns true if it closes the outermost bracket */
  #character(at: number): boolean {
    const character = this.#text[at] as string;
    if (this.#quote) {
      if (character !== this.#quote || (character === '"' && this.#text[at - 1] === "\\")) return false;
      this.#quote = undefined;
      if (this.#isInside) return false;
      this.#end(at + 1);
      return true;
    }
    if (/["']/.test(character) && this.#text.slice(this.#from, at).trim() === "") {
      this.#quote = character;
      return false;
    }
    if (character === "{" || character === "[") {
      this.#see(at);
      if (character === "[") this.#frames.push({ kind: "list", indent: -1, index: 0 });
      else this.#frames.push({ kind: "map", indent: -1, keys: new Map(), key: undefined });
      this.#from = at + 1;
      return false;
    }
    if (!this.#isInside) return false;
    if (character === "}" || character === "]") {
      this.#end(at);
      this.#frames.stack.pop();
      this.#from = at + 1;
      return this.#frames.stack.length === this.#outside;
    }
    const { top } = this.#frames;
    if (character === ",") {
      this.#end(at);
      if (top?.kind === "list") top.index += 1;
      else if (top) top.key = undefined;
      this.#from = at + 1;
    } else if (character === ":" && top?.kind === "map" && top.key === undefined && this.#endsKey(at)) {
      this.#see(at);
      top.key = unquoted(this.#text.slice(this.#from, at));
      top.keys.set(top.key, "");
      this.#from = at + 1;
    }
    return false;
  }

  get #isInside(): boolean {
    return this.#frames.stack.length > this.#outside;
  }

  #endsKey(at: number): boolean {
    const next = this.#text[at + 1];
    return next === undefined || /[\s,[\]{}]/.test(next) || /["']\s*$/.test(this.#text.slice(this.#from, at));
  }

  /** A key or value ends here. */
  #end(at: number): void {
    const { top } = this.#frames;
    const written = this.#text.slice(this.#from, at);
    if (top?.kind === "map" && top.key !== undefined && written.trim() !== "")
      top.keys.set(top.key, unquoted(written));
    this.#see(at);
  }

  #see(at: number): void {
    const { top } = this.#frames;
    const isInside = this.#isInside;
    const isKey = isInside && top?.kind === "map" && top.key === undefined;
    this.#frames.see(this.#from, at, isKey ? "key" : "value", isInside);
  }
}
