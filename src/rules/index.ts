/** All rules, in the order of the manual: by group, then by fault. */
import { lowResolution } from "./art/low-resolution.ts";
import { brokenRun } from "./deck/broken-run.ts";
import { duplicateId } from "./deck/duplicate-id.ts";
import { unknownTemplate } from "./deck/unknown-template.ts";
import { unreadField } from "./deck/unread-field.ts";
import { wrongCount } from "./deck/wrong-count.ts";
import type { Rule } from "./define-rule.ts";
import { unknownRuleName } from "./rules/unknown-name.ts";
import { unknownArt } from "./template/unknown-art.ts";
import { unknownField } from "./template/unknown-field.ts";
import { unknownIcon } from "./template/unknown-icon.ts";
import { brokenWord } from "./text/broken-word.ts";
import { missingGlyph } from "./text/missing-glyph.ts";
import { outsideSafeZone } from "./text/outside-safe-zone.ts";
import { overflow } from "./text/overflow.ts";
import { tooSmall } from "./text/too-small.ts";
import { unknownName } from "./text/unknown-name.ts";

export const RULES: readonly Rule[] = [
  lowResolution,
  brokenRun,
  duplicateId,
  unknownTemplate,
  unreadField,
  wrongCount,
  unknownRuleName,
  unknownArt,
  unknownField,
  unknownIcon,
  brokenWord,
  missingGlyph,
  outsideSafeZone,
  overflow,
  tooSmall,
  unknownName,
];
