/**
 * What is proved about the track that is seen: the one that is laid, or while a card is dragged the one that it would be. The
 * newest is analysed next, and what comes too late is dropped.
 */
import { computed, effect, signal } from "@preact/signals";
import type { PackCard } from "../../../../track/map-pack.ts";
import type { TrackAnalysis } from "../../../../track/track.ts";
import { previewed, seen } from "../map/gesture.ts";
import { type Laid, planOf, type Track } from "../model/track.ts";
import { isShown, mapCards, moves, track } from "../state.ts";
import { prove } from "./prover.ts";

export interface Proof {
  readonly track: Track;
  /** Undefined if nothing can be proved: the track is empty or far too long. */
  readonly analysis: TrackAnalysis | undefined;
}

/** The newest; of an earlier track while the next is on its way. */
export const proof = signal<Proof | undefined>(undefined);

/** Why nothing is proved, for people. */
export const proofFault = signal<string | undefined>(undefined);

/** Of the track that is laid or previewed, not of one that is dragged: figures beside the map do not flicker. */
export const settledProof = signal<Proof | undefined>(undefined);

let isBusy = false;

effect(() => {
  if (isShown.value && moves.value && seen.value !== proof.peek()?.track) void follow();
});

async function follow(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    while (isShown.peek() && seen.peek() !== proof.peek()?.track) {
      const now = seen.peek();
      const how = moves.peek();
      if (!how) break;
      const analysis = await prove("analyse", { plan: planOf(now, how) });
      proof.value = { track: now, analysis };
      if (now === (previewed.peek() ?? track.peek())) settledProof.value = proof.peek();
    }
    proofFault.value = undefined;
  } catch (error) {
    proofFault.value = (error as Error).message;
  } finally {
    isBusy = false;
  }
}

/** All map cards with their copies, for searches. */
export const pack = computed<readonly PackCard[]>(() =>
  [...mapCards.value.values()]
    .filter(({ map, copies }) => map.isWhole && copies > 0)
    .map(({ card, map, copies }) => ({ card, map, copies })),
);

/** How many copies of each card are not laid; below 0 for too many. */
export function copiesLeft(cards: readonly Laid[]): ReadonlyMap<string, number> {
  const left = new Map([...mapCards.value.values()].map(({ card, copies }) => [card, copies]));
  for (const { card } of cards) left.set(card, (left.get(card) ?? 0) - 1);
  return left;
}
