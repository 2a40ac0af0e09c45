/**
 * Lays the cards of a scenario as they are wanted: lines of cards that stay keep their text and comments, those that change
 * get other values, those that are gone leave, and new ones come in where they belong. Names of squares follow their cards.
 * A track that is written as a picture stays one where it can, and otherwise becomes a list.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { counted } from "../../../diagnostics/words.ts";
import type { LengthClass, Turn } from "../../../schema/files.ts";
import { entryOf as fieldOf, insertFields } from "../../../source/edit/node-edits.ts";
import { insertedItems, type ListAt, movedItem, removedItems } from "../../../source/edit/yaml/items.ts";
import { type NewPlaces, renamedSquare } from "../../../track/renamed-squares.ts";
import type { ProjectContext } from "../../project.ts";
import type { DeckEdits } from "../cards/deck-edits.ts";
import { entryOf } from "../scenario/scenario-yaml.ts";
import { setClaims } from "./claims.ts";
import {
  type AskedCard,
  isSameCard,
  type LaidCard,
  laidCards,
  newPlaces,
  steadyItems,
  type WantedCard,
  wantedCard,
} from "./laid-cards.ts";
import { renameSquares } from "./moved-names.ts";
import { nodeIn, type OpenScenario, rootOf, wordIn } from "./open-scenario.ts";
import { picturedTrack } from "./pictured-track.ts";
import { type CardBar, removedBars } from "./remove-bars.ts";
import { formOf } from "./track-form.ts";
import { trackTitle, type WantedEnds } from "./track-title.ts";

export interface TrackAsk {
  readonly kind: "change-track";
  readonly game: string;
  /** Path of the scenario's file, from the project's root. */
  readonly file: string;
  /** Ids of the cards of the track as it was seen, which `from` counts: another track is not changed. */
  readonly seen: readonly string[];
  /** All cards that it is to have, in travelling order, each with what changes. */
  readonly track: readonly AskedCard[];
  /** Where it starts and ends, by names of squares of the new track. */
  readonly ends?: WantedEnds | undefined;
  /** What the file then says about its track; default as before. */
  readonly length?: LengthClass | undefined;
  readonly forcedDiagonals?: number | undefined;
  /** Bars that are removed from the map cards themselves, wherever they lie. */
  readonly withoutBars?: readonly CardBar[] | undefined;
  /** The name of the step; default made from the change. */
  readonly title?: string | undefined;
}

/** More are refused, because nobody lays so many. */
export const MOST_LAID = 999;

/**
 * @throws BroadsideError `bad-order` if the track is another one by now, for cards that cannot be laid like this, and for a
 * file in which that cannot be written
 */
export function setTrack(project: ProjectContext, scenario: OpenScenario, ask: TrackAsk): DeckEdits {
  const { path, yaml } = scenario;
  const isPicture = formOf(yaml.now()) === "map";
  const picture = isPicture ? picturedTrack(project, ask.game, scenario) : undefined;
  const before = picture?.before ?? laidCards(scenario);
  refuseOther(before, ask);
  const wanted = ask.track.map((card) => wantedCard(card, before));
  const places = newPlaces(before.length, wanted);
  const ends = changedEnds(scenario, places, ask);
  const title = ask.title ?? trackTitle(before, wanted, ends);
  const isDone =
    (picture
      ? picture.lay(wanted)
      : setCards(scenario, before, wanted) && arrange(scenario, places, wanted)) &&
    renameSquares(scenario, places) &&
    setEnds(scenario, ends) &&
    setClaims(project, scenario, ask, wanted[0]?.card);
  const isList = formOf(yaml.now()) !== "map";
  if (!isDone || (isList && !isAsWanted(laidCards(scenario), wanted)))
    throw badOrder(
      `${path} is written in a way in which its track cannot be changed here, for example with anchors or several cards in a line; change it in the file`,
    );
  const decks = ask.withoutBars?.length ? removedBars(project, ask.game, ask.withoutBars) : [];
  return { title, files: [{ path, edits: yaml.edits() }, ...decks] };
}

function refuseOther(before: readonly LaidCard[], { seen, track, file }: TrackAsk): void {
  if (seen.length !== before.length || before.some(({ card }, index) => card !== seen[index]))
    throw badOrder(`the track in ${file} has changed meanwhile; look at it and make the change again`);
  if (track.length > MOST_LAID)
    throw badOrder(`\`track\`: expected at most ${counted(MOST_LAID, "card")}, not ${track.length}`);
  const from = track.flatMap((card) => card.from ?? []);
  if (from.some((index) => index >= before.length) || new Set(from).size < from.length)
    throw badOrder("`track`: each `from` is the index of another card of the track");
}

/** Those of the ends that are wanted otherwise than the file has them then. */
function changedEnds(scenario: OpenScenario, places: NewPlaces, ask: TrackAsk): WantedEnds {
  const end = (field: "start" | "finish"): string | null | undefined => {
    const written = wordIn(scenario, [field]);
    const now = written === undefined ? null : (renamedSquare(written, places) ?? null);
    const wanted = ask.ends?.[field];
    return wanted === now ? undefined : wanted;
  };
  return { start: end("start"), finish: end("finish") };
}

function setCards(
  { yaml }: OpenScenario,
  before: readonly LaidCard[],
  wanted: readonly WantedCard[],
): boolean {
  return wanted.every(({ from, card, at, turn, acceleration, dropsHeading = false }) => {
    if (from === undefined) return true;
    const old = before[from] as LaidCard;
    const entry = ["track", from];
    return (
      (card === old.card || yaml.set([...entry, "card"], card)) &&
      (at[0] === old.at[0] || yaml.set([...entry, "at", 0], at[0])) &&
      (at[1] === old.at[1] || yaml.set([...entry, "at", 1], at[1])) &&
      (turn === old.turn || yaml.set([...entry, "turn"], turn === 0 ? undefined : turn)) &&
      (acceleration === old.acceleration ||
        yaml.set([...entry, "acceleration"], acceleration ? true : undefined)) &&
      (!dropsHeading || yaml.set([...entry, "heading"], undefined))
    );
  });
}

/** Removes, moves and adds items. */
function arrange(
  scenario: OpenScenario,
  places: readonly (number | undefined)[],
  wanted: readonly WantedCard[],
): boolean {
  const { yaml } = scenario;
  const at = (): ListAt => ({ file: yaml.now(), root: rootOf(scenario), key: "track" });
  const step = (edits: ReturnType<typeof movedItem>): boolean => {
    if (edits) yaml.step(edits);
    return edits !== undefined;
  };
  const gone = places.flatMap((place, index) => (place === undefined ? [index] : []));
  if (gone.length > 0 && !step(removedItems(at(), gone)))
    if (!gone.toReversed().every((index) => step(removedItems(at(), [index])))) return false;
  const order = wanted.flatMap(({ from }) => from ?? []);
  const steady = steadyItems(order);
  const now = order.toSorted((a, b) => a - b);
  for (const from of order) {
    if (steady.has(from)) continue;
    const here = now.indexOf(from);
    now.splice(here, 1);
    // behind the one that comes before it in the end, which is in its place already or does not move
    const before = order[order.indexOf(from) - 1];
    const to = before === undefined ? 0 : now.indexOf(before) + 1;
    now.splice(to, 0, from);
    if (here !== to && !step(movedItem(at(), here, to))) return false;
  }
  return wanted.every((card, place) => {
    if (card.from !== undefined) return true;
    const text = entryOf({ ...card, turn: card.turn as Turn });
    return step(insertedItems(at(), place, [text]));
  });
}

/** A new one is written behind the track. */
function setEnds(scenario: OpenScenario, { start, finish }: WantedEnds): boolean {
  const { yaml } = scenario;
  return Object.entries({ start, finish }).every(([field, name]) => {
    if (name === undefined) return true;
    if (name === null) return nodeIn(scenario, [field]) === undefined || yaml.set([field], undefined);
    const root = rootOf(scenario);
    const track = fieldOf(root, "track");
    const before = field === "finish" ? (fieldOf(root, "start") ?? track) : track;
    if (nodeIn(scenario, [field]) !== undefined || !before) return yaml.set([field], name);
    yaml.step([insertFields(yaml.now(), root, before, [`${field}: ${name}`])]);
    return wordIn(scenario, [field]) === name;
  });
}

const isAsWanted = (cards: readonly LaidCard[], wanted: readonly WantedCard[]): boolean =>
  cards.length === wanted.length &&
  cards.every((card, index) => isSameCard(card, wanted[index] as WantedCard));
