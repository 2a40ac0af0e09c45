/** The shorthand `font` (CSS Fonts 4, section 2.9): "italic bold 12px/1.5 'Pirata One', serif". */

export type Longhand = readonly [name: string, value: string];

/** Everything that the shorthand sets, at its initial value. */
const RESET: Readonly<Record<string, string>> = {
  "font-style": "normal",
  "font-variant": "normal",
  "font-variant-caps": "normal",
  "font-variant-numeric": "normal",
  "font-variant-ligatures": "normal",
  "font-variant-position": "normal",
  "font-weight": "normal",
  "font-stretch": "normal",
  "font-size": "medium",
  "font-family": "",
  "font-kerning": "auto",
  "font-feature-settings": "normal",
};

/** Words before the size, by the property that each sets; "normal" sets none. */
const WORDS: readonly (readonly [property: string, word: RegExp])[] = [
  ["font-style", /^(?:italic|oblique(?:\s+[-+.\d]+(?:deg|grad|rad|turn))?)(?=\s)/i],
  ["font-variant-caps", /^small-caps(?=\s)/i],
  ["font-weight", /^(?:bold|bolder|lighter|[1-9]\d{0,3})(?=\s)/i],
  ["font-stretch", /^(?:(?:ultra|extra|semi)-)?(?:condensed|expanded)(?=\s)/i],
  ["", /^normal(?=\s)/i],
];

const SIZE =
  /^((?:xx-|x-)?(?:small|large)|xxx-large|medium|smaller|larger|[+]?(?:\d+\.?\d*|\.\d+)(?:[a-z]+|%))(?:\s*\/\s*[^\s/]+)?\s+(\S.*)$/is;

/** The longhands; undefined if the value is not a font, which CSS then ignores. */
export function expandFont(value: string): readonly Longhand[] | undefined {
  if (/^(?:inherit|initial|unset|revert|revert-layer)$/i.test(value))
    return Object.keys(RESET).map((name) => [name, value]);
  const found: Record<string, string> = {};
  let rest = value.trim();
  for (let next = wordOf(rest); next; next = wordOf(rest)) {
    const [property, word] = next;
    if (property !== "" && found[property] !== undefined) return undefined;
    if (property !== "") found[property] = word;
    rest = rest.slice(word.length).trimStart();
  }
  const [, size, family] = SIZE.exec(rest) ?? [];
  if (size === undefined || family === undefined) return undefined;
  return Object.entries({ ...RESET, ...found, "font-size": size, "font-family": family });
}

function wordOf(text: string): readonly [property: string, word: string] | undefined {
  for (const [property, pattern] of WORDS) {
    const word = pattern.exec(text)?.[0];
    if (word !== undefined) return [property, word];
  }
  return undefined;
}
