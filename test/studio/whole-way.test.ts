/**
 * The way of a person who knows neither YAML nor SVG, in one go: 20 pasted rows, ten pictures dropped in, the card arranged
 * by mouse, a problem fixed, the cards printed. At the end the files are compared with what a careful hand would have written.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { withPdf } from "../support/paper/read-pdf.ts";
import { png } from "../support/png-bytes.ts";
import { accessibilityFaults } from "../support/studio/accessibility.ts";
import { accessibleShots } from "../support/studio/shots.ts";
import { test } from "../support/studio/studio-test.ts";

const SUITS = ["Sun", "Moon"];

/** As copied from a spreadsheet; the fourth has a misspelled icon. */
const ROWS = [
  ["Name", "Cost", "Qty", "Suit", "Effect"],
  ...Array.from({ length: 20 }, (_, index) => [
    `Stall ${index + 1}`,
    String(index % 5),
    index === 0 ? "3" : "1",
    SUITS[index % 2] as string,
    index === 3 ? "Pay one :swrod: or leave." : `Draw ${(index % 3) + 1} cards, then discard one of them.`,
  ]),
];

/** Each picture is of one colour, so that it can be told on a card. */
const colourOf = (index: number): readonly [number, number, number] => [20 * index, 90, 120];

const picture = (index: number): Buffer =>
  png({ width: 720, height: 480, depth: 8, colourType: 2, samples: () => colourOf(index) });

const NAMES = Array.from({ length: 10 }, (_, index) => `Stall ${index + 1}.png`);

/** Drops files as a person does, with the events that the browser makes of that. */
async function drop(page: Page): Promise<void> {
  const files = NAMES.map((name, index) => ({ name, base64: picture(index).toString("base64") }));
  const dropped = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: "image/png" }));
    }
    return transfer;
  }, files);
  const place = page.locator(".pictures");
  for (const event of ["dragenter", "dragover", "drop"])
    await place.dispatchEvent(event, { dataTransfer: dropped });
}

/** The colour of a drawn card, at a point in shares of its width and height. */
const colourAt = (card: Locator, x: number, y: number): Promise<readonly number[]> =>
  card.evaluate(
    async (image, at) => {
      const drawn = image as HTMLImageElement;
      await drawn.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [200, 280];
      const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
      pen.drawImage(drawn, 0, 0, canvas.width, canvas.height);
      return [...pen.getImageData(at.x * canvas.width, at.y * canvas.height, 1, 1).data.slice(0, 3)];
    },
    { x, y },
  );

test("from 20 pasted rows to printed cards with pictures, by pointing alone", async ({ openStudio }) => {
  const { page, folder } = await openStudio({ folders: [] });

  // a game of pasted rows
  await page.getByLabel("Name of the game").fill("Night Market");
  await page.getByLabel("Rows of your spreadsheet").fill(ROWS.map((row) => row.join("\t")).join("\n"));
  await page.getByRole("img", { name: /^Card Stall.1$/ }).waitFor();
  await page.getByRole("button", { name: "Make the game" }).click();
  await page.getByRole("option", { name: /^Stall 20/ }).waitFor();
  const game = join(folder, "content/night-market");
  const template = join(folder, "templates/night-market/cards.svg.hbs");
  const before = {
    deck: readFileSync(join(game, "decks/cards.yaml"), "utf8"),
    template: readFileSync(template, "utf8"),
  };

  // ten pictures
  const rail = page.getByRole("navigation", { name: "Views" });
  await rail.getByRole("link", { name: "Pictures" }).click();
  await page.getByText("Drop pictures here").waitFor();
  await drop(page);
  await page.getByText("10 pictures paired with cards").waitFor();
  await page.getByText("10 cards of Cards have pictures that cannot be seen").waitFor();
  await accessibleShots(page, "unshown");
  await page.getByRole("button", { name: "Show them on the cards" }).click();

  // the place for them is selected, and moved by mouse
  const selected = page.getByRole("region", { name: "Selected thing" });
  await selected.getByRole("heading", { name: "art" }).waitFor();
  await accessibleShots(page, "shown");
  const numbers = async (): Promise<readonly number[]> =>
    Promise.all(
      ["X mm", "Y mm", "Width mm", "Height mm"].map(async (name) =>
        Number(await selected.getByRole("textbox", { name }).inputValue()),
      ),
    );
  const [x = 0, y = 0, width = 0, height = 0] = await numbers();
  expect([width, height].every((size) => size >= 12)).toBe(true);
  const paper = await page.locator(".paper").boundingBox();
  if (!paper) throw new Error("no picture");
  // the first layout of a spreadsheet has a white edge, and no bleed
  const px = paper.width / 63.5;
  const at = (mm: { x: number; y: number }) => ({ x: paper.x + mm.x * px, y: paper.y + mm.y * px });
  const [from, to] = [at({ x: x + 5, y: y + 5 }), at({ x: x + 5, y: y + 7 })];
  await page.mouse.move(from.x, from.y);
  await page.keyboard.down("Alt");
  await page.mouse.down();
  for (const share of [0.5, 1])
    await page.mouse.move(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y));
  await page.mouse.up();
  await page.keyboard.up("Alt");
  await page.getByRole("button", { name: "Undo: Move art 2 mm down" }).waitFor();
  await expect.poll(numbers).toEqual([x, y + 2, width, height]);

  // each of the ten cards shows its own
  await rail.getByRole("link", { name: "Decks" }).click();
  const middle = [(x + width / 2) / 63.5, (y + 2 + height / 2) / 88.9] as const;
  const card = (name: string) => page.getByRole("option", { name: new RegExp(`^${name},`) }).locator("img");
  const seen = (name: string) => expect.poll(() => colourAt(card(name), ...middle));
  await seen("Stall 1").toEqual(colourOf(0));
  await seen("Stall 10").toEqual(colourOf(9));
  await seen("Stall 11").not.toEqual(colourOf(9));

  // the problem
  await rail.getByRole("link", { name: "Problems" }).click();
  await page.locator(".findings").getByRole("button", { name: /swrod/ }).click();
  await page.getByRole("complementary").getByRole("link", { name: "Stall 4" }).click();
  await page.getByRole("textbox", { name: "Effect" }).fill("Pay one :axe-sword: or leave.");
  await rail.getByRole("link", { name: "Problems" }).click();
  await page.getByRole("heading", { name: "No problems" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Save all" }).click();
  await page.locator(".status-words", { hasText: "Everything is saved" }).waitFor();

  // paper
  await rail.getByRole("link", { name: "Print" }).click();
  await page.getByRole("button", { name: "Make the PDFs" }).click();
  await page.getByRole("region", { name: "Printed files" }).waitFor();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all-decks-a4.pdf" }).click();
  const pdf = readFileSync(await (await downloading).path());
  expect(await picturesIn(pdf)).toBeGreaterThanOrEqual(10);

  // the files
  const art = (index: number): string => (index < 10 ? `art/Stall ${index + 1}.png` : "");
  const rows = ROWS.map((row, index) => [...row, index === 0 ? "art" : art(index - 1)]);
  expect(readFileSync(join(game, "decks/cards.csv"), "utf8")).toBe(
    rows
      .map((row) => `${row.map(quoted).join(",")}\n`)
      .join("")
      .replace(":swrod:", ":axe-sword:"),
  );
  expect(readFileSync(join(game, "decks/cards.yaml"), "utf8")).toBe(
    before.deck.replace("    Effect: { type: string }\n", (line) => `${line}    art: { type: string }\n`),
  );
  // the text box became shorter to make room
  const withoutHeights = (text: string): string =>
    text.replaceAll(/(?<=<(?:rect id="text-box"|tspan) [^>]*) (?:y|height)="[\d.]+"/g, "");
  expect(withoutHeights(readFileSync(template, "utf8"))).toBe(
    withoutHeights(before.template).replace(
      "</svg>",
      `{{#if (present art)}}<b:art href="{{art}}" x="${x}" y="${y + 2}" width="${width}" height="${height}" fit="cover"/>{{/if}}\n</svg>`,
    ),
  );
  expect(readdirSync(join(game, "art")).sort()).toEqual(NAMES.toSorted());
  for (const [index, name] of NAMES.entries())
    expect(readFileSync(join(game, "art", name))).toEqual(picture(index));
});

/** A cell as a spreadsheet writes it to a CSV file. */
const quoted = (cell: string): string => (cell.includes(",") ? `"${cell}"` : cell);

/** How many times pictures of pixels are drawn in all pages. */
const picturesIn = (bytes: Uint8Array): Promise<number> =>
  withPdf(bytes, async (pdf) => {
    let count = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
      count += fnArray.filter((fn) => fn === OPS.paintImageXObject).length;
    }
    return count;
  });
