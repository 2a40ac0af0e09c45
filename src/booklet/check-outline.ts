/** Checks headings: one title, chapters below it, no skipped level, none as long as a paragraph. */

import { shortened } from "../diagnostics/words.ts";
import { type Block, type Heading, plainText } from "./blocks.ts";
import type { Report } from "./names.ts";

export function checkOutline(blocks: readonly Block[], report: Report): void {
  const headings = blocks.filter((block) => block.kind === "heading");
  for (const [index, heading] of headings.entries()) {
    checkLevel(heading, headings[index - 1], report);
    checkLength(heading, report);
  }
}

/** Two lines in the table of contents. */
const LONGEST = 150;

function checkLength({ words, place }: Heading, report: Report): void {
  const text = plainText(words);
  if (text.length <= LONGEST) return;
  report("booklet/long-heading", place, {
    message: `the heading "${shortened(text)}" has ${text.length} characters, expected ${LONGEST} at most`,
    fix: "shorten it, and put the rest into the text below it",
  });
}

function checkLevel({ level, words, place }: Heading, before: Heading | undefined, report: Report): void {
  if (level === 1 && before)
    report("booklet/second-title", place, {
      message: `"${plainText(words)}" is a second title`,
      fix: "write ## for a chapter",
    });
  const deepest = (before?.level ?? 1) + 1;
  if (level <= deepest) return;
  const marks = "#".repeat(deepest);
  report("booklet/heading-jump", place, {
    message: `the heading "${plainText(words)}" is at level ${level}, expected ${deepest} at most`,
    why: "a section outside a chapter has no place in the table of contents",
    fix: `write ${marks}`,
  });
}
