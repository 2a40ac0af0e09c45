/**
 * The rules that look at each face by itself. They are asked again about pages that belong to prints and not to the game's
 * decks: posters, lists, leading pages.
 */
import { endsAtCut } from "./art/ends-at-cut.ts";
import { lowResolution } from "./art/low-resolution.ts";
import type { Rule } from "./define-rule.ts";
import { unknownArt } from "./template/unknown-art.ts";
import { unknownIcon } from "./template/unknown-icon.ts";
import { lowContrast } from "./text/low-contrast.ts";
import { overlap } from "./text/overlap.ts";
import { rawMark } from "./text/raw-mark.ts";
import { touchesLine } from "./text/touches-line.ts";

export const FACE_RULES: readonly Rule[] = [
  endsAtCut,
  lowResolution,
  unknownArt,
  unknownIcon,
  lowContrast,
  overlap,
  rawMark,
  touchesLine,
];
