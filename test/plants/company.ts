/** Plants put into the shipped game together: the changes of each, and the place of its finding among the others. */
import { SHIPPED_FILES, type TextFiles } from "../support/game/shipped-game.ts";
import { type Plant, type Planted, planted } from "./plant.ts";

/** What a plant changes in one file, as one range of the shipped text. */
interface Change {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly put: string;
  /** Whether the shipped game has no such file. */
  readonly isNew: boolean;
}

/** The game with a single plant, made once. */
interface Alone {
  readonly place: Planted;
  readonly changes: readonly Change[];
}

export interface Company {
  readonly plants: readonly Plant[];
  readonly changes: readonly Change[];
}

const alone = new Map<Plant, Alone>();

export function company(plants: readonly Plant[]): Company {
  return { plants, changes: plants.flatMap((plant) => aloneOf(plant).changes) };
}

/** True if no plant of the company has the same rule, changes a line that this one changes, or creates the same file. */
export function isFreeFor({ plants, changes }: Company, plant: Plant): boolean {
  return (
    plants.every(({ rule }) => rule !== plant.rule) &&
    aloneOf(plant).changes.every((one) => changes.every((other) => !touches(one, other)))
  );
}

/** The game with all its plants. */
export function textsOf({ changes }: Company): TextFiles {
  const texts = { ...SHIPPED_FILES };
  for (const { path, start, end, put } of [...changes].sort((a, b) => b.start - a.start)) {
    const text = texts[path] ?? "";
    texts[path] = text.slice(0, start) + put + text.slice(end);
  }
  return texts;
}

/** The expected line of a plant's finding: its own, shifted by the lines that others add or remove above it. */
export function placeIn({ changes }: Company, plant: Plant): Pick<Planted, "file" | "line"> {
  const { place, changes: own } = aloneOf(plant);
  const moved = changes
    .filter((change) => change.path === place.file && !own.includes(change))
    .filter(({ start }) => start < shippedOffset(place, own))
    .reduce((sum, change) => sum + breaksIn(change.put) - breaksIn(removed(change)), 0);
  return { file: place.file, line: place.line + moved };
}

function aloneOf(plant: Plant): Alone {
  const known = alone.get(plant);
  if (known) return known;
  const place = planted(plant);
  const paths = Object.keys(place.files).filter((path) => place.files[path] !== SHIPPED_FILES[path]);
  const made = { place, changes: paths.map((path) => changeOf(path, place.files[path] ?? "")) };
  alone.set(plant, made);
  return made;
}

/** Between the common beginning and the common end of both texts. */
function changeOf(path: string, text: string): Change {
  const before = SHIPPED_FILES[path] ?? "";
  const most = Math.min(before.length, text.length);
  let start = 0;
  while (start < most && before[start] === text[start]) start++;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === text.at(-1 - same)) same++;
  const put = text.slice(start, text.length - same);
  return { path, start, end: before.length - same, put, isNew: SHIPPED_FILES[path] === undefined };
}

/** Where the line of a plant's finding begins in the shipped text. */
function shippedOffset({ files, file, line }: Planted, own: readonly Change[]): number {
  const lines = (files[file] ?? "").split("\n").slice(0, line - 1);
  const offset = lines.reduce((sum, one) => sum + one.length + 1, 0);
  const change = own.find(({ path }) => path === file);
  if (!change || offset <= change.start) return offset;
  return Math.max(change.start, offset - change.put.length + (change.end - change.start));
}

function touches(one: Change, other: Change): boolean {
  if (one.path !== other.path) return false;
  if (one.isNew) return true;
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const between = (SHIPPED_FILES[one.path] ?? "").slice(first.end, second.start);
  return second.start <= first.end || breaksIn(between) < 2;
}

const removed = ({ path, start, end }: Change): string => (SHIPPED_FILES[path] ?? "").slice(start, end);
const breaksIn = (text: string): number => text.split("\n").length - 1;
