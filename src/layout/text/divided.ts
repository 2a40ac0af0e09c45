/**
 * Puts soft hyphens into the words of a text whose marks have been read, where its language divides them. Words that their
 * author has divided, words with digits and addresses stay as they are; icons and terms are no words.
 */
import { SOFT_HYPHEN } from "./characters.ts";
import type { Hyphenate } from "./hyphenator.ts";
import type { Inline } from "./markup/inline.ts";
import type { Markup } from "./markup/markup.ts";

export const divided = (markup: Markup, hyphenate: Hyphenate): Markup => ({
  ...markup,
  blocks: markup.blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => line.map((inline) => dividedInline(inline, hyphenate))),
  })),
});

const dividedInline = (inline: Inline, hyphenate: Hyphenate): Inline =>
  inline.kind === "text" ? { ...inline, text: dividedText(inline.text, hyphenate) } : inline;

/** What stands between spaces; words in it are divided by themselves: "Kampf-" and "karten" of "Kampf-karten". */
export const dividedText = (text: string, hyphenate: Hyphenate): string =>
  text.replace(/\S+/g, (piece) =>
    isFixed(piece) ? piece : piece.replace(/\p{L}[\p{L}\p{M}]+/gu, (word) => hyphenate(word)),
  );

const isFixed = (piece: string): boolean => piece.includes(SOFT_HYPHEN) || /\p{N}|[@/\\]|\w\.\w/u.test(piece);
