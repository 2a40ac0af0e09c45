/**
 * The drawings of a shared page as SVG source: each once, cut as the piece is, and everything that they have in common
 * (outlines of letters, icons, pictures) once for all of them.
 */
import type { FontPrograms } from "../../../font/font-program.ts";
import { OutlineDefinitions } from "../../../scene/outline/outline-definitions.ts";
import { outlineElements } from "../../../scene/outline/outline-items.ts";
import type { Scene } from "../../../scene/scene.ts";
import type { SharedDrawing } from "./shared-game.ts";

/** A drawing to write, and how its piece is cut. */
export interface DrawingToShare {
  readonly scene: Scene;
  readonly corner: number;
  /** The cut line as path data in mm; absent for a card. */
  readonly cut?: string;
}

export class SharedDrawings {
  readonly #definitions = new OutlineDefinitions("");
  readonly #fonts: FontPrograms;
  readonly #pictures: ReadonlyMap<string, string>;

  /** @param pictures data URIs by the keys of pictures */
  constructor(fonts: FontPrograms, pictures: ReadonlyMap<string, string>) {
    this.#fonts = fonts;
    this.#pictures = pictures;
  }

  /** SVG source by id; each definition refers only to earlier ones. */
  get definitions(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#definitions.byId);
  }

  write({ scene, corner, cut }: DrawingToShare): SharedDrawing {
    const { items, symbols, trim } = scene;
    const elements = outlineElements(items, {
      fonts: this.#fonts,
      symbols,
      pictures: (key) => this.#pictures.get(key),
      sharesPictures: true,
      definitions: this.#definitions,
      unit: 1,
    });
    const clip = cut && this.#definitions.clip(cut, "nonzero", CUT_DECIMALS);
    return {
      ...{ width: trim.width, height: trim.height, corner },
      svg: clip ? `<g clip-path="url(#${clip})">${elements}</g>` : elements,
      texts: scene.texts.map(({ text }) => text.trim()).filter((text) => text !== ""),
    };
  }
}

/** Of cut lines, in mm. */
const CUT_DECIMALS = 2;
