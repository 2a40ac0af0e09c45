/** The text of a booklet: values of the game in Markdown, and the lines that they came from. */
import { describe, expect, test } from "vitest";
import { kitsOfBooklet } from "../../src/game/booklets/booklet-kits.ts";
import type { Booklet, Game } from "../../src/game/game.ts";
import type { KitPrint } from "../../src/game/kits/prints.ts";
import { escapeMarkdown } from "../../src/template/markdown-text.ts";
import { renderMarkdown } from "../../src/template/render-markdown.ts";
import { sampleGame } from "./booklet-sample.ts";

const booklet = { id: "rules", title: "Rules", file: "rules.md", page: "booklet-page" } as Booklet;

const NO_FACTS = { scenarios: new Map() };

function render(text: string, game: Game = sampleGame()) {
  const { value, diagnostics } = renderMarkdown(text, booklet, game, kitOf(game), NO_FACTS);
  return { text: value?.text, lines: value?.lines, found: diagnostics.map(({ rule }) => rule) };
}

describe("what a text may read", () => {
  test("decks with their cards, tables with their rows, kits with their counts", () => {
    const text = [
      "{{#each @decks.crew.cards}}{{title}} {{copies}}; {{/each}}",
      "{{@decks.crew.count}}",
      '{{#with (row "ranks" "one")}}{{title}}{{/with}}',
      "{{#each @tables.ranks.rows}}{{id}} {{/each}}",
      "{{#each @kits.all.decks}}{{title}} {{shape}} {{count}}; {{/each}}",
      "{{@kits.all.count}} cards",
      "{{@kit.id}}, {{@kit.title}}: {{@kit.count}} cards",
      "{{#each @kit.decks}}{{title}} {{different}} {{count}}; {{/each}}",
      "{{#each @kit.decks.crew.cards}}{{title}} {{copies}}; {{/each}}",
      "{{#if @kit.parts.all}}{{@kit.parts.all.title}}{{/if}}",
      "{{@game.title}} {{@game.version}}, {{@booklet.title}}",
    ].join("\n");
    expect(render(text).text).toBe(
      [
        "Cook 2; Pilot 1; ",
        "3",
        "First",
        "one two ",
        "Crew card 6; Coins round 5; ",
        "6 cards",
        "all, All: 6 cards",
        "Coins 1 5; Crew 2 6; ",
        "Cook 4; Pilot 2; ",
        "All",
        "Sample 1.0.0, Rules",
      ].join("\n"),
    );
  });

  test("no field of a card outside a loop over a deck", () => {
    const { diagnostics } = renderMarkdown("{{title}}", booklet, sampleGame(), kitOf(sampleGame()), NO_FACTS);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '"title" is a field of a card, but the text of a booklet has no card',
    ]);
  });

  test("nothing raw, no foreign helper, no unknown name", () => {
    expect(render("{{{@game.title}}}").found).toEqual(["template/raw-output"]);
    expect(render("{{lookup @game 'title'}}").found).toEqual(["template/unknown-helper"]);
    expect(render("{{@card.id}}").found).toEqual(["template/unknown-data"]);
    expect(render("{{@decks.crw.count}}").found).toEqual(["template/unknown-data"]);
    expect(render("{{@game.constructor}}").found.length).toBeGreaterThan(0);
    expect(render("{{> place-sign}}").found).toEqual(["template/unknown-partial"]);
  });

  test.each([
    "@decks.crw.cards",
    "@decks.crew.card",
    "@tables.rank.rows",
    "@kits.al.decks",
    "@kit.parts.al",
    "@kit.decks.crw",
    "@kit.card",
    "@dice.red.faces",
  ])("a loop over %s, which does not exist, is not an empty table", (path) =>
    expect(render(`{{#each ${path}}}x{{/each}}`).found).toEqual(["template/unknown-data"]),
  );

  test("the content of an unusable file is not reported: its own fault was", () => {
    const lost: Game = { ...sampleGame(), unusable: [{ kind: "deck", id: "ships" }] };
    const text = "{{@decks.ships.count}}{{#each @decks.ships.cards}}x{{/each}}";
    expect(render(text, lost)).toMatchObject({ text: "", found: [] });
    expect(render("{{@decks.boats.count}}", lost).found).toEqual(["template/unknown-data"]);
  });

  test("loops inside loops end", () => {
    const loop = "{{#times 10000}}{{#times 10000}}x{{/times}}{{/times}}";
    expect(render(loop).found).toEqual(["template/limit"]);
  });
});

describe("lines", () => {
  test("are those of the file, without blocks on lines of their own", () => {
    const text = "# Title\n\n{{#each @tables.ranks.rows}}\n| {{title}} |\n{{/each}}\n\nEnd";
    expect(render(text)).toEqual({
      text: "# Title\n\n| First |\n| Second |\n\nEnd",
      lines: [1, 2, 4, 4, 6, 7],
      found: [],
    });
  });
});

describe("a value", () => {
  test.each([
    ["# no heading", "\\# no heading"],
    ["[no](link)", "\\[no\\]\\(link\\)"],
    ["![no](picture)", "\\!\\[no\\]\\(picture\\)"],
    ["<b>no html</b>", "\\<b\\>no html\\</b\\>"],
    ["a | b", "a \\| b"],
    ["one\ntwo\r\nthree", "one two three"],
    ["- no item", "\\- no item"],
    ["1. no item", "1\\. no item"],
    ["> no quote", "\\> no quote"],
    ["&amp; `code` _no_", "\\&amp; \\`code\\` \\_no\\_"],
    ["*** ", "\\*\\*\\* "],
    ["3 * 4", "3 \\* 4"],
  ])("%j is not markup by accident", (value, expected) => {
    expect(escapeMarkdown(value)).toBe(expected);
  });

  // Markup of cards: a backslash before ASCII punctuation is an escape, before anything else a backslash (CommonMark
  // too).
  test.each([
    ["\\[no\\](link)", "\\[no\\]\\(link\\)"],
    ["a \\| b", "a \\| b"],
    ["ends in \\", "ends in \\\\"],
    ["C:\\ships", "C:\\\\ships"],
    ["two \\\\ and \\• dot", "two \\\\ and • dot"],
    ["one\\ntwo", "one two"],
  ])("%j keeps its escapes, and none extends beyond its end", (value, expected) => {
    expect(escapeMarkdown(value)).toBe(expected);
  });

  test("keeps the markup that cards have", () => {
    expect(escapeMarkdown("Play **one** *now*: :sword: \\* 1.5")).toBe("Play **one** *now*: :sword: \\* 1.5");
  });
});

/** The content of the sample's one kit. */
function kitOf(game: Game): KitPrint {
  return kitsOfBooklet(game, booklet)[0] as KitPrint;
}
