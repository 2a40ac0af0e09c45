/** Markdown to its syntax tree: CommonMark and the tables of GFM, by the library. */
import type { Root } from "mdast";
import { lazyPackage } from "../source/lazy-package.ts";

const reader = lazyPackage<typeof import("mdast-util-from-markdown")>("mdast-util-from-markdown");
const tableTree = lazyPackage<typeof import("mdast-util-gfm-table")>("mdast-util-gfm-table");
const tableSyntax = lazyPackage<typeof import("micromark-extension-gfm-table")>(
  "micromark-extension-gfm-table",
);

/** The tree of a text that is not too much; `\:` reads as ESCAPED_COLON. */
export function parseMarkdown(text: string): Root {
  const kept = text.replace(/(?<!\\)((?:\\\\)*)\\:/g, `$1${ESCAPED_COLON}`);
  return reader().fromMarkdown(kept, {
    extensions: [tableSyntax().gfmTable()],
    mdastExtensions: [tableTree().gfmTableFromMarkdown()],
  });
}

/** Two characters that no text of a game may hold, as long as what they stand for. */
export const ESCAPED_COLON = "\uFFFE\uFFFE";
