import { describe, expect, test } from "vitest";
import { DEFAULT_TERRAINS } from "../../src/game/scenarios/terrain.ts";
import { resolveSample } from "./resolve.ts";

const glossaryOf = (icons: Record<string, string>) => resolveSample({ glossary: { icons } });

test("defaults: a term prints its title, a symbol counts nothing and rolls once", () => {
  const { terms, symbols } = resolveSample({
    glossary: {
      terms: {
        fight: { title: "fight", meaning: "one round" },
        mp: { title: "movement point", text: "MP", meaning: "one step" },
      },
      symbols: { blank: { title: "blank", meaning: "nothing" } },
    },
  }).game.glossary;
  expect(terms).toMatchObject({ fight: { text: "fight" }, mp: { text: "MP" } });
  expect(symbols.blank).toEqual({ title: "blank", meaning: "nothing", points: 0, again: false });
});

test("a game without a glossary has an empty one", () => {
  expect(resolveSample({}).game.glossary).toEqual({
    terms: {},
    avoid: {},
    icons: {},
    symbols: {},
    terrains: DEFAULT_TERRAINS,
    scenarioRules: {},
  });
});

describe("icons", () => {
  test("lead through other names to the drawing", () => {
    const { game, rules } = glossaryOf({ weapon: "sword", sword: "broadsword", fog: "fog", mist: "fog" });
    expect(rules).toEqual([]);
    expect(game.glossary.icons).toEqual({
      weapon: "broadsword",
      sword: "broadsword",
      fog: "fog",
      mist: "fog",
    });
  });
  test("a cycle of names is reported at every name in it", () => {
    const { diagnostics } = glossaryOf({ a: "b", b: "c", c: "a" });
    expect(diagnostics.map(({ rule, message }) => [rule, message.split('"')[1]])).toEqual([
      ["glossary/icon-circle", "a"],
      ["glossary/icon-circle", "b"],
      ["glossary/icon-circle", "c"],
    ]);
  });
  test("following a name into a cycle ends", () => {
    expect(glossaryOf({ x: "a", a: "b", b: "a" }).rules).toEqual([
      "glossary/icon-circle",
      "glossary/icon-circle",
      "glossary/icon-circle",
    ]);
  });
  test("a word that is both a term and an icon is ambiguous", () => {
    const terms = { fog: { title: "Fog", meaning: "weather" } };
    const { diagnostics } = resolveSample({ glossary: { terms, icons: { fog: "fog" } } });
    expect(diagnostics).toMatchObject([{ rule: "glossary/ambiguous-word", severity: "warning" }]);
  });
});
