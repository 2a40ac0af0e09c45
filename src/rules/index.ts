/** All rules, in the order of the manual: by group, then by fault. */
import { lowResolution } from "./art/low-resolution.ts";
import { brokenRun } from "./deck/broken-run.ts";
import { duplicateId } from "./deck/duplicate-id.ts";
import { mixedBacks } from "./deck/mixed-backs.ts";
import { unknownTemplate } from "./deck/unknown-template.ts";
import { unreadField } from "./deck/unread-field.ts";
import { wrongCount } from "./deck/wrong-count.ts";
import type { Rule } from "./define-rule.ts";
import { unknownFont } from "./game/unknown-font.ts";
import { noNumbers } from "./rules/no-numbers.ts";
import { unknownRuleName } from "./rules/unknown-name.ts";
import { unknownArt } from "./template/unknown-art.ts";
import { unknownField } from "./template/unknown-field.ts";
import { unknownIcon } from "./template/unknown-icon.ts";
import { brokenWord } from "./text/broken-word.ts";
import { missingGlyph } from "./text/missing-glyph.ts";
import { missingStyle } from "./text/missing-style.ts";
import { outsideSafeZone } from "./text/outside-safe-zone.ts";
import { overflow } from "./text/overflow.ts";
import { tooSmall } from "./text/too-small.ts";
import { unclosedMark } from "./text/unclosed-mark.ts";
import { unknownName } from "./text/unknown-name.ts";

export const RULES: readonly Rule[] = [
  lowResolution,
  brokenRun,
  duplicateId,
  mixedBacks,
  unknownTemplate,
  unreadField,
  wrongCount,
  unknownFont,
  noNumbers,
  unknownRuleName,
  unknownArt,
  unknownField,
  unknownIcon,
  brokenWord,
  missingGlyph,
  missingStyle,
  outsideSafeZone,
  overflow,
  tooSmall,
  unclosedMark,
  unknownName,
];
