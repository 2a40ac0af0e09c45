/**
 * Markdown marks that texts of cards do not support, as authors who know them from elsewhere write them. They would be
 * printed literally.
 * Limits: ordinary writing is ignored: "___" to write on, "~5", "#1", "x==1", "Don`t", "^_^", "_" within a name, a
 * single "* " before a footnote, and whatever follows a backslash. "# Tricks" may be a label of a score card, so one
 * "#" counts only above a sentence.
 */

interface Mark {
  /** Prefix that no earlier mark in the list has. */
  readonly sign: string;
  /** Without capturing groups. */
  readonly form: string;
  /** What to write instead; `words` are those inside the mark. */
  readonly instead: string | ((words: string) => string);
  /** The replacement has no mark either. */
  readonly isPlain?: true;
}

/** The part between brackets must be an address: the number of a move is not one. */
const ADDRESS = `\\((?:${[
  "(?:https?|ftp|file|mailto|tel|card|scenario):",
  String.raw`www\.`,
  String.raw`#(?=[^()\s]*\p{L})`,
  String.raw`\.{0,2}/(?=[^()\s]*\p{L})`,
  String.raw`[^()\s]{1,100}\.(?:png|jpe?g|gif|svg|webp|avif|md|html?|pdf|txt|ya?ml|csv|com|org|net|info|io|eu|de|fr|uk)(?=[)/?#])`,
].join("|")})[^()\\s]{0,200}\\)`;

/** Around a number alone, backticks may be quotation marks. */
const HOLDS_LETTER = "(?=`[^`\\n]*\\p{L})";

const bold = (words: string): string => `**${words}** for bold`;
const italic = (words: string): string => `*${words}* for italic`;

/** In the order in which they are tried at one place. */
const MARKS: readonly Mark[] = [
  {
    sign: "~~",
    form: between("~~"),
    instead: "the text without it; cards have no strike-through",
    isPlain: true,
  },
  { sign: "==", form: between("=="), instead: bold },
  { sign: "__", form: between("__"), instead: bold },
  { sign: "_", form: between("_"), instead: italic },
  { sign: "`", form: `${HOLDS_LETTER}${between("`")}`, instead: italic },
  {
    sign: "![",
    form: String.raw`(?<!\\)!\[[^[\]\n]{0,100}\]${ADDRESS}`,
    instead: "an icon's name between colons, or draw the picture with <b:art> in the template",
  },
  {
    sign: "[",
    form: String.raw`(?<!\\)\[[^[\]\n]{1,100}\]${ADDRESS}`,
    instead: "only its words: a printed link cannot be followed",
    isPlain: true,
  },
  {
    sign: "#",
    form: String.raw`^(?:#{2,6} [^\s][^\n]{0,100}|# \p{Lu}[^\n\d:]{0,100}(?=\n[^\n#]*[.!?]))`,
    instead: bold,
  },
  // The first item of two or more.
  {
    sign: "* ",
    form: String.raw`(?<!^\* [^\n]{0,200}\n)^\* [^\s*]\S{0,100}(?=[^\n]{0,200}\n\* \S)`,
    instead: "- before each item of the list",
  },
];

/**
 * Signs that enclose some words, with no sign adjacent to them. Words begin and end with letters, digits or the usual
 * punctuation, so emoticons and arrows do not match.
 */
function between(sign: string): string {
  const without = sign.slice(0, 1);
  const first = String.raw`(?:[\p{L}\p{N}\p{Ps}\p{Pi}*:\u00A1\u00BF]|[-+\u2212]\p{N}|(?<=(?:^|\s)${sign})["'])`;
  const last = String.raw`[\p{L}\p{M}\p{N}\p{Pe}\p{Pf}.,;:!?\u2026%*"']`;
  const inner = String.raw`(?=[^${without}\n]*[\p{L}\p{N}])(?=${first})[^${without}\n]{1,200}(?<=${last})`;
  return String.raw`(?<![\\\p{L}\p{N}${without}<>!])${sign}${inner}${sign}(?![\p{L}\p{N}${without}<>])`;
}

/** How each of them begins. */
const BEGINNING = /~~|==|[_`[]|^#|^\* /m;
/** Made when a text needs it: its classes of characters take long to compile, and few texts have such marks. */
let any: RegExp | undefined;

/** The marks with the words inside them, in their order. @param text a paragraph, its lines as written */
export function markdownMarksIn(text: string): readonly string[] {
  if (!BEGINNING.test(text)) return [];
  any ??= new RegExp(MARKS.map(({ form }) => form).join("|"), "gmu");
  return [...text.matchAll(any)].map(([mark]) => mark.trimEnd());
}

/** What to write instead of one of them; undefined for anything else. */
export function insteadOfMarkdown(mark: string): string | undefined {
  const { sign, instead } = markOf(mark) ?? {};
  return typeof instead === "function" ? instead(wordsIn(mark, sign)) : instead;
}

/** Is it replaced by words without any mark? */
export const hasPlainInstead = (mark: string): boolean => markOf(mark)?.isPlain ?? false;

/** The signs of one of them before and after its words: "__", "__"; undefined for anything else. */
export function signsOfMarkdown(mark: string): readonly [before: string, after: string] | undefined {
  const sign = markOf(mark)?.sign;
  if (sign === undefined) return undefined;
  if (sign.endsWith("[")) return [sign, "](...)"];
  return sign === "#" || sign === "* " ? [/^[#*]+ /.exec(mark)?.[0] ?? sign, ""] : [sign, sign];
}

const markOf = (mark: string): Mark | undefined => MARKS.find(({ sign }) => mark.startsWith(sign));

/** A heading may also end in its signs. */
const wordsIn = (mark: string, sign = ""): string =>
  sign === "#" ? mark.replace(/^#+ +|\s+#+$/g, "") : mark.slice(sign.length, -sign.length);
