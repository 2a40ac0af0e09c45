/** Checks headings: one title, chapters below it, no skipped level, none as long as a paragraph. */

import { shortened } from "../diagnostics/words.ts";
import { type Block, type Heading, plainText } from "./blocks.ts";
import type { Tell } from "./names.ts";

export function checkOutline(blocks: readonly Block[], tell: Tell): void {
  const headings = blocks.filter((block) => block.kind === "heading");
  for (const [index, heading] of headings.entries()) {
    checkLevel(heading, headings[index - 1], tell);
    checkLength(heading, tell);
  }
}

/** Two lines in the table of contents. */
const LONGEST = 150;

function checkLength({ words, place }: Heading, tell: Tell): void {
  const text = plainText(words);
  if (text.length <= LONGEST) return;
  tell("booklet/long-heading", place, {
    message: `the heading "${shortened(text)}" has ${text.length} characters, expected ${LONGEST} at most`,
    fix: "shorten it, and put the rest into the text below it",
  });
}

function checkLevel({ level, words, place }: Heading, before: Heading | undefined, tell: Tell): void {
  if (level === 1 && before)
    tell("booklet/second-title", place, {
      message: `"${plainText(words)}" is a second title`,
      fix: "write ## for a chapter",
    });
  const deepest = (before?.level ?? 1) + 1;
  if (level <= deepest) return;
  const marks = "#".repeat(deepest);
  tell("booklet/heading-jump", place, {
    message: `the heading "${plainText(words)}" is at level ${level}, expected ${deepest} at most`,
    why: "a section outside a chapter has no place in the table of contents",
    fix: `write ${marks}`,
  });
}
