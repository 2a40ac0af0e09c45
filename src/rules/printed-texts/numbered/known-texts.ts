/** The numbered texts of a game, kept from one check to the next: then only texts that are new are read. */
import { KnownRows } from "../deck-rows.ts";
import { NumberedTexts } from "./numbered-texts.ts";

/** Of one game, for as long as a process checks it. */
export class KnownTexts {
  #texts = new NumberedTexts();
  /** The printed fields of cards as numbers of these texts. */
  readonly rows = new KnownRows();

  get texts(): NumberedTexts {
    return this.#texts;
  }

  /** Texts that the game no longer has stay, until most of them are gone. @param count number of texts that it has now */
  forget(count: number): void {
    if (this.#texts.texts.length > 2 * count + SPARE) this.#texts = new NumberedTexts();
  }
}

const SPARE = 200;
