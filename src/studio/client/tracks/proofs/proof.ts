/**
 * What is proved about the track that is seen: the one that is laid, or while a card is dragged the one that it would be. The
 * newest is analysed next, and what comes too late is dropped.
 */
import { computed, effect, signal } from "@preact/signals";
import { MOST_CARDS } from "../../../../track/analyse-track.ts";
import { oddCard, oddCardWords } from "../../../../track/lattice/tile-of.ts";
import type { PackCard } from "../../../../track/map-pack.ts";
import type { TrackAnalysis } from "../../../../track/track.ts";
import { previewed, seen } from "../map/gesture.ts";
import { type Laid, planOf, type Track } from "../model/track.ts";
import { isShown, mapCards, moves, track } from "../state.ts";
import { prove } from "./prover.ts";

export interface Proof {
  readonly track: Track;
  /** Undefined if nothing can be proved: the track is empty, far too long, or has cards that cannot lie in it. */
  readonly analysis: TrackAnalysis | undefined;
}

/** Why nothing can be proved about a track, for people; undefined if something can be, or if it is empty. */
export function whyUnproved({ cards }: Track): string | undefined {
  if (cards.length > MOST_CARDS)
    return `the track has ${cards.length.toLocaleString("en")} cards; expected at most ${MOST_CARDS}`;
  const faulty = cards.findIndex(({ map }) => !map.isWhole);
  if (faulty !== -1) return `card ${faulty + 1}: ${faultOf(cards[faulty] as Laid)}`;
  const odd = oddCard(cards);
  return odd === -1 ? undefined : `card ${odd + 1}: ${oddCardWords(cards, odd)}`;
}

/** Of a card that cannot be read as it is. */
export const faultOf = ({ card }: Laid): string =>
  mapCards.value.has(card)
    ? `the map card "${card}" has cells that cannot be read`
    : `the game has no map card "${card}"`;

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
      const isProved = now.cards.length > 0 && whyUnproved(now) === undefined;
      const analysis = isProved ? await prove("analyse", { plan: planOf(now, how) }) : undefined;
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
