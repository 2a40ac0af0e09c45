/**
 * A sound track from a pack of map cards that meets the wishes. A character is drawn at random, cards are laid in
 * shapes of it, whole tracks analysed, and the one that plays best is chosen. Equal wishes and seed give the same track
 * on every machine: the search is bounded by the number of tries, never by time.
 */

import type { Movement, TrackWords } from "../../game/scenarios/movement.ts";
import { fitTogether } from "../../game/scenarios/odd-cards.ts";
import { DEFAULT_TERRAINS } from "../../game/scenarios/terrain.ts";
import { derived } from "../../remember/derived.ts";
import type { TrackShape } from "../../units/track-shapes.ts";
import { kindOf } from "../lattice/tile-of.ts";
import { lengthClassOf } from "../length-class.ts";
import type { PackCard } from "../map-pack.ts";
import type { Search, SearchStep } from "../search.ts";
import { faultsOf, type TrackFault, weightOf } from "../soundness.ts";
import type { PlannedCard, TrackAnalysis, TrackPlan } from "../track.ts";
import { DEFAULT_MOVES, type Moves } from "../ways/moves.ts";
import { plainTerrains } from "../ways/plain-terrains.ts";
import { drawTrack, loosened } from "./draw.ts";
import { withEnds } from "./ends.ts";
import { createGeometry } from "./geometry.ts";
import { type Materials, placeCards } from "./place.ts";
import { createRandom } from "./random.ts";
import { charactersFor } from "./shape.ts";
import { impossibleWishes, type SuggestWishes } from "./wishes.ts";

/** Shapes tried of one character before the next one. */
const TRIES = 80;

/** The tries that keep to what was drawn for every single join. */
const STRICT_TRIES = 64;

/** Number of sound tracks among which the best is chosen. */
const ENOUGH = 5;

/** By how many per cent the share of lengthwise cards is changed. */
const STEP = 15;

/** Of cards without bars, and so the same for every pack and seed of a game. */
const geometryOf = derived((movement: Movement) => createGeometry({ movement, terrains: DEFAULT_TERRAINS }));

export interface SuggestedTrack {
  readonly plan: TrackPlan;
  readonly analysis: TrackAnalysis;
  readonly character: TrackShape;
  /** Empty if the wish is fulfilled; otherwise what the nearest track lacks. */
  readonly faults: readonly TrackFault[];
}

export type Suggestion =
  | { readonly kind: "found"; readonly found: SuggestedTrack; readonly sound: number; readonly tries: number }
  /** No search was made: such a track is impossible. */
  | { readonly kind: "impossible"; readonly reasons: readonly string[] }
  | {
      readonly kind: "none";
      readonly nearest: SuggestedTrack | undefined;
      readonly tries: number;
      readonly words: TrackWords;
    };

/**
 * Yields before each try, and several times during one.
 * @param all the game's map cards; of several lattices, those of the first one are used
 */
export function* suggestTrack(
  all: readonly PackCard[],
  wishes: SuggestWishes,
  seed: number,
  moves: Moves = DEFAULT_MOVES,
): Search<Suggestion> {
  const pack = all.filter(({ map }) => all[0] && fitTogether(all[0].map, map));
  const reasons = impossibleWishes(wishes, pack, moves);
  if (reasons.length > 0) return { kind: "impossible", reasons };
  const random = createRandom(seed);
  const materials = { pack, moves, random, geometry: geometryOf(moves.movement) };
  const characters = random.shuffled(charactersFor(wishes.cards - 1));
  let tries = 0;
  let nearest: SuggestedTrack | undefined;
  for (const character of characters) {
    const sound: SuggestedTrack[] = [];
    const aim: Aim = { lengthwise: 30 + random.below(70), isLoose: false };
    for (let attempt = 0; attempt < TRIES && sound.length < ENOUGH; attempt++) {
      const step = { done: tries, most: characters.length * TRIES };
      yield step;
      tries += 1;
      aim.isLoose = sound.length === 0 && attempt >= STRICT_TRIES;
      const track = yield* during(step, tryTrack(character, wishes, aim, materials));
      if (!track) continue;
      if (track.faults.length === 0) sound.push(track);
      else if (!nearest || weightOf(track.faults) < weightOf(nearest.faults)) nearest = track;
    }
    const [found] = sound.sort((a, b) => tasteOf(b.analysis, moves) - tasteOf(a.analysis, moves));
    if (found) return { kind: "found", found, sound: sound.length, tries };
  }
  return { kind: "none", nearest, tries, words: moves.movement.words };
}

interface Aim {
  /** Percentage of cards that lie lengthwise: adjusted if tracks are too long or too short. */
  lengthwise: number;
  /** The kind of joins is left to chance, because nothing was found otherwise. */
  isLoose: boolean;
}

/** One try takes up to some tenths of a second: the caller may pause or end it between its parts. */
function* during<T>(step: SearchStep, work: Generator<void, T>): Search<T> {
  for (;;) {
    const part = work.next();
    if (part.done) return part.value;
    yield step;
  }
}

function* tryTrack(
  character: TrackShape,
  wishes: SuggestWishes,
  aim: Aim,
  materials: Materials,
): Generator<void, SuggestedTrack | undefined> {
  const drawn = drawTrack(
    character,
    wishes,
    aim.lengthwise,
    { kind: kindOf(materials.pack), movement: materials.moves.movement },
    materials.random,
  );
  const track = yield* placeCards(aim.isLoose ? loosened(drawn) : drawn, materials);
  if (!track) return undefined;
  const { plan, analysis } = yield* withEnds(fromOrigin(track), materials.moves);
  const faults = faultsOf(plan, analysis, wishes);
  if (faults.some(({ kind }) => kind === "length")) adjust(aim, analysis, wishes, materials.moves.movement);
  return { plan, analysis, character, faults };
}

/** The same track moved so that nothing is below row 0 or left of column 0, which is easier to read. */
function fromOrigin(track: readonly PlannedCard[]): readonly PlannedCard[] {
  const column = Math.min(...track.map(({ at }) => at[0]));
  const row = Math.min(...track.map(({ at }) => at[1]));
  return track.map((card) => ({ ...card, at: [card.at[0] - column, card.at[1] - row] }));
}

/** Lengthwise cards make a longer way than crosswise ones. */
function adjust(aim: Aim, { free }: TrackAnalysis, { length }: SuggestWishes, { lengths }: Movement): void {
  if (!free) return;
  const isTooLong = length === "short" || (length === "medium" && lengthClassOf(free.mp, lengths) === "long");
  aim.lengthwise = Math.min(100, Math.max(0, aim.lengthwise + (isTooLong ? -STEP : STEP)));
}

/**
 * How well a sound track plays: dice of all terrains on the way, few cells without one, several ways, room to pass each other. The
 * shape does not count: it is drawn at random, so that tracks differ.
 */
function tasteOf({ free, narrow }: TrackAnalysis, moves: Moves): number {
  if (!free) return 0;
  const shareOf = (terrain: string): number => free.terrains[terrain] ?? 0;
  const shares = moves.terrains.flatMap(({ id, die }) => (die === undefined ? [] : [shareOf(id)]));
  const rolled = shares.reduce((sum, share) => sum + share, 0);
  const least = shares.length === 0 ? 0 : Math.min(...shares);
  // Cells of face-down cards are no loss: such a card is worth crossing for what it does.
  const plain = [...plainTerrains(moves.terrains)]
    .filter((terrain) => terrain !== moves.movement.faceDown)
    .reduce((sum, terrain) => sum + shareOf(terrain), 0);
  const choice = Math.min(1, Math.log2(free.routes) / free.mp);
  return 3 * least + rolled - plain + choice + 0.1 * (narrow?.width ?? 0);
}
