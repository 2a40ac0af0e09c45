/**
 * Marks of other Markdown dialects, which CommonMark reads as text: they would be printed literally. Recognised by their
 * form in the source of a text, so anything that an author escapes with a backslash is literal.
 * Limits: a form is reported whatever it means; marks that a dialect writes in words are unknown.
 */

/** What was found, and what to do instead. */
export interface RawMark {
  /** As it is written. */
  readonly mark: string;
  /** "is a highlight, which booklets do not support": continues after the mark. */
  readonly what: string;
  readonly fix: string;
}

interface Form {
  readonly pattern: RegExp;
  readonly what: string;
  readonly fix: string | ((mark: string) => string);
  /** Which matches of the pattern count; default all. */
  readonly isMeant?: (mark: string) => boolean;
}

/**
 * Dollars are prices unless something between them looks like a formula: a TeX command or mark, a single letter, or an
 * operator with something on either side. After an amount, words also mean a price: "$5/turn, not 6$".
 */
function isFormula(mark: string): boolean {
  const inside = mark.slice(1, -1);
  if (/[\\^_{}]|^[A-Za-z]$/.test(inside)) return true;
  return /[=<>+*/]/.test(inside) && /[^=<>+*/]$/.test(inside) && !/^\d.*\p{L}{2}/u.test(inside);
}

const BOLD_INSTEAD = "write **bold** or *italic* instead";

/** In search order: what one matches, no later one matches again. */
const FORMS: readonly Form[] = [
  {
    pattern: /^\[!\w+\][+-]?/gm,
    what: "marks an alert, which booklets do not support",
    fix: (mark) => `write a word in bold instead: > **${titled(mark)}.** ...`,
  },
  {
    pattern: /\[\^[^\s[\]]+\]/g,
    what: "is a footnote whose text is missing",
    fix: (mark) => `write its text in a separate paragraph: ${mark}: ...`,
  },
  {
    pattern: /^:[ \t]+\S.*$/gm,
    what: "begins a definition without a term above it",
    fix: "write the term on the line above",
  },
  {
    pattern: /!\[\[[^[\]\n]+\]\]/g,
    what: "embeds a file, which booklets do not support",
    fix: "show a card with ![what it shows](card:<deck>/<card>)",
  },
  {
    pattern: /\[\[(?:_?toc_?)\]\]|^\[toc\]$/gim,
    what: "requests a table of contents",
    fix: "remove it; `contents:` in the booklet's YAML file says whether there is one",
  },
  {
    pattern: /\[\[[^[\]\n]+\]\]/g,
    what: "is a wiki link, which booklets do not support",
    fix: "write [words](#heading) or [words](card:<deck>/<card>)",
  },
  {
    pattern: /\^\[[^\]\n]+\]/g,
    what: "is a footnote in the line, which booklets do not support",
    fix: "write [^1], and in a separate paragraph [^1]: with its text",
  },
  {
    pattern: /\[@[\w:.-]+[^\]\n]*\]/g,
    what: "is a citation, which booklets do not support",
    fix: "write out what it refers to",
  },
  {
    pattern: /^\*\[[^\]\n]+\]:/gm,
    what: "explains an abbreviation, which booklets do not support",
    fix: "write the explanation where the abbreviation is first used",
  },
  {
    pattern: /^#{2,6}[^\s#]\S*|^#\p{L}\S*/gmu,
    what: "would be a heading if a space followed its marks",
    fix: (mark) => `write "${spacedOut(mark)}", or \\${mark} if the sign is intentional`,
  },
  {
    pattern: /^[-+]\p{L}{2}\S*/gmu,
    what: "would be a list item if a space followed its mark",
    fix: (mark) => `write "${spacedOut(mark)}", or \\${mark} if the sign is intentional`,
  },
  {
    pattern: /^\d{1,9}[.)]\p{L}{2}\S*/gmu,
    what: "would be a list item if a space followed its number",
    fix: (mark) => `write "${spacedOut(mark)}"`,
  },
  {
    pattern: /^\[[ xX]\](?=\s|$)/gm,
    what: "is a box to tick without a list or without words",
    fix: "write - [ ] with a space and the words of the task",
  },
  {
    pattern: /^\[[-~/!?>*]\](?=\s)/gm,
    what: "is a tick box in a state that booklets do not support",
    fix: "write - [ ] or - [x]",
  },
  {
    pattern: /^\|.*\|[ \t]*$/gm,
    what: "is a table row without a line of dashes below the header",
    fix: "write | --- | --- | below the first row",
  },
  {
    pattern: /^\+[-=+]{3,}\+[ \t]*$/gm,
    what: "draws a grid, which booklets do not support",
    fix: "write the table with bars and a line of dashes: | --- | --- |",
  },
  {
    pattern: /^:{3,}.*$/gm,
    what: "begins or ends a container, which booklets do not support",
    fix: "write it as a quote: > before each of its lines",
  },
  {
    pattern: /==(?=\S)[^=\n]+(?<=\S)==/g,
    what: "is a highlight, which booklets do not support",
    fix: BOLD_INSTEAD,
  },
  {
    pattern: /\+\+(?=\S)[^+\n]+(?<=\S)\+\+/g,
    what: "is underlined, which booklets do not support",
    fix: BOLD_INSTEAD,
  },
  {
    pattern: /\|\|(?=\S)[^|\n]+(?<=\S)\|\|/g,
    what: "is a hidden text, which booklets do not support",
    fix: "print it elsewhere, such as at the end of the booklet",
  },
  {
    pattern: /%%(?:[^%\n]|%(?!%))+%%/g,
    what: "is an Obsidian comment, which would be printed",
    fix: "write <!-- ... -->",
  },
  {
    pattern: /\{%[^%\n]*%\}|\{\{[<%][^\n]*?[%>]\}\}/g,
    what: "is a command of a website generator, which is not executed",
    fix: "remove it",
  },
  {
    pattern: /\{[:#.][\w-][^{}\n]*\}/g,
    what: "gives attributes, which are not used",
    fix: "remove it; the look of a booklet is in its YAML file",
  },
  {
    pattern: /\$\$[^$\n]*(?:\$\$)?/g,
    what: "is a formula, which booklets do not support",
    fix: "write it in words and signs, such as 2 × 3",
  },
  {
    // A letter or digit after the second dollar makes it the beginning of a price: "$2/$X".
    pattern: /\$(?=[^\s$])[^$\n]*?(?<=[^\s$])\$(?![\p{L}\d])/gu,
    what: "is a formula, which booklets do not support",
    fix: "write it in words and signs, such as 2 × 3; \\$ prints the sign",
    isMeant: isFormula,
  },
  {
    pattern: /~~(?=\S)|(?<=\S)~~/g,
    what: "strikes nothing through, because its other half is missing",
    fix: "write ~~words~~ in one paragraph, or \\~\\~ if the signs are intentional",
  },
  {
    pattern: /~[^\s~]+~/g,
    what: "is a subscript, which booklets do not support",
    fix: "write the sign itself, such as H₂O, or ~~words~~ to strike them through",
  },
  {
    pattern: /\^(?=[^\s^]*[\p{L}\p{N}])[^\s^]+\^/gu,
    what: "is a superscript, which booklets do not support",
    fix: "write the sign itself, such as m²",
  },
  {
    pattern: /(?<=\s)\^[A-Za-z][A-Za-z0-9-]*$/gm,
    what: "names a block for links, which is not used",
    fix: "remove it; links lead to headings: [words](#heading)",
  },
  {
    pattern: /\[[^[\]\n]+\]\[[^[\]\n]*\]/g,
    what: "is a link whose address is missing",
    fix: "write [words](#heading), or another address in the round brackets",
  },
];

/** Whether a range of text is at the start and at the end of its line. */
export interface Ends {
  readonly begins: boolean;
  readonly ends: boolean;
}

/** @param source a range of text as written, without any marks of CommonMark left */
export function rawMarksIn(source: string, { begins, ends }: Ends): readonly RawMark[] {
  const lines = source.replace(LINE_LEAD, (lead) => `${HIDDEN.repeat(lead.length - 1)}\n`);
  let rest = `${begins ? "" : HIDDEN}${masked(lines)}${ends ? "" : HIDDEN}`;
  const found: (RawMark & { readonly at: number })[] = [];
  for (const { pattern, what, fix, isMeant = () => true } of FORMS)
    rest = rest.replace(pattern, (mark: string, ...more: readonly unknown[]) => {
      if (!isMeant(mark)) return mark;
      const at = more.find((one) => typeof one === "number") as number;
      const from = begins ? at : at - 1;
      const written = source.slice(from, from + mark.length);
      found.push({ mark: written, what, fix: typeof fix === "string" ? fix : fix(written), at });
      return HIDDEN.repeat(mark.length);
    });
  return found.sort((a, b) => a.at - b.at);
}

/** A line break with what precedes the text of the next line: spaces, and quote marks. */
const LINE_LEAD = /\n[ \t>]+/g;

/** Replaces what is not a mark; no pattern contains it. */
const HIDDEN = "\uFFFC";

/** Characters after a backslash and HTML references are literal. */
const masked = (source: string): string =>
  source.replace(/\\[!-/:-@[-`{-~]|&#?\w{1,31};/g, (found) => HIDDEN.repeat(found.length));

/** "## Turn" for "##Turn". */
const spacedOut = (mark: string): string => mark.replace(/^(#+|[-+]|\d+[.)])/, "$1 ");

/** "Note" for "[!NOTE]". */
function titled(mark: string): string {
  const word = mark.replace(/\W/g, "").toLowerCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}
