/** Faces that differ at most in the words in some boxes, and what was found that holds for all of them. */
import { IDENTITY, isSameMatrix, type Matrix, scaleOf } from "../units/matrix.ts";
import type { CutLine, EdgeStretch } from "./edge/edge-stretch.ts";
import { charactersOf, isBlankLine } from "./glyph-runs.ts";
import type { Legibility } from "./legibility/legibility.ts";
import { type LikePart, likeParts } from "./legibility/like-parts.ts";
import { MOST_FREE, type SettledTexts, type WeakLines } from "./legibility/settled-texts.ts";
import { neededAt, type WeakText } from "./legibility/weak-texts.ts";
import type { GlyphsItem, Origin, Scene, ScenePart } from "./scene.ts";
import { groupAround } from "./scene-parts.ts";

/** A face among those like it. */
export interface LikeFace {
  readonly parts: readonly ScenePart[];
  readonly likes: readonly LikePart[];
  readonly common: Common;
  /** The contrast that a line of its parts needs. */
  neededFor(line: GlyphsItem): number;
}

/** What holds for all faces whose parts have the same numbers. */
export interface Common {
  edges?: Edges;
  /** Indices of parts that are compared by their own numbers, because their words matter. */
  tied: readonly number[];
  /** By these numbers. */
  readonly texts: Map<string, Settled | typeof OPEN>;
}

/** What is found about the texts of all these faces. */
interface Settled {
  /** Weak texts in order; the part of one that may have other words, whose lines are only examples. */
  readonly weak: readonly (WeakLines & { readonly part: number | undefined })[];
  /** The lines of other texts that are on all faces. */
  readonly words: ReadonlySet<string>;
}

/** The edges of a face, and the looks that finding them took. */
export interface Edges {
  readonly found: readonly EdgeStretch[];
  readonly looks: number;
}

/** Each face must be judged by itself. */
const OPEN = "open";

/** Kept of each kind of faces: as many combinations of tied parts. */
const MOST_TIED = 200;

/** Finds what holds whatever some texts say. @param free those texts */
type Settle = (free: ReadonlySet<Origin>) => SettledTexts | undefined;

/** What is found about the texts of a face, if that holds for others like it; undefined if it must be judged by itself. */
export function settledFor(face: LikeFace, settle: Settle): Legibility | undefined {
  const { likes, common } = face;
  const { texts } = common;
  const tiedKey = (): string => common.tied.map((index) => ownNumber(likes[index] as LikePart)).join(" ");
  let settled = texts.get(tiedKey());
  if (settled === undefined) {
    if (texts.size >= MOST_TIED) texts.clear();
    settled = newlySettled(face, settle);
    texts.set(tiedKey(), settled);
  }
  return settled === OPEN ? undefined : legibilityOn(face, settled);
}

/** Texts whose words matter are tied from now on. */
function newlySettled({ parts, likes, common }: LikeFace, settle: Settle): Settled | typeof OPEN {
  const free = freeTexts(parts, likes, common.tied);
  const settled = settle(new Set(free.keys()));
  if (!settled) return OPEN;
  if (settled.tied.size > 0) {
    common.tied = [...common.tied, ...[...settled.tied].map((origin) => free.get(origin) as number)];
    common.texts.clear();
  }
  const weak = settled.weak.map((one) => ({
    ...one,
    part: settled.tied.has(one.origin) ? undefined : free.get(one.origin),
  }));
  return { weak, words: new Set(settled.words) };
}

const CLEAR: Legibility = { weak: [], collisions: [], isPartial: false, crossed: [] };

/** Undefined if a weak line has the words of another line: such lines are judged together. */
function legibilityOn(face: LikeFace, settled: Settled): Legibility | undefined {
  if (settled.weak.length === 0) return CLEAR;
  const weak: WeakText[] = [];
  const words: string[] = [];
  for (const { part, lines, words: own } of settled.weak) {
    if (part === undefined) {
      weak.push(...lines);
      words.push(...own);
      continue;
    }
    for (const line of linesOf(face.parts[part] as ScenePart)) {
      const text = charactersOf(line);
      const needed = face.neededFor(line);
      words.push(text);
      if (lines[0].contrast < needed)
        weak.push({ ...lines[0], origin: line.origin, text: text.trim(), needed });
    }
  }
  const all = new Set(words);
  if (all.size < words.length || words.some((one) => settled.words.has(one))) return undefined;
  return othersSay(face, settled, all) ? undefined : { ...CLEAR, weak };
}

/** True if a line of another text that may have other words has one of these. */
function othersSay(
  { parts, likes, common }: LikeFace,
  { weak }: Settled,
  words: ReadonlySet<string>,
): boolean {
  const isOther = (index: number): boolean =>
    likes[index]?.free !== undefined &&
    !common.tied.includes(index) &&
    !weak.some(({ part }) => part === index);
  return parts.some(
    (part, index) => isOther(index) && linesOf(part).some((line) => words.has(charactersOf(line))),
  );
}

/** The lines of a part that consists of a text, without blank ones. */
const linesOf = ({ items }: ScenePart): readonly GlyphsItem[] =>
  items.filter((item): item is GlyphsItem => item.kind === "glyphs" && !isBlankLine(item));

const ownNumber = ({ number, free }: LikePart): number => free?.own ?? number;

/** The texts that may have other words, each with the index of its part. */
function freeTexts(
  parts: readonly ScenePart[],
  likes: readonly LikePart[],
  tied: readonly number[],
): ReadonlyMap<Origin, number> {
  const free = new Map<Origin, number>();
  for (const [index, { texts }] of parts.entries())
    if (likes[index]?.free && !tied.includes(index)) for (const { origin } of texts) free.set(origin, index);
  return free;
}

/** Faces of one size and cut, whose parts have one place. */
interface Setting {
  readonly size: Pick<Scene, "trim" | "bleed">;
  readonly matrix: Matrix;
  readonly likeOf: (part: ScenePart) => LikePart;
  readonly neededFor: LikeFace["neededFor"];
  /** By the numbers of their parts. */
  readonly faces: Map<string, Common>;
}

/** Kept of each cut. */
const MOST_SETTINGS = 10;
/** Kept of each setting: where each face has parts of its own, there are as many as faces. */
const MOST_FACES = 2_000;

/**
 * Looks for the faces like one; undefined if the face must be judged by itself.
 * @param isBold whether a face of type counts as bold, by its key
 */
export function likeFaces(
  isBold: (face: string) => boolean,
): (scene: Scene, cutLine: CutLine) => LikeFace | undefined {
  const byCut = new Map<CutLine, Setting[]>();
  const settingOf = (scene: Scene, cutLine: CutLine): Setting => {
    const settings = byCut.get(cutLine) ?? [];
    byCut.set(cutLine, settings);
    const matrix = groupAround(scene)?.transform ?? IDENTITY;
    const known = settings.find((one) => isSameSize(one.size, scene) && isSameMatrix(one.matrix, matrix));
    if (known) return known;
    const likeOf = likeParts({ matrix, outline: cutLine.outline }, isBold);
    const { trim, bleed } = scene;
    const scale = scaleOf(matrix);
    const neededFor = (line: GlyphsItem): number => neededAt(line, scale, isBold);
    const setting: Setting = { size: { trim, bleed }, matrix, likeOf, neededFor, faces: new Map() };
    if (settings.push(setting) > MOST_SETTINGS) settings.shift();
    return setting;
  };
  return (scene, cutLine) => {
    const { parts } = scene;
    if (!parts) return undefined;
    const { likeOf, neededFor, faces } = settingOf(scene, cutLine);
    const likes = parts.map(likeOf);
    if (!mayHaveOtherWords(likes)) return undefined;
    let key = "";
    for (const { number } of likes) key += `${number} `;
    const known = faces.get(key);
    if (known) return { parts, likes, common: known, neededFor };
    if (faces.size >= MOST_FACES) faces.clear();
    const common: Common = { tied: [], texts: new Map() };
    faces.set(key, common);
    return { parts, likes, common, neededFor };
  };
}

const isSameSize = (a: Setting["size"], b: Setting["size"]): boolean =>
  a.trim.width === b.trim.width && a.trim.height === b.trim.height && a.bleed === b.bleed;

/** False with very many words, or two texts in one box. */
function mayHaveOtherWords(likes: readonly LikePart[]): boolean {
  let count = 0;
  for (let at = 0; at < likes.length; at++) {
    const { number, free } = likes[at] as LikePart;
    if (!free) continue;
    count += free.count;
    for (let before = 0; before < at; before++) if (likes[before]?.number === number) return false;
  }
  return count <= MOST_FREE;
}
