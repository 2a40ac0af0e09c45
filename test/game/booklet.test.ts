/** Booklets and the kits that include them: sizes, defaults, names. */
import { expect, test } from "vitest";
import type { Kit } from "../../src/game/game.ts";
import { bookletPrints, kitsAsOne } from "../../src/game/kits/prints.ts";
import { resolveSample } from "./resolve.ts";

const crew = { deck: "crew", cards: [{ id: "cook" }] };

test("half a sheet of A4 is 148.5 x 210, of Letter 139.7 x 215.9: half fits both", () => {
  const { game } = resolveSample({ booklets: [{}] });
  expect(game.booklets[0]).toMatchObject({
    id: "rules",
    file: "content/sample/booklets/rules.md",
    size: { width: 139.7, height: 210 },
    columns: 1,
    page: "booklet-page",
    fonts: { text: "Alegreya", headings: "Alegreya" },
    contents: true,
  });
  // 9.5 pt of 1/72 in.
  expect(game.booklets[0]?.textSize).toBeCloseTo((9.5 / 72) * 25.4, 9);
});

test("a custom size is limited to what can be printed and folded", () => {
  const { game, diagnostics } = resolveSample({
    booklets: [{ size: { width: "120mm", height: "200cm" } as never, "text-size": "3pt" }],
  });
  expect(game.booklets[0]?.size.width).toBe(120);
  expect(diagnostics.map(({ rule, message }) => `${rule} ${message.split(" ")[0]}`)).toEqual([
    "booklet/length-out-of-range 200cm",
    "booklet/length-out-of-range 3pt",
  ]);
});

test("headings use the text's family unless they have their own", () => {
  const { game } = resolveSample({ booklets: [{ fonts: { text: "Lora" } }] });
  expect(game.booklets[0]?.fonts).toEqual({ text: "Lora", headings: "Lora" });
});

test("a kit includes booklets, each once and in its order; they do not count as cards", () => {
  const { game, rules } = resolveSample({
    decks: [crew as never],
    booklets: [{}, { booklet: "story" }],
    kits: [
      {
        kit: "all",
        title: "All",
        contents: [{ booklet: "story" }, { deck: "crew" }, { booklet: "rules" }, { booklet: "story" }],
      },
    ],
  });
  const [kit] = game.kits;
  expect(kit?.booklets).toEqual(["story", "rules"]);
  expect(kit?.items.map(({ deck }) => deck)).toEqual(["crew"]);
  expect(rules).toContain("kit/repeated-booklet");
  expect(bookletPrints(game, kitsAsOne(game, [kit as Kit])).map(({ id, as }) => `${id} ${as}`)).toEqual([
    "all-story-screen booklet-screen",
    "all-story-booklet booklet",
    "all-story-pages booklet-pages",
    "all-rules-screen booklet-screen",
    "all-rules-booklet booklet",
    "all-rules-pages booklet-pages",
  ]);
});

test("an unknown booklet of a kit is reported with the nearest", () => {
  const { diagnostics } = resolveSample({
    booklets: [{}],
    kits: [{ kit: "all", title: "All", contents: [{ booklet: "rule" }] }],
  });
  expect(diagnostics.map(({ rule, fix }) => [rule, fix])).toEqual([["kit/unknown-booklet", "write rules"]]);
});
