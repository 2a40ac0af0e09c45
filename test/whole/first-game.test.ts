/** The guides for a first game, followed step by step. */
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { expectLinks, walkThrough } from "../support/command/guide.ts";
import { withPdf } from "../support/paper/read-pdf.ts";
import { temporaryFolder } from "../support/temporary.ts";

/** All words on the first page of a PDF. */
const wordsOn = (file: string): Promise<string> =>
  withPdf(readFileSync(file), async (pdf) => {
    const { items } = await (await pdf.getPage(1)).getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join(" ");
  });

test("the guide leads from nothing to nine cards", async () => {
  const { folder, steps } = await walkThrough("docs/first-game.md", temporaryFolder());
  expect(steps).toBeGreaterThan(12);
  const words = await wordsOn(join(folder, "output/my-game/all-decks-letter.pdf"));
  expect(words).toContain("Otter");
  expect(words).not.toContain("Wolf");
  expect(words).toContain("0.2.0");
});

test("the guide leads from a spreadsheet to sheets with its whole content", async () => {
  const start = temporaryFolder();
  const csv = "docs/from-a-spreadsheet/lighthouse.csv";
  copyFileSync(csv, join(start, "lighthouse.csv"));
  const { folder, steps } = await walkThrough("docs/from-a-spreadsheet.md", start);
  expect(steps).toBeGreaterThan(10);
  const words = await wordsOn(join(folder, "output/lighthouse/all-decks-letter.pdf"));
  // The sheet begins with three copies of the first card, which has no flavour, and four of the second.
  expect(words.match(/Trim the Wick/g)).toHaveLength(3);
  expect(words.match(/LH-02/g)).toHaveLength(4);
  expect(words.match(/Oil Cost +0/g)).toHaveLength(4);
  expect(words.match(/Flavour +Forty steps down/g)).toHaveLength(4);
  expect(words.match(/Flavour/g)).toHaveLength(4);
});

test.each(["docs/first-game.md", "docs/from-a-spreadsheet.md"])("the links of %s lead to files", expectLinks);
