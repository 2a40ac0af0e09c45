/** What the palette puts first. */
import { expect, test } from "vitest";
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
