/** What is proved about a track, in words: a list of named facts for its designer. Squares are named as in findings. */
import { counted, listed } from "../../diagnostics/words.ts";
import type { TrackBriefing } from "../../track/briefing/briefing.ts";
import { lengthClassOf } from "../../track/length-class.ts";
import type { RouteKind } from "../../track/route-kind.ts";
import type { Step, TrackAnalysis, Ways } from "../../track/track.ts";

export type Fact = readonly [name: string, words: string];

/** In order of interest; missing features are listed too. For a track without a way, only what can be known. */
export function trackFacts(track: TrackAnalysis, briefing: TrackBriefing): readonly Fact[] {
  const { free } = track;
  return [
    ...overlapFacts(track),
    ["way", wayWords(track)],
    ...(free ? raceFacts(track, free, briefing) : []),
    ["unreached", squaresWords(track, track.unreached)],
    ["shortcuts", shortcutWords(track)],
    ["acceleration", accelerationWords(track)],
    ["start, finish", endWords(track)],
  ];
}

/** Facts about a track that can be won. */
function raceFacts(track: TrackAnalysis, free: Ways, briefing: TrackBriefing): readonly Fact[] {
  return [
    ["difficulty", difficultyWords(briefing)],
    ["forced diagonals", forcedWords(track)],
    ["narrowest", narrowWords(track)],
    ["colours", colourWords(free)],
    ["fights", fightWords(briefing)],
    ["traps", squaresWords(track, track.traps)],
  ];
}

/** One shortest way as names of squares, or "none". */
export function routeFact(track: TrackAnalysis, kind: RouteKind): Fact {
  const ways = kind === "straight" ? track.straight : track.free;
  const name = kind === "straight" ? "way, no diagonals" : "way, diagonals";
  return [name, ways ? nameAll(track, ways.route) : "none"];
}

function overlapFacts(track: TrackAnalysis): readonly Fact[] {
  return track.lattice.overlaps.map(({ cards: [one, other], squares }) => [
    "overlap",
    `card ${other + 1} overlaps card ${one + 1} with ${nameAll(track, squares)}; what follows assumes that card ${one + 1} is on top`,
  ]);
}

function wayWords({ free, straight }: TrackAnalysis): string {
  if (!free) return "none: the finish cannot be reached";
  const without = straight ? `${straight.mp} MP with none` : "no way with none";
  const count =
    free.routes === 1 ? "1 way is as short" : `${free.routes.toLocaleString("en-GB")} ways are as short`;
  return `${lengthClassOf(free.mp)}: ${free.mp} MP with every bid met, ${without}; ${count}`;
}

function difficultyWords({ difficulty }: TrackBriefing): string {
  const reasons = (difficulty?.reasons ?? []).map(({ words }) => words);
  const word = difficulty?.word ?? "";
  return reasons.length === 0 ? word : `${word}: ${listed(reasons)}`;
}

function forcedWords(track: TrackAnalysis): string {
  const { forcedSpecial = [] } = track;
  if (forcedSpecial.length === 0) return "none: no captain needs to meet a bid";
  return `${forcedSpecial.length}: ${listed(forcedSpecial.map((step) => stepWords(track, step)))}`;
}

function stepWords(track: TrackAnalysis, { from, to }: Step): string {
  const before = track.lattice.squares[from]?.card ?? 0;
  const isCorner = before !== track.lattice.squares[to]?.card && track.joins[before]?.kind === "corner";
  return `${nameOf(track, from)} to ${nameOf(track, to)}${isCorner ? " (corner join)" : ""}`;
}

function narrowWords(track: TrackAnalysis): string {
  const { narrow } = track;
  if (!narrow) return openWords(track);
  const places = narrow.cuts.map((cut) => nameAll(track, cut, "and"));
  if (narrow.width === 1)
    return `1 square wide, at ${listed(places)}: one captain there blocks everyone behind`;
  const where = places.length === 1 ? `at ${places[0]}` : `at ${places.length} places, first at ${places[0]}`;
  return `${narrow.width} squares wide, ${where}`;
}

/** For a track without squares between start and finish, or without a way. */
function openWords({ free, steps, start, finish }: TrackAnalysis): string {
  if (!free) return "unknown: the finish cannot be reached";
  if (start?.square === finish?.square) return "start and finish are the same square";
  return steps[start?.square ?? -1]?.some(({ to }) => to === finish?.square)
    ? "start and finish are adjacent"
    : "none: no squares close every way, however many pieces are on them";
}

function squaresWords(track: TrackAnalysis, squares: readonly number[]): string {
  return squares.length === 0 ? "none" : `${counted(squares.length, "square")}: ${nameAll(track, squares)}`;
}

function shortcutWords({ shortcuts }: TrackAnalysis): string {
  if (shortcuts.length === 0) return "none";
  const words = shortcuts.map(({ from, to, kind }) => {
    const skipped = Array.from({ length: to - from - 1 }, (_, index) => from + index + 2);
    return `from card ${from + 1} to ${to + 1} (${kind}), past ${listed(skipped)}`;
  });
  return words.join("; ");
}

function accelerationWords({ accelerations }: TrackAnalysis): string {
  if (accelerations.length === 0) return "none";
  const words = accelerations.map(
    ({ card, separates }) =>
      `card ${card + 1} (${separates ? "every way leads over it" : "captains can bypass it"})`,
  );
  return listed(words);
}

function colourWords({ terrains }: Ways): string {
  const shares = Object.entries(terrains).filter(([, share]) => share > 0);
  return `${shares.map(([colour, share]) => `${percent(share)} ${colour}`).join(", ")} on the shortest ways`;
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
