/** What is judged about texts, and what it is judged with. */
import type { FontPrograms } from "../../font/font-program.ts";
import type { Size } from "../../units/box.ts";
import type { Surroundings } from "../background.ts";
import type { PathItem } from "../scene.ts";
import type { Drawn, Run } from "../scene-walk.ts";
import type { Icon } from "./collisions.ts";

/** What is drawn on a face, as far as it concerns texts. */
export interface Marks {
  readonly runs: readonly Run[];
  /** Strokes and thin shapes, those of texts included. */
  readonly lines: readonly Drawn<PathItem>[];
  readonly icons: readonly Icon[];
}

/** What texts are judged with. */
export interface Means extends Surroundings {
  readonly trim: Size;
  readonly fonts: FontPrograms;
  /** Whether a face counts as bold, by its key. */
  isBold(face: string): boolean;
}
