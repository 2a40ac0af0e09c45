import { expect, test } from "vitest";
import { kindOfPath } from "../../src/schema/kinds.ts";
import { resolvePath } from "../../src/source/relative-path.ts";

test.each([
  ["game.yaml", "game"],
  ["decks/battle.yaml", "deck"],
  ["dice/red.yaml", "die"],
  ["kits/starter-pack.yaml", "kit"],
  ["glossary.yaml", "glossary"],
  ["tables/specials.yaml", "table"],
  ["rules.yaml", "rules"],
  ["decks/battle.csv", undefined],
  ["decks/old/battle.yaml", undefined],
  ["decks/.yaml", undefined],
  ["schemas/battle-card.yaml", undefined],
  ["game.yml", undefined],
])("%s is of kind %s", (path, kind) => {
  expect(kindOfPath(path)).toBe(kind);
});

test.each([
  ["../schemas/a.yaml", "content/g/schemas/a.yaml"],
  ["./b.csv", "content/g/decks/b.csv"],
  ["x/../b.csv", "content/g/decks/b.csv"],
  ["../../../a", "a"],
  ["../../../../a", undefined],
  ["/etc/passwd", undefined],
  ["~/x", undefined],
  ["C:\\x", undefined],
  ["a\\b", undefined],
  ["http://x/y", undefined],
  ["a\0b", undefined],
  ["", undefined],
])("%s from a deck is %s (P1, P3, P4)", (written, path) => {
  expect(resolvePath("content/g/decks/d.yaml", written)).toBe(path);
});
