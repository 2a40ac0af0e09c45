/** What is proved about a track, in words: a list of named facts for its designer. Squares are named as in findings. */
import { counted, listed } from "../../diagnostics/words.ts";
import type { Scenario } from "../../game/game.ts";
import type { Movement } from "../../game/scenarios/movement.ts";
import { blockersWords } from "../../track/blockers.ts";
import type { TrackBriefing } from "../../track/briefing/briefing.ts";
import { cellWord } from "../../track/cell-word.ts";
import { touchOf } from "../../track/lattice/joins.ts";
import { lengthClassOf } from "../../track/length-class.ts";
import type { RouteKind } from "../../track/route-kind.ts";
import { hasSpecialSteps } from "../../track/special-steps.ts";
import { terrainWord } from "../../track/terrain-word.ts";
import type { Step, TrackAnalysis, Ways } from "../../track/track.ts";
import { shortcutSteps } from "../../track/ways/shortcut-steps.ts";

export type Fact = readonly [name: string, words: string];

/** In order of interest; missing features are listed too. For a track without a way, only what can be known. */
export function trackFacts(
  track: TrackAnalysis,
  briefing: TrackBriefing,
  scenario: Pick<Scenario, "movement" | "terrains">,
): readonly Fact[] {
  const { movement } = scenario;
  const { free } = track;
  return [
    ...overlapFacts(track),
    ["way", wayWords(track, movement)],
    ...(free ? raceFacts(track, free, briefing, scenario) : []),
    ["unreached", squaresWords(track, track.unreached)],
    ["shortcuts", shortcutWords(track)],
    ...accelerationFacts(track, movement),
    ["start, finish", endWords(track)],
  ];
}

/** Facts about a track that can be won. */
function raceFacts(
  track: TrackAnalysis,
  free: Ways,
  briefing: TrackBriefing,
  { movement, terrains }: Pick<Scenario, "movement" | "terrains">,
): readonly Fact[] {
  const forced: Fact = [`forced ${movement.words.shorts}`, forcedWords(track, movement)];
  return [
    ["difficulty", difficultyWords(briefing)],
    ...(hasSpecialSteps(movement, track.lattice.shape) ? [forced] : []),
    ["narrowest", narrowWords(track, movement)],
    [terrainWord(terrains), terrainWords(free, terrains)],
    ...(terrains.some(({ die }) => die !== undefined) ? [["fights", fightWords(briefing)] as const] : []),
    ["traps", squaresWords(track, track.traps)],
  ];
}

/** One shortest way as names of squares, or "none". */
export function routeFact(track: TrackAnalysis, kind: RouteKind, movement: Movement): Fact {
  const ways = kind === "straight" ? track.straight : track.free;
  const { shorts } = movement.words;
  const which = kind === "straight" ? `way, no ${shorts}` : `way, ${shorts}`;
  const name = hasSpecialSteps(movement, track.lattice.shape) ? which : "one way";
  return [name, ways ? nameAll(track, ways.route) : "none"];
}

function overlapFacts(track: TrackAnalysis): readonly Fact[] {
  return track.lattice.overlaps.map(({ cards: [one, other], squares }) => [
    "overlap",
    `card ${other + 1} overlaps card ${one + 1} with ${nameAll(track, squares)}; what follows assumes that card ${one + 1} is on top`,
  ]);
}

function wayWords({ free, straight, lattice }: TrackAnalysis, movement: Movement): string {
  if (!free) return "none: the finish cannot be reached";
  const { words, lengths } = movement;
  const length = (mp: number): string => counted(mp, words.point, words.points);
  const without = straight ? `${length(straight.mp)} with none` : "no way with none";
  const special = hasSpecialSteps(movement, lattice.shape) ? ` with ${words.with}, ${without}` : "";
  const count =
    free.routes === 1 ? "1 way is as short" : `${free.routes.toLocaleString("en-GB")} ways are as short`;
  return `${lengthClassOf(free.mp, lengths)}: ${length(free.mp)}${special}; ${count}`;
}

function difficultyWords({ difficulty }: TrackBriefing): string {
  const reasons = (difficulty?.reasons ?? []).map(({ words }) => words);
  const word = difficulty?.word ?? "";
  return reasons.length === 0 ? word : `${word}: ${listed(reasons)}`;
}

function forcedWords(track: TrackAnalysis, { words }: Movement): string {
  const { forcedSpecial = [] } = track;
  if (forcedSpecial.length === 0) return `none: no ${words.piece} needs to ${words.earn}`;
  return `${forcedSpecial.length}: ${listed(forcedSpecial.map((step) => stepWords(track, step)))}`;
}

function stepWords(track: TrackAnalysis, { from, to }: Step): string {
  const [before, behind] = [from, to].map((square) => track.lattice.squares[square]?.card ?? 0);
  const isCorner = touchOf(track, before as number, behind as number) === "corner";
  return `${nameOf(track, from)} to ${nameOf(track, to)}${isCorner ? " (corner join)" : ""}`;
}

function narrowWords(track: TrackAnalysis, movement: Movement): string {
  const { narrow, lattice } = track;
  const cell = cellWord(lattice.shape);
  if (!narrow) return openWords(track);
  const places = narrow.cuts.map((cut) => nameAll(track, cut, "and"));
  if (narrow.width === 1) return `1 ${cell} wide, at ${listed(places)}: ${blockersWords(movement, "there")}`;
  const where = places.length === 1 ? `at ${places[0]}` : `at ${places.length} places, first at ${places[0]}`;
  return `${narrow.width} ${cell}s wide, ${where}`;
}

/** For a track without squares between start and finish, or without a way. */
function openWords({ free, steps, start, finish, lattice }: TrackAnalysis): string {
  const cell = cellWord(lattice.shape);
  if (!free) return "unknown: the finish cannot be reached";
  if (start?.square === finish?.square) return `start and finish are the same ${cell}`;
  return steps[start?.square ?? -1]?.some(({ to }) => to === finish?.square)
    ? "start and finish are adjacent"
    : `none: no ${cell}s close every way, however many pieces are on them`;
}

function squaresWords(track: TrackAnalysis, squares: readonly number[]): string {
  return squares.length === 0
    ? "none"
    : `${counted(squares.length, cellWord(track.lattice.shape))}: ${nameAll(track, squares)}`;
}

function shortcutWords(track: TrackAnalysis): string {
  // Of cards that touch, pieces may have no step from one to the other.
  const shortcuts = track.shortcuts.filter((shortcut) => shortcutSteps(track, shortcut).length > 0);
  if (shortcuts.length === 0) return "none";
  const words = shortcuts.map(({ from, to, kind }) => {
    const skipped = Array.from({ length: to - from - 1 }, (_, index) => from + index + 2);
    return `from card ${from + 1} to ${to + 1} (${kind}), past ${listed(skipped)}`;
  });
  return words.join("; ");
}

/** None for a game in which cards that lie face down have no effect. */
function accelerationFacts({ accelerations }: TrackAnalysis, movement: Movement): readonly Fact[] {
  if (movement.accelerations === 0) {
    const cards = accelerations.map(({ card }) => card + 1);
    return cards.length === 0 ? [] : [["face down", `card${cards.length > 1 ? "s" : ""} ${listed(cards)}`]];
  }
  if (accelerations.length === 0) return [["acceleration", "none"]];
  const words = accelerations.map(
    ({ card, separates }) =>
      `card ${card + 1} (${separates ? "every way leads over it" : `${movement.words.pieces} can bypass it`})`,
  );
  return [["acceleration", listed(words)]];
}

function terrainWords({ terrains: shares }: Ways, terrains: Scenario["terrains"]): string {
  const words = terrains.flatMap(({ id, title }) => {
    const share = shares[id] ?? 0;
    return share > 0 ? [`${percent(share)} ${title}`] : [];
  });
  return `${words.join(", ")} on the shortest ways`;
}

function fightWords({ chances }: TrackBriefing): string {
  if (chances.length === 0) return "no dice of these colours";
  const words = chances.map(({ cost, chance }) => `cost ${cost} ${percent(chance)}`);
  return `a special feature of ${words.join(", ")}`;
}

function endWords(track: TrackAnalysis): string {
  const words = (end: TrackAnalysis["start"]): string =>
    end ? `${nameOf(track, end.square)} (${end.named ? "named" : "by the rule"})` : "not on the track";
  return `${words(track.start)}, ${words(track.finish)}`;
}

const percent = (share: number): string =>
  share > 0 && share < 0.005 ? "under 1%" : `${Math.round(share * 100)}%`;

const nameOf = ({ lattice }: TrackAnalysis, square: number): string => lattice.squares[square]?.name ?? "";

function nameAll(track: TrackAnalysis, squares: readonly number[], joint?: "and"): string {
  const names = squares.map((square) => nameOf(track, square));
  return joint ? listed(names, joint) : names.join(", ");
}
