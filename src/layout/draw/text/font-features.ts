/** OpenType features that CSS turns on or off: font-variant and its parts, font-kerning, font-feature-settings. */
import { cssValue, type Style } from "../../svg/css/style.ts";

type Features = Readonly<Record<string, boolean>>;

/** The features that each keyword turns on or off (CSS Fonts 4, sections 6.4 to 6.9). */
const WORDS: Readonly<Record<string, Features>> = {
  "small-caps": { smcp: true },
  "all-small-caps": { smcp: true, c2sc: true },
  "petite-caps": { pcap: true },
  "all-petite-caps": { pcap: true, c2pc: true },
  unicase: { unic: true },
  "titling-caps": { titl: true },
  "lining-nums": { lnum: true, onum: false },
  "oldstyle-nums": { onum: true, lnum: false },
  "proportional-nums": { pnum: true, tnum: false },
  "tabular-nums": { tnum: true, pnum: false },
  "diagonal-fractions": { frac: true },
  "stacked-fractions": { afrc: true },
  ordinal: { ordn: true },
  "slashed-zero": { zero: true },
  "common-ligatures": { liga: true, clig: true },
  "no-common-ligatures": { liga: false, clig: false },
  "discretionary-ligatures": { dlig: true },
  "no-discretionary-ligatures": { dlig: false },
  "historical-ligatures": { hlig: true },
  "no-historical-ligatures": { hlig: false },
  contextual: { calt: true },
  "no-contextual": { calt: false },
  none: { liga: false, clig: false, dlig: false, hlig: false, calt: false },
  sub: { subs: true },
  super: { sups: true },
  "historical-forms": { hist: true },
  jis78: { jp78: true },
  jis83: { jp83: true },
  jis90: { jp90: true },
  jis04: { jp04: true },
  simplified: { smpl: true },
  traditional: { trad: true },
  "full-width": { fwid: true },
  "proportional-width": { pwid: true },
  ruby: { ruby: true },
};

const VARIANTS = [
  "font-variant",
  "font-variant-caps",
  "font-variant-numeric",
  "font-variant-ligatures",
  "font-variant-position",
  "font-variant-alternates",
  "font-variant-east-asian",
];

export function featuresOf(style: Style): Features {
  const features: Record<string, boolean> = {};
  for (const word of variantWords(style)) Object.assign(features, WORDS[word]);
  if (cssValue(style, "font-kerning") === "none") features.kern = false;
  const settings = cssValue(style, "font-feature-settings");
  if (settings === "normal") return features;
  for (const [, tag, value] of settings.matchAll(SETTING))
    features[tag as string] = value === undefined || (value !== "off" && value !== "0");
  return features;
}

const SETTING = /["']([ -~]{4})["'](?:\s+(on|off|\d+))?/g;

const variantWords = (style: Style): readonly string[] =>
  VARIANTS.flatMap((property) => cssValue(style, property).split(/\s+/)).filter((word) =>
    Object.hasOwn(WORDS, word),
  );

/** Features that browsers imitate with smaller or raised letters if the font lacks them, by their CSS keyword. */
const IMITATED: readonly (readonly [words: string, tag: string])[] = [
  ["small-caps", "smcp"],
  ["all-small-caps", "smcp"],
  ["petite-caps", "pcap"],
  ["sub", "subs"],
  ["super", "sups"],
];

/** Values of CSS with a distinct look that a font may lack, with the feature that each needs. */
export function asksForLooks(style: Style): readonly (readonly [word: string, tag: string])[] {
  const words = variantWords(style);
  return IMITATED.filter(([word]) => words.includes(word));
}
