/** Spreadsheets from several folders with their pictures: what is copied where, and what is reported about the rest. */
import { describe, expect, test } from "vitest";
import { textOf } from "../../../../src/diagnostics/wording.ts";
import { createMemoryHost } from "../../../../src/host/memory-host.ts";
import { spreadsheetDecks } from "../../../../src/pipeline/fix/new-game/spreadsheet-decks.ts";
import { spreadsheetGame } from "../../../../src/pipeline/fix/new-game/spreadsheet-game.ts";
import { findPictures } from "../../../../src/pipeline/fix/new-game/spreadsheet-pictures.ts";

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const png = (last: number): Uint8Array => Uint8Array.from([...PNG, last]);

type Files = Readonly<Record<string, string | Uint8Array>>;

/** A folder on a disk, identified by its name. */
const folder = (root: string, files: Files) => ({ ...createMemoryHost(files), root });

function decksOf(...folders: readonly (readonly [root: string, csv: string, files: Files])[]) {
  const found = spreadsheetDecks(
    folders.map(([root, name, files]) => ({ shown: `${root}/${name}`, name, host: folder(root, files) })),
  );
  if ("refusal" in found) throw new Error(textOf(found.refusal));
  return found.decks;
}

/** The content of a file of the new game. */
function contentAt(files: ReturnType<typeof spreadsheetGame>, path: string): string | Uint8Array | undefined {
  const content = files.get(path);
  return typeof content === "function" ? content() : content;
}

const GAME = { id: "g", title: "G" };

test("pictures of the same name in two folders stay separate, and each deck prints its own", () => {
  const csv = "Name,Art\nFox,img/x.png\n";
  const files = spreadsheetGame(
    GAME,
    decksOf(
      ["a", "red.csv", { "red.csv": csv, "img/x.png": png(1) }],
      ["b", "blue.csv", { "blue.csv": csv, "img/x.png": png(2) }],
    ),
  );
  for (const [deck, last] of [
    ["red", 1],
    ["blue", 2],
  ] as const) {
    expect(contentAt(files, `content/g/art/${deck}/img/x.png`)).toEqual(png(last));
    const drawing = contentAt(files, `templates/g/${deck}.svg.hbs`);
    expect(drawing).toContain(`b:art="{{#if (present Art)}}art/${deck}/{{Art}}{{/if}}"`);
    expect(drawing).toContain(`xlink:href="../../content/g/art/${deck}/img/x.png"`);
  }
});

describe("pictures", () => {
  const CSV =
    "Name,Art,Small\nA,e{{f}}.png,s.png\nB,a 100%.png,s.png\nC,art\\w.png,\nD,./b#1.png,\nE,tbd,\nF,CON/x.png,\nG,none.png,\nH,zero.png,\nI,../out.png,\nJ,d.svg,\n";
  const names = ["e{{f}}.png", "a 100%.png", "art/w.png", "b#1.png", "CON/x.png", "s.png"];
  const [deck] = decksOf([
    "a",
    "cards.csv",
    {
      "cards.csv": CSV,
      ...Object.fromEntries(names.map((name) => [name, PNG])),
      "zero.png": new Uint8Array(20),
      "d.svg": '\uFEFF<?xml version="1.0"?><svg/>',
    },
  ]);

  test("are copied if they are pictures, however their names are spelt", () => {
    expect([...(deck?.pictures.keys() ?? [])].sort()).toEqual(
      ["a 100%.png", "art/w.png", "b#1.png", "d.svg", "e{{f}}.png", "s.png"].sort(),
    );
    expect(deck?.layout.pictures.map(({ field }) => field.label)).toEqual(["Art", "Small"]);
  });

  test("are reported when they are left out", () => {
    const remarks = deck?.remarks.join("\n") ?? "";
    for (const words of [
      "not found: none.png",
      '"tbd" is not the name of a picture',
      '"CON/x.png" has a name that Windows reserves for a device',
      '"zero.png" is a file of an unknown kind',
      '"../out.png" leads out of',
    ])
      expect(remarks).toContain(words);
  });

  test("leave their names as text, with a notice, when none of them exists", () => {
    const csv = "Name,Art,Cost\nA,a.png,1\nB,b.png,2\n";
    const [other] = decksOf(["a", "cards.csv", { "cards.csv": csv }]);
    expect(other?.layout.pictures).toEqual([]);
    expect(other?.sheet.lines.map(({ label }) => label)).toContain("Art");
    const remarks = other?.remarks.join("\n");
    expect(remarks).toContain('The file names in "Art" are printed as text');
    expect(remarks).toContain("not found: a.png and b.png");
  });

  test("are percent-encoded as a sample, but not as a field", () => {
    const drawing = deck && contentAt(spreadsheetGame(GAME, [deck]), "templates/g/cards.svg.hbs");
    expect(drawing).toContain('href="../../content/g/art/a%20100%25.png"');
    expect(drawing).toContain('b:art="{{#if (present Small)}}art/{{Small}}{{/if}}"');
  });

  test("are refused, and not read further, when they are too many or too large", () => {
    const field = { path: ["Art"], label: "Art", schema: {}, values: ["1.png", "2.png", "3.png"] };
    const host = createMemoryHost({ "1.png": PNG, "2.png": PNG, "3.png": PNG });
    const refusal = (files: number, bytes: number) =>
      findPictures(host, [field], { files, bytes }).refusal ?? "none";
    expect(refusal(3, 3 * PNG.length)).toBe("none");
    expect(refusal(2, 1000)).toContain("more than 5000 pictures or 512 MB");
    expect(refusal(3, 3 * PNG.length - 1)).toContain("more than 5000 pictures or 512 MB");
  });
});
