/** What the palette puts first. */
import { expect, test } from "vitest";
import { textsOf } from "../../../src/studio/client/frame/entry-texts.ts";
import { type Entry, foundEntries } from "../../../src/studio/client/frame/found-entries.ts";

const entry = (title: string, more: Partial<Entry> = {}): Entry => ({
  id: title,
  title,
  icon: "help",
  run: () => {},
  ...more,
});

test("what explains comes behind what does something, however well it fits", () => {
  const rule = entry("Table cells are short", { isLast: true });
  const view = entry("Show the table of Ships");
  expect(foundEntries([rule, view], "table")).toEqual([view, rule]);
});

test("words in the texts of cards are found behind titles, with the place where they are", () => {
  const card = (title: string, values: object): Entry => entry(title, { texts: textsOf(values) });
  const said = card("Dinghy", { title: "Dinghy", text: "Gain two Écus when you fish in the harbour." });
  const deep = card("Barge", { special: { costs: ["one", "an ecu"] } });
  const titled = entry("Écu");
  const rule = entry("Ecus are spelt", { isLast: true });
  const found = foundEntries([rule, said, deep, titled], "ecu");
  expect(found.map(({ title }) => title)).toEqual(["Écu", "Dinghy", "Barge", "Ecus are spelt"]);
  expect(found.map(({ where }) => where)).toEqual([
    undefined,
    { label: "text", before: "Gain two ", words: "Écu", after: "s when you fish in the harbour." },
    { label: "special.costs", before: "an ", words: "ecu", after: "" },
    undefined,
  ]);
  // one word in the title, the other in the text
  expect(foundEntries([said, deep], "dinghy harb").map(({ where }) => where?.words)).toEqual(["harb"]);
  expect(foundEntries([said, deep], "dinghy ecux")).toEqual([]);
});

test("a word that is on every card leaves room for rules", () => {
  const cards = Array.from({ length: 1000 }, (_, index) =>
    entry(`Card ${index}`, { texts: textsOf({ text: `You draw ${index}.` }) }),
  );
  const rule = entry("A card cannot be drawn", { isLast: true });
  const found = foundEntries([...cards, rule], "draw");
  expect(found.length).toBeLessThanOrEqual(50);
  expect(found.at(-1)).toBe(rule);
});

test("what a card says is read once, however often it is looked for", () => {
  const values = { text: "Gain :coin:" };
  const first = textsOf(values);
  expect(textsOf(values) === first).toBe(true);
  expect(textsOf({ ...values }) === first).toBe(false);
});
