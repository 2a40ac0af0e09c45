/** The total number of cards in a game is limited. */
import { expect, test } from "vitest";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { allowanceOf } from "../../../src/pipeline/read/allowance.ts";
import { openEntryFiles, withinCards } from "../../../src/pipeline/read/card-budget.ts";
import { openContent } from "../../../src/pipeline/read/content-files.ts";
import type { CheckedDeck } from "../../../src/schema/entries/check-deck.ts";
import type { SourceDocument } from "../../../src/source/tree.ts";

const document = (path: string) => ({ path }) as SourceDocument;

test("the deck that exceeds the limit is reported, and no cards are read from there on", () => {
  const read: string[] = [];
  const check = (times: number) => {
    const within = withinCards(
      ({ path }) => {
        read.push(path);
        return { value: { cards: Array(4).fill({}) } as unknown as CheckedDeck, diagnostics: [] };
      },
      times,
      10,
    );
    return ["a", "b", "c", "d"].map((path) => {
      const { value, diagnostics } = within(document(path));
      return `${path} ${value?.cards.length ?? 0} ${diagnostics.map(({ rule }) => rule)}`;
    });
  };
  expect(check(1)).toEqual(["a 4 ", "b 4 ", "c 0 schema/too-many-cards", "d 0 "]);
  expect(read).toEqual(["a", "b", "c"]);
  expect(check(2)).toEqual(["a 4 ", "b 4 ", "c 4 ", "d 4 "]);
});

test("the number of cards allowed does not depend on which deck reads a large table", () => {
  const table = `id,text\none,${"long ".repeat(220_000)}\n`;
  const own = "cards:\n  - id: one\n";
  const allowed = (first: string, second: string): number => {
    const paths = ["content/g/decks/a.yaml", "content/g/decks/b.yaml"] as const;
    const host = createMemoryHost({
      "content/g/decks/large.csv": table,
      [paths[0]]: first,
      [paths[1]]: second,
    });
    const content = openContent(host, "content/g");
    openEntryFiles(
      content,
      paths.flatMap((path) => content.open(path) ?? []),
    );
    return allowanceOf(content.sources);
  };
  // 1.1 million characters.
  expect([allowed("cards: large.csv\n", own), allowed(own, "cards: large.csv\n"), allowed(own, own)]).toEqual(
    [2, 2, 1],
  );
});
