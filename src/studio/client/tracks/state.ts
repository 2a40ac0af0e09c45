/** What the tracks view shows: the scenario that is open, its track as it is laid now, what is selected and what is held. */
import { batch, computed, signal } from "@preact/signals";
import type { GameTracks, LaidScenario, MapCardData } from "../../../index.ts";
import type { Moves } from "../../../track/ways/moves.ts";
import { live } from "../answers/live.ts";
import { gameId } from "../project/game-id.ts";
import { route } from "../route.ts";
import type { Held, Laid, Track } from "./model/track.ts";

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
