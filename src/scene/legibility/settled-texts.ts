/**
 * What is found about the texts of a face whatever some of them say, as long as their words stay in the boxes that the
 * template gives them: on an even background, away from lines, icons and other texts.
 */
import { type Box, contains, overlaps, unionOf } from "../../units/box.ts";
import { areSpent, startLooks } from "../looks.ts";
import type { Origin, PathItem, Scene } from "../scene.ts";
import { type Drawn, walkScene } from "../scene-walk.ts";
import { iconsIn, LEAST_CONTACT } from "./collisions.ts";
import { weakIn } from "./even-texts.ts";
import type { Means } from "./marks.ts";
import { areAlone, isApart, LOOKS_OF_TEXT, MOST, type Text, textsOf } from "./open-runs.ts";
import { areaOfInk, isReachedBy, type TextArea } from "./text-area.ts";
import type { WeakText } from "./weak-texts.ts";

/** Lines of other words in the same boxes, at most: with those of the face, `openRuns` still judges by areas. */
export const MOST_VARIABLE = MOST / 2;

/** Holds for faces with other words in boxes, as long as no line of a weak text has the words of another line. */
export interface SettledTexts {
  /** Texts with too little contrast, in order. */
  readonly weak: readonly WeakLines[];
  /** The lines of the other texts, as far as these cannot have other words. */
  readonly words: readonly string[];
  /** Texts with other words than these, for which this holds only as long as they stay in a part of their box. */
  readonly within: ReadonlyMap<Origin, Room>;
  /** Texts that could have other words, for which this holds only if they have not. */
  readonly fixed: ReadonlySet<Origin>;
}

/** Where a text is, in the scene. */
export interface Room {
  /** Around its lines and icons. */
  readonly covered: Box;
  /** Around its letters. */
  readonly ink: Box;
}

/** A text that may have other words. */
export interface VariablePlace {
  readonly now: Room;
  /** Where other words were. If possible, what is found holds there too. */
  readonly before: Room | undefined;
}

/** The weak lines of a text. All have one colour and one background. */
export interface WeakLines {
  readonly origin: Origin;
  readonly lines: readonly [WeakText, ...WeakText[]];
  /** Of all its lines, weak or not. */
  readonly words: readonly string[];
}

/**
 * Undefined unless `openRuns` judges all texts of the face by areas, and finds the same whatever some say.
 * @param variable the texts that may have other words, which stay in their boxes
 */
export function settledTexts(
  scene: Scene,
  variable: ReadonlyMap<Origin, VariablePlace>,
  given: Omit<Means, "looks">,
): SettledTexts | undefined {
  const { runs, lines, uses } = walkScene(scene);
  const icons = iconsIn(uses, scene);
  const texts = textsOf({ runs, lines, icons }, scene.texts);
  if (!texts || runs.length > MOST_VARIABLE) return undefined;
  // Half of what openRuns has: with other words, it needs a little more or less.
  const means: Means = { ...given, looks: startLooks((LOOKS_OF_TEXT / 2) * texts.length) };
  const withIcons = new Set(uses.map(({ item }) => item.origin));
  const within = new Map<Origin, Room>();
  const fixed = new Set<Origin>();
  const weak: WeakLines[] = [];
  const words: string[] = [];
  const unclear: Text[] = [];
  const regions: Region[] = [];
  for (const text of texts) {
    const { origin } = text;
    const own = text.runs.map((run) => run.text);
    const place = variable.get(origin);
    const whatever = place && whateverItSays(text, place, lines, means);
    const settled = whatever ?? asItIs(text, lines, means);
    if (!settled) return undefined;
    if (whatever?.room) within.set(origin, whatever.room);
    if (place && !whatever) fixed.add(origin);
    const [first, ...others] = settled.weak;
    if (first) {
      unclear.push(text);
      weak.push({ origin, lines: [first, ...others], words: own });
    } else if (!whatever) words.push(...own);
    regions.push({ box: settled.area.box, hasIcons: withIcons.has(origin) });
  }
  const isTouched = regions.some(
    (one, index) =>
      icons.some(({ core }) => overlaps(one.box, core, LEAST_CONTACT / 2)) ||
      regions.some((other, before) => before < index && areTouching(one, other)),
  );
  if (isTouched || areSpent(means.looks) || !areAlone(unclear, texts)) return undefined;
  return { weak, words, within, fixed };
}

/** What is found about a text for all words that stay in its box, or else in some part of it. */
function whateverItSays(
  { given, runs }: Text,
  { now, before }: VariablePlace,
  lines: Lines,
  means: Means,
): (Settled & { readonly room?: Room }) | undefined {
  if (!given) return undefined;
  const whole = settledIn(given, runs, lines, means);
  if (whole) return whole;
  for (const room of before ? [around(before, now), now] : [now]) {
    const settled = settledIn(areaOfInk(room.covered, room.ink, given.size), runs, lines, means);
    if (settled) return { ...settled, room };
  }
  return undefined;
}

const around = (a: Room, b: Room): Room => ({
  covered: unionOf([a.covered, b.covered]) as Box,
  ink: unionOf([a.ink, b.ink]) as Box,
});

function settledIn(area: TextArea, runs: Text["runs"], lines: Lines, means: Means): Settled | undefined {
  const weak = weakIn(area, runs, means);
  if (!weak || lines.some((line) => isReachedBy(area, line, means.looks))) return undefined;
  // It is cut off.
  const isSeen = weak.length === 0 || contains({ x: 0, y: 0, ...means.trim }, area.box, 0);
  return isSeen ? { area, weak } : undefined;
}

interface Settled {
  readonly area: TextArea;
  /** Its weak lines. */
  readonly weak: readonly WeakText[];
}

/** What is found about a text if its words are these. */
function asItIs(text: Text, lines: Lines, means: Means): Settled | undefined {
  for (const area of text.areas) {
    const weak = weakIn(area, text.runs, means);
    if (weak) return isApart(text, lines, means) ? { area, weak } : undefined;
  }
  return undefined;
}

type Lines = readonly Drawn<PathItem>[];

/** Where a text is, whatever it says. */
interface Region {
  readonly box: Box;
  /** There may be icons among its words, which are background for other texts. */
  readonly hasIcons: boolean;
}

const areTouching = (a: Region, b: Region): boolean =>
  overlaps(a.box, b.box, a.hasIcons || b.hasIcons ? 0 : LEAST_CONTACT / 2);
