/**
 * The rules that check each face on its own. They also run on pages that belong to prints, not to decks of the game:
 * posters, lists, leading pages.
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
