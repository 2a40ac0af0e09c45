/**
 * What the tracks view shows: the scenario that is open, its track as it is laid now, what is selected and what is held. A
 * change is shown at once, and becomes a step of the scenario's file as soon as the project has computed it; what others
 * change, undo included, takes the place of what is shown.
 */
import { batch, computed, effect, signal } from "@preact/signals";
import type { GameTracks, LaidScenario, MapCardData } from "../../../index.ts";
import type { Moves } from "../../../track/ways/moves.ts";
import type { Ask } from "../../shared/calls.ts";
import { live } from "../answers/live.ts";
import { call } from "../calls/calls.ts";
import { stepFrom } from "../documents/draft-edits.ts";
import { notify, withdraw } from "../parts/notices/notice-list.ts";
import { capitalised } from "../parts/words.ts";
import { gameId } from "../project/game-id.ts";
import { whyReadOnly } from "../project/read-only.ts";
import { route } from "../route.ts";
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

/** Edits that are not made yet. */
const pending = signal(0);

/** The cards of the file, in its order, as far as edits are made. */
let written: readonly Pick<Laid, "key" | "card" | "heading">[] = [];

let shownFile: string | undefined;

effect(() => {
  const now = scenario.value;
  const cards = mapCards.value;
  const file = openFile.value;
  // a change that is on its way is shown already
  if (pending.value > 0 || isOld.value) return;
  const isOther = file !== shownFile;
  shownFile = file;
  batch(() => {
    track.value = now ? readTrack(now, cards, isOther ? [] : track.peek().cards) : { cards: [] };
    written = track.peek().cards;
    const keys = new Set(written.map(({ key }) => key));
    selection.value = new Set([...selection.peek()].filter((key) => keys.has(key)));
    if (current.peek() !== undefined && !keys.has(current.peek() as number)) current.value = undefined;
    if (isOther) held.value = undefined;
  });
});

/** Cards that are as before, or in the place of such, keep their keys. */
function readTrack(
  { track: laid, start, finish, rules }: LaidScenario,
  cards: ReadonlyMap<string, MapCardData>,
  before: readonly Laid[],
): Track {
  const left = [...before];
  const keyOf = (index: number, card: string, at: readonly number[]): number => {
    const found =
      left.find((one) => one.card === card && String(one.at) === String(at)) ??
      (before[index]?.card === card ? left.find((one) => one === before[index]) : undefined) ??
      left.find((one) => one.card === card);
    if (!found) return newKey();
    left.splice(left.indexOf(found), 1);
    return found.key;
  };
  return {
    cards: laid.flatMap(({ card, at, turn, acceleration, heading }, index) => {
      const map = cards.get(card)?.map;
      if (!map) return [];
      const key = keyOf(index, card, at);
      return [{ key, card, map, at, turn, acceleration, ...(heading && { heading }) }];
    }),
    ...(start !== undefined && { start }),
    ...(finish !== undefined && { finish }),
    ...(rules && { rules }),
  };
}

export interface StepOptions {
  /** The name of the step; default made from the change. */
  readonly title?: string;
  readonly ends?: { readonly start?: string | null; readonly finish?: string | null };
  readonly length?: LaidScenario["length"] | undefined;
  readonly forcedDiagonals?: number | undefined;
}

const NOTICE = "tracks";

export const say = (error: unknown): void =>
  notify({ name: NOTICE, kind: "warning", text: capitalised((error as Error).message) });

/** Shows the track as it is wanted, and makes that one named step. @returns whether it was made */
export async function change(wanted: Track, options: StepOptions = {}): Promise<boolean> {
  const [file, game, known] = [openFile.peek(), gameId.peek(), scenario.peek()];
  if (file === undefined || game === undefined || !known) return false;
  const whyNot = whyReadOnly.peek() ?? whyFixed(known);
  if (whyNot !== undefined) {
    say(new Error(`${whyNot}: nothing was changed`));
    return false;
  }
  track.value = wanted;
  pending.value += 1;
  const before = latest;
  const made = stepFrom(async (drafts) => {
    // it is settled by then: what it has written is known as soon as whoever waits for it has had a turn
    await before;
    return call("edits", askOf(game, file, wanted, options), { drafts });
  }).then(
    () => {
      written = wanted.cards;
      withdraw(NOTICE);
      return true;
    },
    (error: Error) => {
      say(error);
      return false;
    },
  );
  latest = made;
  const isMade = await made;
  pending.value -= 1;
  return isMade;
}

/** The change that was asked for last. */
let latest: Promise<boolean> = Promise.resolve(true);

/** A track with a card that the game does not have is not laid anew, because nobody sees that card. */
const whyFixed = ({ isWhole }: LaidScenario): string | undefined =>
  isWhole
    ? undefined
    : "The track names a card that the game does not have, or that has a fault; correct the file first";

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
