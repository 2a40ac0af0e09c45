/**
 * Sets plain words quickly: Latin letters, figures and common signs from left to right, in fonts whose rules for them
 * are single substitutions, ligatures, contextual forms of both, and pair kerning. Everything else is left to the font
 * engine, which has to read and build far more before its first word; both give the same glyphs at the same places
 * (`test/font/plain/plain-shaper.test.ts`).
 * Limits: no marks, no variable or Apple fonts, no kerning by a kern table.
 */
import { derivedLocally } from "../../remember/derived.ts";
import type { Tables } from "../tables/directory.ts";
import { classesAt } from "../tables/glyph-sets.ts";
import { featuresOf, type RuleTable, rulesFor } from "../tables/lookups.ts";
import { positioning } from "./pairs.ts";
import { RuleList } from "./rule-list.ts";
import { NotPlain, type PlainRun, quietly, type RuleFont } from "./run.ts";
import { substitution } from "./substitutions.ts";

/** One placed glyph; lengths in font units, y up. */
export interface ShapedGlyph {
  readonly id: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
  readonly codePoints: readonly number[];
}

export interface PlainSign {
  readonly codePoint: number;
  readonly id: number;
}

/** Undefined if the word, the features or the font need more. */
export type PlainShaper = (signs: readonly PlainSign[], features: Features) => ShapedGlyph[] | undefined;

/** Features that the font engine turns on in every left-to-right text that is not vertical. */
const FEATURES = "rvrn ltra ltrm ccmp locl rlig mark mkmk calt clig liga rclt curs kern".split(" ");
/** These apply only around a fraction slash, even if they are turned on. */
const OF_FRACTIONS = ["frac", "numr", "dnom"];
/** Tables whose rules are not supported here. */
const OTHERS = ["morx", "fvar", "HVAR"];
/** Numbers expanded from one font's tables, two bytes each; a font of 20,000 glyphs has two million. */
const MOST_NUMBERS = 8_000_000;
/** GDEF's class of marks. */
const MARK = 3;

interface Rules {
  readonly substitutions: RuleList;
  readonly positionings: RuleList;
}

/** @param advanceOf width of a glyph in font units */
export function plainShaper(tables: Tables, glyphs: number, advanceOf: (id: number) => number): PlainShaper {
  if (OTHERS.some((tag) => tables.has(tag)) || !(tables.has("GSUB") || tables.has("GPOS")))
    return () => undefined;
  const font = ruleFont(tables, glyphs);
  if (!font) return () => undefined;
  const [ofLatin, ofSigns] = ["latn", "zzzz"].map((script) => rulesOfScript(tables, font, script));
  return (signs, features) => {
    let isLatinText = false;
    for (const sign of signs) {
      if (!isPlain(sign, font)) return undefined;
      isLatinText ||= isLatin(sign.codePoint);
    }
    const rules = (isLatinText ? ofLatin : ofSigns)?.(features);
    return rules && quietly(() => shaped(signs, rules, advanceOf));
  };
}

type Features = Readonly<Record<string, boolean>>;

/** The rules of a script with certain features; undefined if they are not supported. */
function rulesOfScript(
  tables: Tables,
  font: RuleFont,
  script: string,
): (features: Features) => Rules | undefined {
  const made = new Map<string, Rules | undefined>();
  return derivedLocally((features: Features) => {
    const key = JSON.stringify(features);
    if (!made.has(key))
      made.set(
        key,
        quietly(() => rulesOf(tables, font, script, features)),
      );
    return made.get(key);
  });
}

function ruleFont(tables: Tables, glyphs: number): RuleFont | undefined {
  const gdef = tables.get("GDEF");
  const offset = gdef?.getUint16(4) ?? 0;
  let spent = 0;
  const spend = (count: number): void => {
    spent += count;
    if (spent > MOST_NUMBERS) throw new NotPlain();
  };
  const unmarked = { glyphs, spend, isMark: () => false };
  const classes = gdef && offset > 0 ? quietly(() => classesAt(gdef, offset, unmarked)) : undefined;
  if (gdef && offset > 0 && !classes) return undefined;
  return { glyphs, spend, isMark: (id) => classes?.[id] === MARK };
}

function isPlain({ codePoint, id }: PlainSign, font: RuleFont): boolean {
  return isPlainCharacter(codePoint) && id < font.glyphs && !font.isMark(id);
}

/** Latin and its punctuation; no marks, no invisible characters, no fraction stroke. */
function isPlainCharacter(code: number): boolean {
  if (code < 0x250) return code >= 0x20 && !(code >= 0x7f && code < 0xa0) && code !== 0xad;
  if (code < 0x2060)
    return (code >= 0x2010 && code <= 0x2027) || (code >= 0x2030 && code !== 0x2044 && code <= 0x205e);
  return code === 0x20ac || code === 0x2122 || code === 0x2212;
}

function isLatin(code: number): boolean {
  if (code < 0xaa) return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  return code < 0x250 && (code >= 0xc0 || code === 0xaa || code === 0xba) && code !== 0xd7 && code !== 0xf7;
}

function rulesOf(tables: Tables, font: RuleFont, script: string, features: Features): Rules {
  if (OF_FRACTIONS.some((tag) => features[tag]) || isKernedByTable(tables, script)) throw new NotPlain();
  const wanted = new Set(FEATURES);
  for (const [tag, isOn] of Object.entries(features)) isOn ? wanted.add(tag) : wanted.delete(tag);
  const make = (tag: string, extension: number, rule: typeof substitution): RuleList => {
    const table = tables.get(tag);
    if (!table) return new RuleList([], font);
    const rules: RuleTable = { table, extension };
    const numbers = rulesFor(rules, script, [...wanted]);
    const rulesByNumber = new Map([...new Set(numbers)].map((number) => [number, rule(rules, number, font)]));
    return new RuleList(
      numbers.flatMap((number) => rulesByNumber.get(number) ?? []),
      font,
    );
  };
  return { substitutions: make("GSUB", 7, substitution), positionings: make("GPOS", 9, positioning) };
}

/** The old table counts if the rules of the script have no kerning. */
function isKernedByTable(tables: Tables, script: string): boolean {
  const table = tables.get("GPOS");
  return tables.has("kern") && !(table && featuresOf({ table, extension: 9 }, script).has("kern"));
}

function shaped(signs: readonly PlainSign[], rules: Rules, advanceOf: (id: number) => number): ShapedGlyph[] {
  const run: PlainRun = { ids: [], codePoints: [], advances: [], dx: [], dy: [] };
  for (const { id, codePoint } of signs) {
    run.ids.push(id);
    run.codePoints.push([codePoint]);
  }
  rules.substitutions.apply(run);
  for (const id of run.ids) {
    run.advances.push(advanceOf(id));
    run.dx.push(0);
    run.dy.push(0);
  }
  rules.positionings.apply(run);
  return run.ids.map((id, at) => ({
    id,
    advance: run.advances[at] as number,
    dx: run.dx[at] as number,
    dy: run.dy[at] as number,
    codePoints: run.codePoints[at] as readonly number[],
  }));
}
