/** Everything that the drawings of a scenario show of its track: the picture, and what it means for players. */

import { chanceOfAtLeast } from "../../game/die.ts";
import type { Game, Scenario } from "../../game/game.ts";
import type { TrackWords } from "../../game/scenarios/movement.ts";
import type { ScenarioRule, ScenarioRuleWords } from "../../schema/files.ts";
import { sayIn } from "../../words/say.ts";
import { cellWord } from "../cell-word.ts";
import { rulesInForce } from "../rules-in-force.ts";
import type { ScenarioTrack } from "../scenario-tracks.ts";
import { hasSpecialSteps } from "../special-steps.ts";
import type { TrackAnalysis, Ways } from "../track.ts";
import { type Difficulty, difficultyOf } from "./difficulty.ts";
import { type LayingStep, layingOf } from "./laying.ts";
import { type LegendEntry, legendOf } from "./legend.ts";
import { pictureOf } from "./picture.ts";
import { SQUARE_MARKS, type SquareMark, type TrackPicture } from "./track-picture.ts";

export interface RuleBriefing extends ScenarioRuleWords {
  readonly id: ScenarioRule;
  /** True if it applies to squares, which the plan marks; otherwise it applies everywhere. */
  readonly isPlaced: boolean;
}

/** The value of `@track` in templates. */
export interface TrackBriefing extends TrackPicture {
  /**
   * Of the shortest way in points, including entering: with all special steps (for pieces that meet every bid), and without
   * any. Absent if there is no way.
   */
  readonly mp: { readonly withBids?: number; readonly withoutBids?: number };
  /** Absent for a track whose finish cannot be reached. */
  readonly difficulty?: Difficulty;
  /**
   * The fewest squares that close every way, and names of such squares: for a width of 1 all of them, otherwise the
   * first set. Absent if there is none.
   */
  readonly narrow?: { readonly width: number; readonly squares: readonly string[] };
  /** Of special features, by cost; empty for a game without dice for its terrains. */
  readonly chances: readonly CostChance[];
  /** In the order of laying. */
  readonly laying: readonly LayingStep[];
  /** The scenario's own, in the game's words; rules without words are omitted. */
  readonly rules: readonly RuleBriefing[];
  /** Letters of the scenario's own rules and notes. */
  readonly letters: number;
  /** Marks that occur on some square. */
  readonly marked: readonly SquareMark[];
  /** What the signs of the plan mean, in the order of print. */
  readonly legend: readonly LegendEntry[];
  /** Which steps only some pieces may make: only those over corners, others too, or none. */
  readonly special: "corners" | "steps" | "none";
  /** What the game calls things, and what its cells are. */
  readonly words: TrackWords & { readonly cell: string };
}

/** Undefined for a track that could not be analysed. */
export function briefingOf(
  found: ScenarioTrack,
  game: Pick<Game, "dice" | "glossary" | "decks" | "translations">,
): TrackBriefing | undefined {
  const picture = pictureOf(found);
  const { track } = found;
  if (track === undefined || picture === undefined) return undefined;
  const say = sayIn(game.translations);
  const difficulty = difficultyOf(track, found.scenario, say);
  const narrow = narrowOf(track);
  const { movement } = found.scenario;
  const { shape } = track.lattice;
  const rules = rulesBriefing(found.scenario, game.glossary);
  const marked = SQUARE_MARKS.filter((mark) => picture.squares.some(({ marks }) => marks.includes(mark)));
  return {
    ...picture,
    mp: {
      ...(track.free && { withBids: track.free.mp }),
      ...(track.straight && { withoutBids: track.straight.mp }),
    },
    ...(difficulty && { difficulty }),
    ...(narrow && { narrow }),
    chances: track.free ? chancesOf(track.free, game) : [],
    laying: layingOf(picture.cards, track.joins, found.scenario.track, say),
    rules,
    letters: lettersOf(rules, found.scenario.setup),
    marked,
    legend: legendOf({ picture, marked, rules }, found.scenario, game),
    special: hasSpecialSteps(movement, shape)
      ? movement.backward === "special"
        ? "steps"
        : "corners"
      : "none",
    words: { ...movement.words, cell: say(cellWord(shape)) },
  };
}

/** In the order of print. */
export function rulesBriefing(
  { rules }: Pick<Scenario, "rules">,
  { scenarioRules }: Pick<Game["glossary"], "scenarioRules">,
): readonly RuleBriefing[] {
  return rulesInForce(rules).flatMap(({ rule, squares, cards }) => {
    const words = scenarioRules[rule];
    return words === undefined ? [] : [{ id: rule, ...words, isPlaced: squares.length + cards.length > 0 }];
  });
}

/** As a sheet prints them: a rule on squares with a word on marking these. */
function lettersOf(rules: readonly RuleBriefing[], notes: readonly string[]): number {
  const words = [
    ...rules.flatMap(({ title, text, isPlaced }) => [title, text, ...(isPlaced ? [MARKED] : [])]),
    ...notes,
  ];
  return words.join(" ").length;
}

const MARKED = "Mark the squares with coins or beads.";

function narrowOf({ narrow, lattice }: TrackAnalysis): TrackBriefing["narrow"] {
  if (narrow === undefined) return undefined;
  const squares = narrow.width === 1 ? narrow.cuts.flat() : (narrow.cuts[0] ?? []);
  return { width: narrow.width, squares: squares.map((square) => lattice.squares[square]?.name ?? "") };
}

/** Costs of special features, in points of a roll (PQ: 1 to 3). */
const COSTS = [1, 2, 3] as const;

interface CostChance {
  readonly cost: number;
  /** Per attempt, from 0 to 1. */
  readonly chance: number;
}

/**
 * The chance that a piece that fights on a square of a shortest way, each equally likely, activates a feature of each
 * cost. A square gives the die of its terrain; without a die nothing is rolled. Empty for a game without such dice.
 */
export function chancesOf(
  { terrains }: Pick<Ways, "terrains">,
  { dice, glossary }: Pick<Game, "dice" | "glossary">,
): readonly CostChance[] {
  const rolled = dice.flatMap((die) =>
    glossary.terrains
      .filter((terrain) => terrain.die === die.id)
      .map(({ id }) => ({ die, share: terrains[id] ?? 0 })),
  );
  if (rolled.length === 0) return [];
  return COSTS.map((cost) => ({
    cost,
    chance: rolled.reduce(
      (sum, { die, share }) => sum + share * chanceOfAtLeast(die, glossary.symbols, cost),
      0,
    ),
  }));
}
