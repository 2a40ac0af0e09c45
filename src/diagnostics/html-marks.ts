/**
 * HTML in texts, as spreadsheets and websites leave it behind: tags and character references. Texts of cards have their own
 * marks, so HTML is printed literally.
 * Limits: only formatting tags and common references; "<red>" and "<3" are literal text.
 */

/** What to write instead, by the name of the tag. */
const TAGS: Readonly<Record<string, string>> = {
  ...instead("**words** for bold", ["b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th"]),
  ...instead("*words* for italic", ["i", "em", "cite"]),
  ...instead("\\n for a new line", ["br"]),
  ...instead("an empty line between paragraphs", ["p", "div"]),
  ...instead("a line that begins with - for each item", ["ul", "ol", "li"]),
  ...instead("the sign itself, such as ² or ₂", ["sup", "sub"]),
  ...instead("the text without it", [
    ...["u", "s", "strike", "del", "ins", "span", "font", "small", "big", "center", "a", "img", "hr"],
    ...["table", "tbody", "thead", "tr", "td", "code", "pre", "blockquote"],
  ]),
};

const NO_BREAK_SPACE = "\u00A0";

const CHARACTERS: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: NO_BREAK_SPACE },
  ...{
    ndash: "–",
    mdash: "—",
    hellip: "…",
    bull: "•",
    middot: "·",
    times: "×",
    minus: "−",
    deg: "°",
    euro: "€",
  },
  ...{ lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„", laquo: "«", raquo: "»" },
  ...{ copy: "©", reg: "®", trade: "™", frac12: "½", frac14: "¼", frac34: "¾", sup2: "²", sup3: "³" },
  ...{
    auml: "ä",
    ouml: "ö",
    uuml: "ü",
    Auml: "Ä",
    Ouml: "Ö",
    Uuml: "Ü",
    szlig: "ß",
    ccedil: "ç",
    ntilde: "ñ",
  },
  ...{
    eacute: "é",
    egrave: "è",
    ecirc: "ê",
    agrave: "à",
    aacute: "á",
    iacute: "í",
    oacute: "ó",
    uacute: "ú",
  },
  ...{ larr: "←", uarr: "↑", rarr: "→", darr: "↓", hearts: "♥", spades: "♠", clubs: "♣", diams: "♦" },
};

const MARK =
  /(?<!\\)(?:<\/?([a-z][a-z0-9]{0,9})(?:\s[^<>\n]{0,200})?\/?>|&(?:([a-z]{2,7}\d{0,2})|#\d{2,7}|#x[\da-f]{2,6});)/gi;

function instead(words: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, words]));
}

/** The tags and references, in their order. */
export function htmlMarksIn(text: string): readonly string[] {
  if (!text.includes("<") && !text.includes("&")) return [];
  return [...text.matchAll(MARK)].map(([mark]) => mark).filter((mark) => insteadOfHtml(mark) !== undefined);
}

/** What to write instead of one of them: "**words** for bold", "the sign &"; undefined for anything but HTML. */
export function insteadOfHtml(mark: string): string | undefined {
  if (mark.startsWith("<")) {
    const name = /[a-z][a-z0-9]*/i.exec(mark)?.[0].toLowerCase() ?? "";
    return Object.hasOwn(TAGS, name) ? TAGS[name] : undefined;
  }
  const sign = characterOf(mark.slice(1, -1));
  if (sign === undefined) return undefined;
  return sign.trim() === "" ? "a space" : `the sign ${sign}`;
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith("#")) return Object.hasOwn(CHARACTERS, name) ? CHARACTERS[name] : undefined;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  // No control characters, no halves of surrogate pairs.
  const isSound = code >= 0x20 && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000);
  return isSound && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
