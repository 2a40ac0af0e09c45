/**
 * Changes of the track that is shown. Each is shown at once, and becomes a step of the scenario's file as soon as the project
 * has computed it; it states only what it changes. What others change, undo included, takes the place of what is shown.
 */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { LaidScenario } from "../../../index.ts";
import type { Ask } from "../../shared/calls.ts";
import { draftEdits } from "../documents/draft-edits.ts";
import { notify, withdraw } from "../parts/notices/notice-list.ts";
import { capitalised } from "../parts/words.ts";
import { gameId } from "../project/game-id.ts";
import { whyReadOnly } from "../project/read-only.ts";
import { readTrack } from "./model/read-track.ts";
import type { Laid, Track } from "./model/track.ts";
import { current, isOld, mapCards, openFile, scenario, selection, track } from "./state.ts";

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
  if (!shown) return false;
  const { file, game } = shown;
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

/** Files with edits that are not made yet: how many, and the track that they lead to. */
const pending = signal<ReadonlyMap<string, { readonly count: number; readonly track: Track }>>(new Map());

/** True while what is shown is not yet what the project knows: what it says is about another track. */
export const isAhead = computed<boolean>(() => isOld.value || pending.value.has(openFile.value ?? ""));

/** The cards that the file will have, in its order, once the edits that were asked for are made. */
let written: readonly Laid[] = [];

/** Whose track is shown: what is changed is changed there, whatever the address names by then. */
let shown: { readonly game: string; readonly file: string } | undefined;

const ends = new Set<() => void>();

/** For what was begun on the track that is shown: it ends before that of another file takes its place. */
export const beforeAnotherTrack = (end: () => void): void => void ends.add(end);

effect(() => {
  const now = scenario.value;
  const cards = mapCards.value;
  const file = openFile.value;
  const game = gameId.value;
  const isOther = file !== shown?.file || game !== shown?.game;
  const onItsWay = file === undefined ? undefined : pending.value.get(file)?.track;
  // a change that is on its way is shown already
  if (!isOther && (onItsWay || isOld.value)) return;
  if (isOther)
    untracked(() => {
      for (const end of ends) end();
    });
  shown = file === undefined || game === undefined ? undefined : { file, game };
  batch(() => {
    const read = now && readTrack(now, cards, isOther ? [] : track.peek().cards);
    track.value = onItsWay ?? read ?? { cards: [] };
    written = track.peek().cards;
    const keys = new Set(written.map(({ key }) => key));
    selection.value = new Set([...selection.peek()].filter((key) => keys.has(key)));
    if (current.peek() !== undefined && !keys.has(current.peek() as number)) current.value = undefined;
  });
});

function notePending(file: string, by: 1 | -1, wanted?: Track): void {
  const now = new Map(pending.peek());
  const known = now.get(file);
  const count = (known?.count ?? 0) + by;
  const latest = wanted ?? known?.track;
  if (count > 0 && latest) now.set(file, { count, track: latest });
  else now.delete(file);
  pending.value = now;
}

function askOf(
  game: string,
  file: string,
  { cards }: Track,
  { title, ends: named, ...claims }: StepOptions,
): Ask<"edits"> {
  const places = new Map(written.map(({ key }, index) => [key, index]));
  return {
    kind: "change-track",
    game,
    file,
    seen: written.map(({ card }) => card),
    track: cards.map((laid) => {
      const from = places.get(laid.key);
      return from === undefined ? newCard(laid) : { from, ...changesOf(written[from] as Laid, laid) };
    }),
    ...(title !== undefined && { title }),
    ...(named && { ends: named }),
    ...claims,
  };
}

const newCard = ({ card, at, turn, acceleration }: Laid) => ({ card, at, turn, acceleration });

const changesOf = (before: Laid, now: Laid) => ({
  ...(now.card !== before.card && { card: now.card }),
  ...(String(now.at) !== String(before.at) && { at: now.at }),
  ...(now.turn !== before.turn && { turn: now.turn }),
  ...(now.acceleration !== before.acceleration && { acceleration: now.acceleration }),
  ...(before.heading !== undefined && now.heading === undefined && { dropsHeading: true }),
});
