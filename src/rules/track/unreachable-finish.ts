/** Checks that some way leads from the start to the finish. */
import type { Scenario } from "../../game/game.ts";
import { isBlocked } from "../../game/scenarios/terrain.ts";
import { arrivingSteps, distancesFrom, distancesTo } from "../../track/ways/reach.ts";
import { defineScenarioRule, type Finding, type ScenarioContext } from "../define-rule.ts";
import { type BlockedStep, blockedInWords, blockedSteps } from "../on-tracks/blocked-steps.ts";
import { fixInWords } from "../on-tracks/scenario-fix.ts";
import { entryPlace, scenarioPlace } from "../on-tracks/scenario-places.ts";
import { laidTrack, type RacedTrack, racedTrack } from "../on-tracks/sound-track.ts";
import { cardInWords, cellOf, squareInWords, squaresInWords } from "../on-tracks/squares-in-words.ts";

export const unreachableFinish = defineScenarioRule({
  id: "track/unreachable-finish",
  severity: "error",
  summary: "No way leads from the start of a track to its finish, not even with special steps.",
  why: "the scenario cannot be won",
  fix: "Turn, swap or move a card so that some square before the gap leads on: to a later card, or further ahead on its own card. A bar on either card closes an edge; a step over a corner needs one of the two ways round its corner.",
  good: `
=== decks/reef.yaml
cards:
  - { id: r7, squares: [[green, blue], [blue, red], [red, green]], bars: [a3|north] }
  - { id: r2, squares: [[blue, red], [green, blue], [green, blue]] }
  - { id: r8, squares: [[red, blue], [blue, green], [green, red]], bars: [b1|south] }
=== scenarios/bay.yaml
track:
  - { card: r7, at: [0, 0] }
  - { card: r2, at: [0, 3] }
  - { card: r8, at: [0, 6] }
`,
  bad: [
    `
=== decks/reef.yaml
cards:
  - { id: r1, squares: [[green, blue], [blue, green], [green, red]] }
  - { id: r7, squares: [[green, blue], [blue, red], [red, green]], bars: [a3|north] }
  - { id: r8, squares: [[red, blue], [blue, green], [green, red]], bars: [b1|south] }
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r7, at: [0, 3] }
#     ^^^^^^^^ no way leads to the finish 3.b3: all end at 2.a3 and 2.b3
  - { card: r8, at: [0, 6] }
`,
    `
=== scenarios/bay.yaml
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], heading: [south] }
#     ^^^^^^^^ no way leads to the finish 3.b3: all end at 2.a1 and 2.b1
  - { card: r3, at: [0, 6] }
`,
  ],

  *checkScenario(context) {
    const closed = closedEnd(context);
    if (closed) yield closed;
    const track = closed ? undefined : racedTrack(context);
    if (!track || track.free) return;
    const gap = gapIn(track, context.scenario);
    const ends = [...new Set(gap.map(({ from }) => from))].sort((a, b) => a - b);
    const card = track.lattice.squares[ends.at(-1) ?? track.start.square]?.card ?? 0;
    yield {
      at: entryPlace(context, card),
      message: `no way leads to the finish ${squareInWords(track, track.finish.square)}${ends.length > 0 ? `: all end at ${squaresInWords(track, ends)}` : `: ${noSteps(context)}`}`,
      label: ends.length > 0 ? blockedInWords(track, context.scenario, gap) : undefined,
      fix: headingFix(context, track, gap) ?? fixInWords(context),
    };
  },
});

/** Nothing closes a step: the game has none there. */
const noSteps = ({ scenario: { movement } }: ScenarioContext): string =>
  movement.corners === "never"
    ? "its cards touch only at corners, and the game has no steps over corners"
    : "no step leads on";

/** A start or a finish that no piece can enter, named or by the rule. */
function closedEnd(context: ScenarioContext): Finding | undefined {
  const { scenario } = context;
  const track = laidTrack(context);
  if (!track) return undefined;
  const { movement, terrains } = scenario;
  // Reported at the terrains.
  if (terrains.every(({ cost }) => cost === "blocked")) return undefined;
  for (const [field, card] of [
    ["start", 0],
    ["finish", scenario.track.length - 1],
  ] as const) {
    const end = track[field];
    const square = end && track.lattice.squares[end.square];
    const terrain = square && terrains.find(({ id }) => id === square.terrain);
    if (square && terrain?.cost === "blocked")
      return {
        at: scenarioPlace(context, field),
        message: `no ${movement.words.piece} can enter the ${field} ${square.name}: ${terrain.title} is blocked`,
        fix: `name a ${cellOf(scenario)} with another terrain`,
      };
    const cells = track.lattice.squares.filter((one) => one.card === card);
    const isClosed = cells.length > 0 && cells.every((one) => isBlocked(terrains, one.terrain));
    if (end === undefined && scenario[field] === undefined && isClosed)
      return {
        at: entryPlace(context, card),
        message: `no ${movement.words.piece} can enter ${cardInWords(scenario, card)}, where the ${field} is: all its cells are blocked`,
        fix: "lay another card there, or give its terrain a cost",
      };
  }
  return undefined;
}

/** The fix if steps count as backward only because a card states its heading. */
function headingFix(
  { scenario }: ScenarioContext,
  { lattice }: RacedTrack,
  gap: readonly BlockedStep[],
): string | undefined {
  const cards = gap.map(({ by, from }) => (by === "heading" ? lattice.squares[from]?.card : undefined));
  const card = cards.find((one) => one !== undefined && scenario.track[one]?.heading !== undefined);
  return card === undefined ? undefined : `remove heading: of ${cardInWords(scenario, card)}`;
}

/**
 * What stops pieces: closed steps to squares from which the finish can be reached; otherwise the closed steps on the last
 * card that they reach.
 */
function gapIn(track: RacedTrack, scenario: Scenario): readonly BlockedStep[] {
  const { steps, start, finish, lattice } = track;
  const fromStart = distancesFrom(steps, [start.square]);
  const toFinish = distancesTo(arrivingSteps(steps), [finish.square]);
  const isReached = (square: number): boolean => fromStart[square] !== -1;
  const direct = blockedSteps(track, scenario, isReached, (square) => toFinish[square] !== -1);
  if (direct.length > 0) return direct;
  const cardOf = (square: number): number => lattice.squares[square]?.card ?? 0;
  const all = blockedSteps(track, scenario, isReached, (square) => !isReached(square));
  const last = Math.max(...all.map(({ from }) => cardOf(from)));
  return all.filter(({ from }) => cardOf(from) === last);
}
