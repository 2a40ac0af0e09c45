/**
 * Drawings of cards as pictures: SVG documents that are put together when they are first shown. In `<img>`, nothing in
 * them can run or load anything.
 */
import type { SharedGame } from "../../pipeline/print/share/shared-game.ts";

/** Whatever SVG source refers to. */
const REFERENCES = /(?:href="#|url\(#)([a-z]\d+)/g;

export class Pictures {
  readonly #game: SharedGame;
  readonly #addresses = new Map<number, string>();

  constructor(game: SharedGame) {
    this.#game = game;
  }

  /** The address of a drawing, in the memory of the page. */
  addressOf(index: number): string {
    const known = this.#addresses.get(index);
    if (known !== undefined) return known;
    const made = URL.createObjectURL(new Blob([this.#documentOf(index)], { type: "image/svg+xml" }));
    this.#addresses.set(index, made);
    return made;
  }

  #documentOf(index: number): string {
    const { drawings, definitions } = this.#game;
    const { width, height, svg } = drawings[index] as SharedGame["drawings"][number];
    const used = new Set<string>();
    addUsed(svg, definitions, used);
    const defs = [...used].map((id) => definitions[id]).join("");
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${svg}</svg>`;
  }
}

/** Adds the ids of everything that some source refers to, and of what that refers to. */
function addUsed(source: string, definitions: SharedGame["definitions"], used: Set<string>): void {
  for (const [, id] of source.matchAll(REFERENCES)) {
    const definition = id === undefined ? undefined : definitions[id];
    if (id === undefined || definition === undefined || used.has(id)) continue;
    used.add(id);
    addUsed(definition, definitions, used);
  }
}
