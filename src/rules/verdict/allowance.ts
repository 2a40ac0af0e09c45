/**
 * Allowances: comments that let one rule's findings on a line pass, with a reason.
 *
 *     size: 5pt  # broadside-allow text/too-small: the imprint may be small
 *     # broadside-allow text/too-small: the imprint may be small
 *     <!-- broadside-allow text/too-small: the imprint may be small -->
 *
 * This module reads the comments; `verdict.ts` applies them.
 */
import type { Place, TextEdit } from "../../diagnostics/diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import { rangeEdit } from "../../source/edit/value-edit.ts";
import { placeAt } from "../../source/locate.ts";
import type { TextRange } from "../../source/tree.ts";
import type { CommentText } from "./comments.ts";
import { presentId } from "./renamed-rules.ts";

export interface Allowance {
  /** The rule's current id, even if an earlier one is written. */
  readonly rule: string;
  /** Empty if none is given: then the allowance is ignored. */
  readonly reason: string;
  /** From "broadside-allow" to the end of the rule's id. */
  readonly place: Place;
  readonly rulePlace: Place;
  /** The line whose findings it allows. */
  readonly line: number;
}

/** A comment that was probably meant as an allowance. */
export interface Malformed {
  readonly place: Place;
  readonly message: string;
  readonly fix: string;
  readonly edits?: readonly TextEdit[];
}

const WORD = "broadside-allow";
const FORM = `${WORD} group/fault: reason`;

/** Reads an allowance from a comment; undefined for every other comment. */
export function readAllowance(comment: CommentText): Allowance | Malformed | undefined {
  const parts = /^([\s#]*)(\S+)(\s*)([\s\S]*)$/.exec(comment.text);
  if (!parts) return undefined;
  const [, before = "", word = "", blank = "", rest = ""] = parts;
  const start = comment.start + before.length;
  const written = { start, end: start + word.length };
  if (word !== WORD) return misspelled(comment, word, rest, written);
  return readRest(comment, written, { text: rest, start: written.end + blank.length });
}

function readRest(
  comment: CommentText,
  word: TextRange,
  rest: { readonly text: string; readonly start: number },
): Allowance | Malformed {
  const [, rule = "", blank = "", colon = "", reason = ""] =
    /^([^\s:]*)(\s*)(:?)([\s\S]*)$/.exec(rest.text) ?? [];
  const ruleRange = { start: rest.start, end: rest.start + rule.length };
  const malformed = (range: TextRange, message: string, edits?: readonly TextEdit[]): Malformed => ({
    place: placeAt(comment.file, range),
    message,
    fix: `write ${FORM}`,
    ...(edits ? { edits } : {}),
  });
  if (rule === "") return malformed(word, `"${WORD}" names no rule`);
  if (/[,;]/.test(rule)) return malformed(ruleRange, "one comment allows one rule; write one for each");
  if (colon === "" && reason !== "") {
    const insertion = { start: ruleRange.end, end: ruleRange.end };
    const message = `there is no colon between the rule "${rule}" and the reason`;
    return malformed(ruleRange, message, [rangeEdit(comment.file, insertion, blank === "" ? ": " : ":")]);
  }
  return {
    rule: presentId(rule),
    reason: reason.trim(),
    place: placeAt(comment.file, { start: word.start, end: ruleRange.end }),
    rulePlace: placeAt(comment.file, ruleRange),
    line: comment.line,
  };
}

/** "broadside-alow", "Broadside_Allow", "broadside allow text/overflow: ...", but not a sentence about broadsides. */
function misspelled(
  { file }: CommentText,
  word: string,
  rest: string,
  range: TextRange,
): Malformed | undefined {
  const bare = word.replace(/:$/, "");
  const isSplit = /^broadside$/i.test(bare) && /^al+ow\s+[a-z]+\/[a-z]/i.test(rest);
  const isNear = /[-_]/.test(bare) && nearest(bare, [WORD]) !== undefined;
  if (!isSplit && !isNear) return undefined;
  const found = isSplit ? `${word} ${rest.split(/\s/, 1)[0]}` : word;
  const end = isSplit ? range.end : range.start + word.length;
  return {
    place: placeAt(file, { start: range.start, end }),
    message: `unknown directive "${found}"; did you mean "${WORD}"?`,
    fix: `write ${FORM}`,
    ...(isSplit ? {} : { edits: [rangeEdit(file, range, WORD)] }),
  };
}
