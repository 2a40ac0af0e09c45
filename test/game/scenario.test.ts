/** Scenarios whose cards are looked up, and kits that include scenarios. */
import { describe, expect, test } from "vitest";
import type { DeckFile, TrackEntry } from "../../src/schema/files.ts";
import { resolveSample, type SampleParts } from "./resolve.ts";

const SQUARES = [
  ["green", "blue"],
  ["blue", "green"],
  ["green", "red"],
];
const MAP: Partial<DeckFile> = {
  deck: "map",
  kind: "map",
  cards: ["reef", "bay", "cliff"].map((id) => ({ id, squares: SQUARES })),
};
const CREW: Partial<DeckFile> = { deck: "crew", cards: [{ id: "cook" }] };

const trackOf = (...cards: readonly string[]): readonly TrackEntry[] =>
  cards.map((card, index) => ({ card, at: [0, 3 * index] }));

function resolve(track: readonly TrackEntry[], more: SampleParts = {}) {
  const { game, diagnostics, rules } = resolveSample({
    decks: [MAP, CREW],
    scenarios: [{ track }],
    ...more,
  });
  return { scenario: game.scenarios[0], game, diagnostics, rules };
}

describe("cards of a track", () => {
  test("are those of the game, with defaults filled in", () => {
    const { scenario, rules } = resolve([
      { card: "bay", at: [-3, 2] },
      { card: "reef", at: [0, 0], turn: 270, acceleration: true, heading: ["east"] },
    ]);
    expect(rules).toEqual([]);
    expect(scenario?.isWhole).toBe(true);
    expect(scenario?.track).toMatchObject([
      { position: 1, card: "bay", deck: "map", at: [-3, 2], turn: 0, acceleration: false },
      { position: 2, card: "reef", at: [0, 0], turn: 270, acceleration: true, heading: ["east"] },
    ]);
  });

  test("that the game does not have are reported and left out; the others keep their positions", () => {
    const { scenario, diagnostics } = resolve(trackOf("reef", "cliif", "bay"));
    expect(diagnostics).toMatchObject([
      { rule: "scenario/unknown-card", message: 'the game has no map card "cliif"', fix: "write cliff" },
    ]);
    expect(scenario?.track.map(({ position }) => position)).toEqual([1, 3]);
    expect(scenario?.isWhole).toBe(false);
  });

  test("that are equally near to several cards are reported with all of them, and none is chosen", () => {
    const numbered = { ...MAP, cards: ["m01", "m02", "m03"].map((id) => ({ id, squares: SQUARES })) };
    const { diagnostics } = resolve(trackOf("m01", "m05", "m02"), { decks: [numbered] });
    expect(diagnostics).toMatchObject([
      {
        message: 'the game has no map card "m05"',
        label: "it has m01, m02 and m03",
        fix: "name one of them",
      },
    ]);
    expect(diagnostics[0]).not.toHaveProperty("edits");
  });

  test("of a deck that is not a map deck are reported as such", () => {
    expect(resolve(trackOf("reef", "cook", "bay")).diagnostics).toMatchObject([
      {
        rule: "scenario/unknown-card",
        message: expect.stringContaining("not a map card: it has no squares"),
        fix: expect.stringContaining("name a card of a deck of `kind: map`"),
      },
    ]);
  });

  test("of another game are reported once", () => {
    const { diagnostics, scenario } = resolve(trackOf("ice-1", "ice-2", "floe"));
    expect(diagnostics).toMatchObject([
      {
        rule: "scenario/of-another-game",
        message: 'none of the cards of "voyage" is a map card of this game',
      },
    ]);
    expect(scenario?.track).toEqual([]);
  });

  test("that are unknown are reported one by one up to twenty; a track that is too long is left to a rule", () => {
    const ids = Array.from({ length: 39 }, (_, index) => `sea-${index}`);
    const { diagnostics } = resolve(trackOf("reef", ...ids));
    expect(diagnostics).toHaveLength(20);
    expect(diagnostics.at(-1)?.message).toBe(
      'the game has no map card "sea-19", and 19 more entries name unknown cards',
    );
    expect(resolve(trackOf("reef", ...ids, "sea-39", "sea-40")).diagnostics).toEqual([]);
  });

  test("may be those of an unusable deck, so they are not reported", () => {
    const unusable = [{ kind: "deck", id: "shoals" }] as const;
    const { scenario, rules } = resolve(trackOf("reef", "shoal-1"), { unusable });
    expect(rules).toEqual([]);
    expect(scenario?.isWhole).toBe(false);
  });

  test("may be missing entirely: the rules check how many there must be", () => {
    expect(resolve([]).rules).toEqual([]);
  });
});

test("a minimum of players above the maximum", () => {
  const { diagnostics } = resolve(trackOf("reef", "bay"), {
    scenarios: [{ track: trackOf("reef", "bay"), players: { min: 4, max: 2 } }],
  });
  expect(diagnostics).toMatchObject([
    {
      rule: "schema/reversed-range",
      message: "players go from 4 to 2; expected the smaller number as min",
      fix: "write { min: 2, max: 4 }",
    },
  ]);
});

describe("scenarios of a kit", () => {
  const kitOf = (...ids: readonly string[]) => {
    const kits = [{ contents: [{ deck: "map" }], scenarios: ids.map((scenario) => ({ scenario })) }];
    const { game, diagnostics } = resolve(trackOf("reef", "bay"), { kits });
    return { brought: game.kits[0]?.scenarios.map(({ scenario }) => scenario), diagnostics };
  };

  test("are those of the game; a poster is printed only on request", () => {
    const { game } = resolve(trackOf("reef"), {
      kits: [{ contents: [{ deck: "map" }], scenarios: [{ scenario: "voyage" }] }],
    });
    expect(game.kits[0]?.scenarios).toMatchObject([{ scenario: "voyage", poster: false }]);
  });

  test("that do not exist are reported with the nearest one, and left out", () => {
    const { brought, diagnostics } = kitOf("voyage", "voyge", "night");
    expect(brought).toEqual(["voyage"]);
    expect(diagnostics).toMatchObject([
      { rule: "kit/unknown-scenario", message: 'the game has no scenario "voyge"', fix: "write voyage" },
      { message: 'the game has no scenario "night"', label: "it has voyage" },
    ]);
  });

  test("are printed once", () => {
    const { brought, diagnostics } = kitOf("voyage", "voyage");
    expect(brought).toEqual(["voyage"]);
    expect(diagnostics).toMatchObject([{ rule: "kit/repeated-scenario", severity: "warning" }]);
  });
});
