/** What rules keep of a game from one check to the next, for as long as a process checks it: it only saves work. */
import { Folds } from "./folds.ts";
import { KnownTexts } from "./printed-texts/numbered/known-texts.ts";

/** Empty at first; the rules of each check fill it. For one game only. */
export class KnownGame {
  readonly texts = new KnownTexts();
  readonly folds = new Folds();
}
