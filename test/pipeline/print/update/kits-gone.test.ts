/** Kits in a journal that the game no longer has. */
import { expect, test } from "vitest";
import type { Game } from "../../../../src/game/game.ts";
import { kitsGone } from "../../../../src/pipeline/print/update/kits-gone.ts";

const game = (more: Partial<Game> = {}): Game =>
  ({ kits: [{ id: "main" }, { id: "main-2" }], ink: "full", locales: ["de"], ...more }) as Game;

const GERMAN = game({ locale: "de" });

test.each<[string, Game, number | undefined, readonly string[], readonly string[]]>([
  ["all are there", game(), undefined, ["main", "main-2"], []],
  ["one is gone", game(), undefined, ["main", "old"], ["old"]],
  ["one of two printed as one", game(), undefined, ["main+old", "main+main-2"], ["old"]],
  ["named once", game(), undefined, ["old", "main+old"], ["old"]],
  [
    "in other looks and languages",
    game(),
    undefined,
    ["main-de", "old-de", "main-low-ink", "old-gray-de"],
    [],
  ],
  ["in this language", GERMAN, undefined, ["main-de", "old-de", "old", "old-gray-de"], ["old"]],
  ["for other players", game(), undefined, ["old-4-players"], []],
  ["for these players", game(), 4, ["main-4-players", "old-4-players", "gone"], ["old"]],
  ["a game that has no kits now", game({ kits: [] }), undefined, ["old"], []],
])("%s", (_, now, players, names, expected) => {
  expect(
    kitsGone(
      now,
      names.map((kit) => ({ kit })),
      players,
    ),
  ).toEqual(expected);
});
