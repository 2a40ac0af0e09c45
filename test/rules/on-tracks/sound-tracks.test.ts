/**
 * One definition of a sound track: `suggest` and `--fix` count the same faults that rules find, so that suggested and fixed
 * tracks pass the check, and tracks that pass need no fix.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { groupedBy } from "../../../src/diagnostics/grouped.ts";
import type { Deck, Game, Scenario } from "../../../src/game/game.ts";
import { DEFAULT_MOVEMENT } from "../../../src/game/scenarios/movement.ts";
import { RULES } from "../../../src/rules/index.ts";
import { runScenarioRules } from "../../../src/rules/run-rules.ts";
import { analyseTrack } from "../../../src/track/analyse-track.ts";
import { lengthClassOf } from "../../../src/track/length-class.ts";
import { packOf } from "../../../src/track/map-pack.ts";
import { faultsOf, isSlight, type TrackFaultKind, wishesOf } from "../../../src/track/soundness.ts";
import type { TrackPlan } from "../../../src/track/track.ts";
import { randomTrack } from "../../track/random-tracks.ts";

/** The fault that each rule's findings count as; none for rules about the rest of the file, or about stated headings. */
const COUNTED_AS: Readonly<Record<string, TrackFaultKind | undefined>> = {
  "scenario/too-few-cards": undefined,
  "scenario/wrong-length": undefined,
  "track/forced-diagonal": undefined,
  "track/stray-heading": undefined,
  "scenario/ambiguous-finish": "finish",
  "scenario/ambiguous-start": "start",
  "scenario/misplaced-end": "end",
  "scenario/overused-card": "overused",
  "scenario/start-is-finish": "end",
  "scenario/unnamed-end": "end",
  "scenario/wrong-diagonals": "diagonals",
  "track/acceleration-at-end": "acceleration",
  "track/bypassed-acceleration": "acceleration",
  "track/only-accelerations": "acceleration",
  "track/too-many-accelerations": "acceleration",
  "track/crowded-start": "crowded",
  "track/forced-white": "white",
  "track/loop-does-not-close": "loop",
  "track/narrow": "narrow",
  "track/not-joined": "gap",
  "track/overlap": "overlap",
  "track/same-place": "overlap",
  "track/shortcut": "shortcut",
  "track/trap": "trap",
  "track/unreachable-finish": "unreachable",
  "track/unreached-square": "unreached",
};

interface Judged {
  readonly grave: boolean;
  readonly kinds: readonly string[];
}

/** For each scenario, by its file. */
function byRules(game: Game): readonly Judged[] {
  const found = groupedBy(runScenarioRules(RULES, game, new Map()), ({ file }) => file);
  return game.scenarios.map(({ source }) => {
    const counted = (found.get(source.file) ?? []).filter(({ rule }) => {
      if (!Object.hasOwn(COUNTED_AS, rule)) throw new Error(`${rule} is not in the table`);
      return COUNTED_AS[rule] !== undefined;
    });
    return {
      grave: counted.some(({ severity }) => severity !== "hint"),
      kinds: [...new Set(counted.map(({ rule }) => COUNTED_AS[rule] ?? ""))].sort(),
    };
  });
}

function byFaults(scenario: Scenario, game: Game): Judged {
  const faults = faultsOf(scenario, analyseTrack(scenario), wishesOf(scenario), packOf(game));
  return { grave: !faults.every(isSlight), kinds: faults.map(({ kind }) => kind).sort() };
}

/** If the cards cannot be laid, or the race cannot be won, both leave out what would follow from that, each in its own way. */
const HOPELESS = ["overlap", "overused", "gap", "end", "unreachable"];
const isHopeless = ({ kinds }: Judged): boolean => kinds.some((kind) => HOPELESS.includes(kind));

interface Race {
  readonly plan: TrackPlan;
  readonly players: number;
  readonly promised: number | undefined;
}

function scenarioOf({ plan, players, promised }: Race, index: number): Scenario {
  const { free } = analyseTrack(plan);
  const source = { file: `scenarios/bay-${index}.yaml`, path: [] };
  return {
    ...plan,
    id: `bay-${index}`,
    title: "The Bay",
    players: { min: 1, max: players },
    length: lengthClassOf(free?.mp ?? 0),
    ...(promised === undefined ? {} : { forcedSpecial: promised }),
    track: plan.track.map((laid, place) => ({
      ...laid,
      card: `${index}-${laid.card}`,
      deck: "map",
      position: place + 1,
      source,
    })),
    isWhole: true,
    setup: [],
    source,
  };
}

/** A game with one of each map card that is laid; the rules about tracks read nothing else. */
function gameOf(scenarios: readonly Scenario[]): Game {
  const cards = scenarios.flatMap(({ track }) =>
    track.map(({ card, map }) => ({ id: card, deck: "map", map, copies: 1 })),
  );
  const once = [...new Map(cards.map((card) => [card.id, card])).values()];
  const decks = [{ id: "map", cards: once } as unknown as Deck];
  return { decks, scenarios, movement: DEFAULT_MOVEMENT } as unknown as Game;
}

/** The last card moved, perhaps onto another one, or used for a second time. */
const slip = fc.oneof(
  { arbitrary: fc.constant({}), weight: 12 },
  fc.constantFrom({ push: 1 }, { card: "m1" }),
);

function slipped(
  { track, ...ends }: TrackPlan,
  { push = 0, card }: { push?: number; card?: string },
): TrackPlan {
  const last = track.length - 1;
  const laid = track.map((one, index) =>
    index === last
      ? { ...one, at: [one.at[0] + push, one.at[1] + push] as const, card: card ?? one.card }
      : one,
  );
  return { ...ends, track: laid };
}

const races = fc.record({
  plan: fc.tuple(randomTrack(5), slip).map(([plan, by]) => slipped(plan, by)),
  players: fc.integer({ min: 1, max: 6 }),
  promised: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined, freq: 2 }),
});

test("rules and counted faults agree on random tracks, sound ones and others", () => {
  const seen = new Set<string>();
  fc.assert(
    // Many in one game: rules search a fix only for a few of them.
    fc.property(fc.array(races, { minLength: 60, maxLength: 60 }), (all) => {
      const game = gameOf(all.map(scenarioOf));
      for (const [index, rules] of byRules(game).entries()) {
        const faults = byFaults(game.scenarios[index] as Scenario, game);
        expect(faults.grave, game.scenarios[index]?.id).toBe(rules.grave);
        if (!isHopeless(faults)) expect(faults, game.scenarios[index]?.id).toEqual(rules);
        for (const kind of rules.kinds) seen.add(kind);
        if (!rules.grave) seen.add("sound");
      }
    }),
    { numRuns: 5 },
  );
  // Tracks that are all alike would prove nothing.
  const kinds = Object.values(COUNTED_AS).filter((kind) => kind !== undefined);
  expect([...seen].sort()).toEqual([...new Set([...kinds, "sound"])].sort());
});
