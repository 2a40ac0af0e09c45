/**
 * Marks of Markdown that texts of cards do not have, as authors who know it from elsewhere write them. They would be
 * printed as they stand.
 * Limits: only what is no usual writing: "___" to write on, "~5", "#1", "# Cards: 9", "_" within a name and a single "* " before a
 * footnote are meant as they stand, and so is whatever follows a backslash.
 */

interface Mark {
  /** Begins it, and no mark that stands before it in the list. */
  readonly sign: string;
  /** Without groups of its own. */
  readonly form: string;
  /** What to write instead; the words are those inside of the mark. */
  readonly instead: string | ((words: string) => string);
}

const AFTER_WORD = String.raw`(?<![\\\p{L}\p{N}_])`;
const BEFORE_WORD = String.raw`(?![\p{L}\p{N}_])`;
/** What is between brackets is an address: the number of a move is not. */
const ADDRESS = String.raw`\((?:[a-z]+:|#|\/|\.|www\.|[\w-]+[./])[^()\s]{0,200}\)`;

/** Around a number alone, backticks may be quotation marks. */
const HOLDS_LETTER = "(?=`[^`\\n]*\\p{L})";

const bold = (words: string): string => `**${words}** for bold`;
const italic = (words: string): string => `*${words}* for italic`;

/** In the order in which they are tried at one place. */
const MARKS: readonly Mark[] = [
  { sign: "~~", form: between("~~", "~"), instead: "the text without it; cards strike nothing through" },
  { sign: "==", form: between("==", "="), instead: bold },
  { sign: "__", form: `${AFTER_WORD}${between("__", "_")}${BEFORE_WORD}`, instead: bold },
  { sign: "_", form: `${AFTER_WORD}${between("_", "_")}${BEFORE_WORD}`, instead: italic },
  { sign: "`", form: `${HOLDS_LETTER}${between("`", "`")}`, instead: italic },
  {
    sign: "![",
    form: String.raw`(?<!\\)!\[[^[\]\n]{0,100}\]${ADDRESS}`,
    instead: "an icon's name between colons, or draw the picture with <b:art> in the template",
  },
  {
    sign: "[",
    form: String.raw`(?<!\\)\[[^[\]\n]{1,100}\]${ADDRESS}`,
    instead: "its words alone: a printed link leads nowhere",
  },
  { sign: "#", form: String.raw`^(?:#{2,6} [^\s][^\n]{0,100}|# \p{Lu}[^\n\d:]{0,100}$)`, instead: bold },
  // the first item of two or more
  {
    sign: "* ",
    form: String.raw`(?<!^\* [^\n]{0,200}\n)^\* [^\s*]\S{0,100}(?=[^\n]{0,200}\n\* \S)`,
    instead: "- before each item of the list",
  },
];

/** Signs that stand close around some words. */
function between(sign: string, without: string): string {
  const inner = String.raw`[^\s${without}\\](?:[^${without}\n]{0,200}[^\s${without}\\])?`;
  return String.raw`(?<!\\)${sign}${inner}${sign}`;
}

const ANY = new RegExp(MARKS.map(({ form }) => form).join("|"), "gmu");
/** The marks with the words inside of them, in their order. @param text a paragraph, its lines as they are written */
export function markdownMarksIn(text: string): readonly string[] {
  if (!/[~=_`[#*]/.test(text)) return [];
  return [...text.matchAll(ANY)].map(([mark]) => mark);
}

/** What to write for one of them; undefined for anything else. */
export function insteadOfMarkdown(mark: string): string | undefined {
  const instead = MARKS.find(({ sign }) => mark.startsWith(sign))?.instead;
  const words = mark.replace(/^(?:#+ |[~=_`]+)|[~=_`]+$/g, "");
  return typeof instead === "function" ? instead(words) : instead;
}
