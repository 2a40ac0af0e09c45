/**
 * Which letters must be judged one by one. Most texts stand on an even background, away from lines, icons and other
 * texts: then the area that they are in shows that they can be read, whatever they say. First the box that the template
 * gives them is tried, because it is the same on many cards, then the area that they really cover.
 */
import { type Box, overlaps, unionOf } from "../../units/box.ts";
import { areSpent, startLooks } from "../looks.ts";
import type { Origin, PathItem, TextFact } from "../scene.ts";
import type { Drawn, Run } from "../scene-walk.ts";
import { type Icon, LEAST_CONTACT } from "./collisions.ts";
import { meets, placeAround } from "./crossed-texts.ts";
import { weakIn } from "./even-texts.ts";
import type { Marks, Means } from "./marks.ts";
import { placedLine } from "./placed-lines.ts";
import { areaAround, areaOf, holds, isReachedBy, isUpright, type TextArea } from "./text-area.ts";
import type { WeakText } from "./weak-texts.ts";

/** The runs to judge, in order: judging them alone finds the same as judging all. */
export interface OpenRuns {
  /** Weak texts found already. */
  readonly weak: readonly WeakText[];
  readonly contrast: readonly Run[];
  readonly collisions: readonly Run[];
  readonly crossings: readonly Run[];
}

/** The seen runs of one element, which follow each other. */
export interface Text {
  readonly origin: Origin;
  readonly runs: readonly [Run, ...Run[]];
  /** Around the runs. */
  readonly box: Box;
  /** The area of the box that the template gives them, if it holds all of them. */
  readonly given: TextArea | undefined;
  /** All areas that hold all of them; none if they differ in size or layer. */
  readonly areas: readonly TextArea[];
}

/** More of one kind, and comparing boxes costs more than it saves. */
export const MOST = 200;

/**
 * The looks that a text may take here; a face with the most texts has as many as its whole budget, which these are not
 * part of: that pays for the letters that are left, so a face never has less for those than if all of its letters were
 * judged. What a text takes depends on the outlines near it: tens on a plain frame, tens of thousands on ornaments.
 */
export const LOOKS_OF_TEXT = 100_000;

/**
 * @param facts of all texts of the face
 * @param most looks that each text may take; with more in all, every run is left open
 */
export function openRuns(
  marks: Marks,
  facts: readonly TextFact[],
  given: Omit<Means, "looks">,
  most = LOOKS_OF_TEXT,
): OpenRuns {
  const { runs, lines, icons } = marks;
  const texts = textsOf(marks, facts);
  const all = allOpen(runs);
  if (!texts) return all;
  const means = { ...given, looks: startLooks(most * texts.length) };
  const contrast = openForContrast(runs, texts, means);
  const crossable = lines.length === 0 ? [] : texts.filter((text) => !isApart(text, lines, means));
  if (areSpent(means.looks)) return all;
  return {
    ...contrast,
    collisions: runsOf(texts.filter((text) => isTouched(text, texts, icons))),
    crossings: runsOf(withSameWords(crossable, texts)),
  };
}

/** Every run is judged letter by letter. */
const allOpen = (runs: readonly Run[]): OpenRuns => ({
  weak: [],
  contrast: runs,
  collisions: runs,
  crossings: runs,
});

/** Weak texts are found here only if no other text must be judged: then they are in order. */
function openForContrast(
  runs: readonly Run[],
  texts: readonly Text[],
  means: Means,
): Pick<OpenRuns, "weak" | "contrast"> {
  const weak: WeakText[] = [];
  const unclear: Text[] = [];
  let isOpen = false;
  for (const text of texts) {
    if (areSpent(means.looks)) return { weak: [], contrast: runs };
    const found = weakOf(text, means);
    if (!found || found.length > 0) unclear.push(text);
    if (found) weak.push(...found);
    isOpen ||= !found;
  }
  if (unclear.length === 0) return { weak, contrast: [] };
  if (!areAlone(unclear, texts)) return { weak: [], contrast: runs };
  return isOpen ? { weak: [], contrast: runsOf(unclear) } : { weak, contrast: [] };
}

function weakOf({ areas, runs }: Text, means: Means): readonly WeakText[] | undefined {
  for (const area of areas) {
    const found = weakIn(area, runs, means);
    if (found) return found;
  }
  return undefined;
}

/** True if none of the lines meets a letter. */
export const isApart = ({ areas, runs }: Text, lines: readonly Drawn<PathItem>[], means: Means): boolean =>
  lines.every(
    (line) =>
      !areSpent(means.looks) &&
      (areas.some((area) => !isReachedBy(area, line, means.looks)) || !isMet(line, runs, means)),
  );

function isMet(line: Drawn<PathItem>, runs: readonly Run[], { fonts, looks }: Means): boolean {
  const placed = placedLine(line);
  if (!placed) return false;
  return runs.some((run) => {
    const program = fonts.get(run.item.face);
    looks.spent++;
    return (
      program !== undefined &&
      overlaps(placed.place, placeAround(run)) &&
      meets(run, placed, program, looks, () => true)
    );
  });
}

/** The texts that are seen; undefined if there are too many, or the runs of an element do not follow each other. */
export function textsOf(
  { runs, lines, icons }: Marks,
  facts: readonly TextFact[],
): readonly Text[] | undefined {
  if ([runs, lines, icons, facts].some(({ length }) => length > MOST)) return undefined;
  const texts: Text[] = [];
  const origins = new Set<Origin>();
  for (let at = 0; at < runs.length; ) {
    const { origin } = (runs[at] as Run).item;
    if (origins.has(origin)) return undefined;
    origins.add(origin);
    const own: Run[] = [];
    for (; runs[at]?.item.origin === origin; at++) if (isSeen(runs[at] as Run)) own.push(runs[at] as Run);
    const [first, ...others] = own;
    if (first) texts.push(textOf(origin, [first, ...others], facts));
  }
  return texts;
}

const isSeen = ({ item, isBlank }: Run): boolean => !isBlank && (item.fill !== null || item.stroke !== null);

function textOf(origin: Origin, runs: Text["runs"], facts: readonly TextFact[]): Text {
  const box = unionOf(runs.map(({ place }) => place)) as Box;
  const [{ item, layer }] = runs;
  if (runs.some((run) => run.layer !== layer || run.item.size !== item.size))
    return { origin, runs, box, given: undefined, areas: [] };
  const size = item.size * layer.scale;
  const tight = areaAround(box, size);
  const given = isUpright(layer.matrix)
    ? facts.find((one) => one.origin === origin && !one.isPlain)
    : undefined;
  const area = given && areaOf(given.box, size);
  return area && holds(area, box)
    ? { origin, runs, box, given: area, areas: [area, tight] }
    : { origin, runs, box, given: undefined, areas: [tight] };
}

/** True if letters of another text, or an icon, may touch those of this one. */
function isTouched(text: Text, texts: readonly Text[], icons: readonly Icon[]): boolean {
  const meets = (box: Box): boolean => overlaps(box, text.box, LEAST_CONTACT / 2);
  return texts.some((other) => other !== text && meets(other.box)) || icons.some(({ core }) => meets(core));
}

const runsOf = (texts: readonly Text[]): readonly Run[] => texts.flatMap(({ runs }) => runs);

/** These texts, and the others that have a line with the same words: such lines may be one, drawn twice. */
function withSameWords(open: readonly Text[], texts: readonly Text[]): readonly Text[] {
  if (open.length === 0 || open.length === texts.length) return open;
  const words = new Set(runsOf(open).map(({ text }) => text));
  return texts.filter((text) => open.includes(text) || text.runs.some((run) => words.has(run.text)));
}

/**
 * True if no line of these texts has the same words as another line. Lines with the same words are judged together, which
 * may divide the lines of an element.
 */
export function areAlone(open: readonly Text[], texts: readonly Text[]): boolean {
  const words = runsOf(open).map(({ text }) => text);
  return withSameWords(open, texts).length === open.length && new Set(words).size === words.length;
}
