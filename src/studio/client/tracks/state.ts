/**
 * What the tracks view shows: the scenario that is open, its track as it is laid now, what is selected and what is held. A
 * change is shown at once, and becomes a step of the scenario's file as soon as the project has computed it; what others
 * change, undo included, takes the place of what is shown.
 */
import { batch, computed, effect, signal } from "@preact/signals";
import { groupedBy } from "../../../diagnostics/grouped.ts";
import type { GameTracks, LaidScenario, MapCardData } from "../../../index.ts";
import type { Moves } from "../../../track/ways/moves.ts";
import type { Ask } from "../../shared/calls.ts";
import { live } from "../answers/live.ts";
import { draftEdits } from "../documents/draft-edits.ts";
import { notify, withdraw } from "../parts/notices/notice-list.ts";
import { capitalised } from "../parts/words.ts";
import { gameId } from "../project/game-id.ts";
import { whyReadOnly } from "../project/read-only.ts";
import { route } from "../route.ts";
import { standIn } from "./model/stand-in.ts";
import { type Held, type Laid, newKey, type Track } from "./model/track.ts";

/** Whether the view is shown: nothing is asked for otherwise. */
export const isShown = signal(false);

const asked = live("tracks", () =>
  isShown.value && gameId.value !== undefined ? { game: gameId.value } : undefined,
);

/** Of the game that is shown; undefined until the first answer. */
export const tracks = computed<GameTracks | undefined>(() => {
  const answer = asked.answer.value;
  return answer?.game === gameId.value ? answer : undefined;
});

/** Why they cannot be read, for people. */
export const tracksFault = asked.fault;

/** True while what is shown may be out of date. */
export const isOld = asked.isOld;

export const mapCards = computed<ReadonlyMap<string, MapCardData>>(
  () => new Map(tracks.value?.cards.map((card) => [card.card, card])),
);

/** The file of the scenario that the address names, or of the first. */
export const openFile = computed<string | undefined>(() => {
  const all = tracks.value?.scenarios ?? [];
  const wanted = route.value[0] === "tracks" ? route.value[1] : undefined;
  const found = all.find(
    ({ file, scenario }) => wanted !== undefined && [file, scenario?.id].includes(wanted),
  );
  return (found ?? all[0])?.file;
});

/** As it was answered last; undefined for a file that cannot be read. */
export const scenario = computed<LaidScenario | undefined>(
  () => tracks.value?.scenarios.find(({ file }) => file === openFile.value)?.scenario,
);

/** A track that is written as a picture with faults: it cannot be written anew. */
export const isFaultyPicture = computed<boolean>(() => {
  const open = tracks.value?.scenarios.find(({ file }) => file === openFile.value);
  return open?.columns !== undefined && open.scenario?.isWhole === false;
});

/** How pieces move in the game, and on what. */
export const moves = computed<Moves | undefined>(
  () => tracks.value && { movement: tracks.value.movement, terrains: tracks.value.terrains },
);

/** The track as it is laid now. */
export const track = signal<Track>({ cards: [] });

/** Keys of cards. */
export const selection = signal<ReadonlySet<number>>(new Set());

/** The card that keys are about: it has the focus when the map is entered. */
export const current = signal<number | undefined>(undefined);

export const held = signal<Held | undefined>(undefined);

export const selectedCards = computed<readonly Laid[]>(() =>
  track.value.cards.filter(({ key }) => selection.value.has(key)),
);

export function select(keys: readonly number[], about = keys.at(-1)): void {
  batch(() => {
    selection.value = new Set(keys);
    if (about !== undefined) current.value = about;
  });
}

/** Files with edits that are not made yet: how many, and the track that they lead to. */
const pending = signal<ReadonlyMap<string, { readonly count: number; readonly track: Track }>>(new Map());

/** The cards that the file will have, in its order, once the edits that were asked for are made. */
let written: readonly Pick<Laid, "key" | "card" | "heading">[] = [];

let shownFile: string | undefined;

effect(() => {
  const now = scenario.value;
  const cards = mapCards.value;
  const file = openFile.value;
  const isOther = file !== shownFile;
  const onItsWay = file === undefined ? undefined : pending.value.get(file)?.track;
  // a change that is on its way is shown already
  if (!isOther && (onItsWay || isOld.value)) return;
  shownFile = file;
  batch(() => {
    const read = now && readTrack(now, cards, isOther ? [] : track.peek().cards);
    track.value = onItsWay ?? read ?? { cards: [] };
    written = track.peek().cards;
    const keys = new Set(written.map(({ key }) => key));
    selection.value = new Set([...selection.peek()].filter((key) => keys.has(key)));
    if (current.peek() !== undefined && !keys.has(current.peek() as number)) current.value = undefined;
    if (isOther) held.value = undefined;
  });
});

type Entry = Pick<
  LaidScenario["track"][number],
  "position" | "card" | "at" | "turn" | "acceleration" | "heading"
>;

/** All entries of a track in travelling order, those of cards that the game does not have, too. */
export const entriesOf = ({ track: known, missing = [] }: LaidScenario): readonly Entry[] =>
  missing.length === 0
    ? known
    : [...known, ...missing.map((one) => ({ ...one, turn: one.turn as Entry["turn"] }))].sort(
        (one, other) => one.position - other.position,
      );

/** Cards that are as before, or in the place of such, keep their keys. */
function readTrack(
  shown: LaidScenario,
  cards: ReadonlyMap<string, MapCardData>,
  before: readonly Laid[],
): Track {
  const { start, finish, rules } = shown;
  const keyOf = keysOf(before);
  const entries = entriesOf(shown);
  const known = entries.find(({ card }) => cards.has(card))?.card ?? [...cards.keys()][0];
  const like = known === undefined ? undefined : cards.get(known)?.map;
  return {
    cards: entries.flatMap(({ card, at, turn, acceleration, heading }, index) => {
      const map = cards.get(card)?.map ?? (like && standIn(like));
      if (!map) return [];
      const key = keyOf(index, card, at);
      return [{ key, card, map, at, turn, acceleration, ...(heading && { heading }) }];
    }),
    ...(start !== undefined && { start }),
    ...(finish !== undefined && { finish }),
    ...(rules && { rules }),
  };
}

/** Finds the card that an entry was before: the same in the same place, the one of its number, or any like it. */
function keysOf(before: readonly Laid[]): (index: number, card: string, at: readonly number[]) => number {
  const used = new Set<number>();
  const byPlace = groupedBy(before, ({ card, at }) => `${card} ${at}`);
  const byCard = groupedBy(before, ({ card }) => card);
  const free = (list: readonly (Laid | undefined)[] = []): Laid | undefined =>
    list.find((one) => one !== undefined && !used.has(one.key));
  return (index, card, at) => {
    const same = before[index]?.card === card ? [before[index]] : [];
    const found = free(byPlace.get(`${card} ${at}`)) ?? free(same) ?? free(byCard.get(card));
    if (!found) return newKey();
    used.add(found.key);
    return found.key;
  };
}

export interface StepOptions {
  /** The name of the step; default made from the change. */
  readonly title?: string;
  readonly ends?: { readonly start?: string | null; readonly finish?: string | null };
  readonly length?: LaidScenario["length"] | undefined;
  readonly forcedDiagonals?: number | undefined;
  /** Bars that are removed from the map cards themselves. */
  readonly withoutBars?: readonly { readonly card: string; readonly bar: string }[] | undefined;
}

const NOTICE = "tracks";

export const say = (error: unknown): void =>
  notify({ name: NOTICE, kind: "warning", text: capitalised((error as Error).message) });

/**
 * Shows the track as it is wanted, and makes that one named step. While the server does not answer, it waits, and is kept in
 * the browser as other changes are: each ask counts on those before it. @returns whether it was made
 */
export async function change(wanted: Track, options: StepOptions = {}): Promise<boolean> {
  const [file, game, known] = [openFile.peek(), gameId.peek(), scenario.peek()];
  if (file === undefined || game === undefined || !known) return false;
  const whyNot = whyReadOnly.peek();
  if (whyNot !== undefined) {
    say(new Error(`${whyNot}: nothing was changed`));
    return false;
  }
  const ask = askOf(game, file, wanted, options);
  written = wanted.cards;
  batch(() => {
    track.value = wanted;
    notePending(file, 1, wanted);
  });
  const isMade = await draftEdits(ask).then(
    () => {
      withdraw(NOTICE);
      return true;
    },
    (error: Error) => {
      say(error);
      return false;
    },
  );
  notePending(file, -1);
  return isMade;
}

function notePending(file: string, by: 1 | -1, wanted?: Track): void {
  const now = new Map(pending.peek());
  const known = now.get(file);
  const count = (known?.count ?? 0) + by;
  const shown = wanted ?? known?.track;
  if (count > 0 && shown) now.set(file, { count, track: shown });
  else now.delete(file);
  pending.value = now;
}

function askOf(
  game: string,
  file: string,
  { cards }: Track,
  { title, ends, ...claims }: StepOptions,
): Ask<"edits"> {
  const places = new Map(written.map(({ key }, index) => [key, index]));
  return {
    kind: "change-track",
    game,
    file,
    seen: written.map(({ card }) => card),
    track: cards.map(({ key, card, at, turn, acceleration, heading }) => {
      const from = places.get(key);
      const dropsHeading = from !== undefined && written[from]?.heading !== undefined && !heading;
      return { ...(from !== undefined && { from }), card, at, turn, acceleration, dropsHeading };
    }),
    ...(title !== undefined && { title }),
    ...(ends && { ends }),
    ...claims,
  };
}
