/** The facts about a face that rules need, without its drawing. There are thousands, so they keep what is derived from them. */
import { Keeper } from "../../remember/derived.ts";
import type { PackedList } from "../../remember/packed-form.ts";
import type { SceneFacts } from "../../scene/scene.ts";

/** The facts of a scene, without what is drawn. */
export class Facts extends Keeper implements SceneFacts {
  readonly trim: SceneFacts["trim"];
  readonly bleed: SceneFacts["bleed"];
  readonly texts: SceneFacts["texts"];
  readonly pictures: SceneFacts["pictures"];
  readonly svgPictures: SceneFacts["svgPictures"];
  readonly icons: SceneFacts["icons"];
  readonly missing: SceneFacts["missing"];

  constructor({ trim, bleed, texts, pictures, svgPictures, icons, missing }: SceneFacts) {
    super();
    this.trim = trim;
    this.bleed = bleed;
    this.texts = texts;
    this.pictures = pictures;
    this.svgPictures = svgPictures;
    this.icons = icons;
    this.missing = missing;
  }
}

/** The facts of a face, unpacked when somebody needs one of them: most faces have nothing worth examining. */
export class LateFacts extends Keeper implements SceneFacts {
  readonly #list: PackedList<SceneFacts>;
  readonly #index: number;
  #unpacked: SceneFacts | undefined;

  constructor(list: PackedList<SceneFacts>, index: number) {
    super();
    this.#list = list;
    this.#index = index;
  }

  get trim() {
    return this.#facts.trim;
  }

  get bleed() {
    return this.#facts.bleed;
  }

  get texts() {
    return this.#facts.texts;
  }

  get pictures() {
    return this.#facts.pictures;
  }

  get svgPictures() {
    return this.#facts.svgPictures;
  }

  get icons() {
    return this.#facts.icons;
  }

  get missing() {
    return this.#facts.missing;
  }

  get #facts(): SceneFacts {
    this.#unpacked ??= this.#list.at(this.#index);
    return this.#unpacked;
  }
}
