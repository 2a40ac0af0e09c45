/** Parses Markdown with the library: CommonMark, most of GFM, and front matter. */
import type { Root } from "mdast";
import { lazyPackage } from "../diagnostics/lazy-package.ts";

const reader = lazyPackage<typeof import("mdast-util-from-markdown")>("mdast-util-from-markdown");
const tableTree = lazyPackage<typeof import("mdast-util-gfm-table")>("mdast-util-gfm-table");
const tableSyntax = lazyPackage<typeof import("micromark-extension-gfm-table")>(
  "micromark-extension-gfm-table",
);
const footnoteTree = lazyPackage<typeof import("mdast-util-gfm-footnote")>("mdast-util-gfm-footnote");
const footnoteSyntax = lazyPackage<typeof import("micromark-extension-gfm-footnote")>(
  "micromark-extension-gfm-footnote",
);
const strikeTree = lazyPackage<typeof import("mdast-util-gfm-strikethrough")>("mdast-util-gfm-strikethrough");
const strikeSyntax = lazyPackage<typeof import("micromark-extension-gfm-strikethrough")>(
  "micromark-extension-gfm-strikethrough",
);
const taskTree = lazyPackage<typeof import("mdast-util-gfm-task-list-item")>("mdast-util-gfm-task-list-item");
const taskSyntax = lazyPackage<typeof import("micromark-extension-gfm-task-list-item")>(
  "micromark-extension-gfm-task-list-item",
);
const frontTree = lazyPackage<typeof import("mdast-util-frontmatter")>("mdast-util-frontmatter");
const frontSyntax = lazyPackage<typeof import("micromark-extension-frontmatter")>(
  "micromark-extension-frontmatter",
);

const FRONT_MATTER: ("yaml" | "toml")[] = ["yaml", "toml"];

/** A fence at the very start with a key below it. Without a key the text begins with a rule, or with a heading. */
const FRONT = /^(?:---|\+\+\+)[ \t]*\n(?:#.*\n)*[\w"'-]+[ \t]*[:=]/;

/** The tree of a text within the limits; `\:` is read as ESCAPED_COLON. */
export function parseMarkdown(text: string): Root {
  const kept = text.replace(/(?<!\\)((?:\\\\)*)\\:/g, `$1${ESCAPED_COLON}`);
  return reader().fromMarkdown(kept, {
    extensions: [
      tableSyntax().gfmTable(),
      footnoteSyntax().gfmFootnote(),
      // One tilde is a subscript in other dialects.
      strikeSyntax().gfmStrikethrough({ singleTilde: false }),
      taskSyntax().gfmTaskListItem(),
      ...(FRONT.test(kept) ? [frontSyntax().frontmatter(FRONT_MATTER)] : []),
    ],
    mdastExtensions: [
      tableTree().gfmTableFromMarkdown(),
      footnoteTree().gfmFootnoteFromMarkdown(),
      strikeTree().gfmStrikethroughFromMarkdown(),
      taskTree().gfmTaskListItemFromMarkdown(),
      frontTree().frontmatterFromMarkdown(FRONT_MATTER),
    ],
  });
}

/** Two characters not allowed in texts of a game, as long as what they replace. */
export const ESCAPED_COLON = "\uFFFE\uFFFE";
