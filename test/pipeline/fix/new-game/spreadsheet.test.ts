/** Spreadsheets as first decks: what columns mean, how their fields are laid out, and that the result is clean. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { readSpreadsheet, type Spreadsheet } from "../../../../src/pipeline/fix/new-game/spreadsheet.ts";
import { firstLayout } from "../../../../src/pipeline/fix/new-game/spreadsheet-layout.ts";
import { firstTemplate } from "../../../../src/pipeline/fix/new-game/spreadsheet-template.ts";
import { writeProject } from "../../../support/command/command.ts";
import { broadsideInside } from "../../../support/command/command-inside.ts";
import { temporaryFolder } from "../../../support/temporary.ts";

const read = (text: string) => readSpreadsheet("cards.csv", new TextEncoder().encode(text), "cards");

function sheetOf(text: string): Spreadsheet {
  const { value, diagnostics } = read(text);
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join());
  return value;
}

describe("columns", () => {
  const sheet = sheetOf(
    "Unique ID,Card Name,Qty,Type,Rules Text,Art,note\nA-1,Fox,2,Beast,Draw a card and keep it hidden.,fox.png,weak\nA-2,Owl,1,Beast,,owl.png,\n",
  );
  const labels = (field: Spreadsheet["title"]) => field?.label;

  test("name the card, count its copies, and get places on it", () => {
    expect(sheet.orders.ids).toBe("{Unique ID}");
    expect(sheet.copies).toBe("Qty");
    const places = [sheet.title, sheet.body, ...sheet.pictures];
    expect(places.map(labels)).toEqual(["Card Name", "Rules Text", "Art"]);
    expect(sheet.lines.map(({ label }) => label)).toEqual(["Unique ID", "Type", "note"]);
  });

  test("whose names collide with a card's own fields get other names", () => {
    expect([...sheet.orders.fields]).toEqual([
      ["Qty", "copies"],
      ["note", "card note"],
    ]);
    const names = "R&D,[x],{{x}},front,id";
    const { orders } = sheetOf(`${names}\n1,2,3,4,a b\n`);
    const fields = names.split(",").map((name) => orders.fields.get(name));
    expect(new Set(fields).size).toBe(5);
    for (const field of fields) expect(field).toMatch(/^[\w ]+$/);
  });

  test("of web addresses are left out, and a short text gets its box if its name says so", () => {
    const sheet = sheetOf("Name,Link,Text\nFox,https://example.com/fox,Draws a card\nOwl,,Flies home\n");
    expect(sheet.leftOut).toEqual(["Link"]);
    expect([labels(sheet.title), labels(sheet.body), sheet.lines]).toEqual(["Name", "Text", []]);
  });

  test("called a name become the title whatever their length, and rules text goes before longer flavour text", () => {
    const long = "Word ".repeat(14).trim();
    const sheet = sheetOf(
      `Name,Type,Flavour text,Effect\n${long},Event,${long} ${long},Draw a card now\nOwl,Event,${long},Draw two cards\n`,
    );
    expect([labels(sheet.title), labels(sheet.body)]).toEqual(["Name", "Effect"]);
  });

  test("hold pictures when most of their cells do, also with backslashes", () => {
    const column = (...cells: readonly string[]) =>
      sheetOf(`Name,Art\n${cells.map((cell, index) => `N${index},${cell}\n`).join("")}`).pictures.length;
    expect(column("a.png", "art\\b.png", "tbd")).toBe(1);
    expect(column("a.png", "tbd")).toBe(0);
  });

  test("that are not what their name suggests are reported, with the line", () => {
    const { remarks } = sheetOf("ID,Name,Count,Copies\nx,Fox,2,1\nX,Owl,1,3x\n");
    expect(remarks).toEqual([
      'The column "Copies" counts copies, but line 3 says "3x"; check that cell.',
      'The column "Count" looks like numbers of copies too; it is printed like other fields.',
      'The column "ID" cannot name the cards: lines 2 and 3 have "x" and "X", which are one id; "Name" does.',
    ]);
  });

  test("get numbered ids when none names the cards", () => {
    expect(sheetOf("Question,Answer\nWho?,Me\nWho?,You\n").orders.ids).toBe("cards-{@number:02}");
  });

  test("of existing ids are kept, and printed", () => {
    const own = sheetOf("id,Text\nAce-1,a\nace-2,b\n");
    expect(own.orders.ids).toBeUndefined();
    expect(own.lines.map(({ path }) => path)).toContainEqual(["id"]);
  });
});

describe("layout", () => {
  const row = (count: number, text: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => text(index)).join();
  const deck = (fields: number, words: number): string =>
    `Name,Text,${row(fields, (index) => `F${index}`)}\nFox,${"word ".repeat(words).trim()},${row(fields, String)}\n`;

  test.each([
    [3, 10, "poker-us"],
    [12, 40, "poker-us"],
    [40, 20, "tarot"],
    [3, 220, "tarot"],
    [60, 50, "jumbo"],
  ])("%i fields and a text of %i words", (fields, words, size) => {
    const sheet = sheetOf(deck(fields, words));
    const layout = firstLayout(sheet);
    expect([layout.size.id, layout.fits]).toEqual([size, true]);
    const printed = layout.columns.flatMap((column) => column.fields);
    expect(printed).toHaveLength(fields);
    const boxes = [
      layout.title,
      ...layout.columns.map(({ box }) => box),
      ...(layout.body ? [layout.body.text] : []),
    ];
    for (const { x, y, width, height } of boxes) {
      // 3 mm from the cut, where no text may be (docs/templates.md).
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(3);
      expect(x + width).toBeLessThanOrEqual(layout.size.width - 3);
      expect(y + height).toBeLessThanOrEqual(layout.size.height - 3 + 1e-9);
    }
  });

  test.each([
    [200, 900],
    [480, 10],
  ])("more than the largest card holds is reported: %i fields and %i words", (fields, words) => {
    const { fits, body, columns } = firstLayout(sheetOf(deck(fields, words)));
    expect(fits).toBe(false);
    // The box is at least 12 mm high: 3 mm gap and 1 mm padding on each side.
    for (const box of [body?.text, ...columns.map((column) => column.box)])
      expect(box?.height).toBeGreaterThan(6);
  });

  test("pictures after the first one are small, at its right, and do not overlap", () => {
    const sheet = sheetOf("Name,Art,Icon,Badge\nFox,a.png,b.png,c.png\n");
    const [art, icon, badge] = firstLayout(sheet).pictures.map(({ box }) => box);
    if (!art || !icon || !badge) throw new Error("three pictures are expected");
    expect(icon.x).toBeGreaterThan(art.x + art.width);
    expect(icon.width).toBeLessThan(art.width / 2);
    expect(badge.y).toBeGreaterThan(icon.y + icon.height);
    expect(badge.y + badge.height).toBeCloseTo(art.y + art.height);
  });
});

test("the template is XML whatever the columns are called, and has every field", () => {
  const names = [
    "Card Name",
    "R&D",
    "a<b",
    'say "hi"',
    "Cost: gold",
    "*star*",
    "{{x}}",
    "true",
    "special.cost",
  ];
  const quoted = names.map((name) => `"${name.replaceAll('"', '""')}"`).join();
  const sheet = sheetOf(`${quoted}\n${names.map((_, index) => `v${index}`).join()}\n`);
  const template = firstTemplate("g", { sheet, layout: firstLayout(sheet), art: "art", pictures: new Map() });
  new SaxesParser({ xmlns: true }).write(template).close();
  expect(template).toContain('width="63.5mm" height="88.9mm"');
  // The first card's words are the samples; no group has a colour that ungrouping would lose.
  expect(template).toContain(">v0</tspan>");
  expect(template).not.toMatch(/<g [^>]*fill/);
  const fields = [
    "[Card Name]",
    "[R D]",
    "[a b]",
    "[say hi]",
    "[Cost: gold]",
    "[*star*]",
    "x",
    "[true]",
    "special.cost",
  ];
  for (const field of fields) expect(template).toContain(`{{${field}}}`);
});

test.each([
  ["id,name\n", []],
  ["", ["csv/empty"]],
  ["id,a,id\n1,2,3\n", ["csv/duplicate-header"]],
  ["PK\u0003\u0004", ["csv/not-text"]],
])("%j is not a deck", (text, rules) => {
  const { value, diagnostics } = read(text);
  expect(value).toBeUndefined();
  expect(diagnostics.map(({ rule }) => rule)).toEqual(rules);
});

test("a title above the column names is skipped", () => {
  const { value, diagnostics } = read("My great game\n\nName,Cost\nFox,1\n");
  expect(Object.keys(value?.declared ?? {})).toEqual(["Name", "Cost"]);
  expect(diagnostics.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(["hint csv/heading-row"]);
});

test("of two tables the first is read, and the second reported", () => {
  const { value, diagnostics } = read("id,cost\na,1\n\nitem,price\nsword,5\n");
  expect(value?.cards).toBe(1);
  expect(diagnostics.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(["warning csv/two-tables"]);
});

describe("broadside init --from", () => {
  /** Files as people have them: their content, separators and names. */
  const FILES = {
    "monsters.csv":
      "\uFEFFsep=;\r\nUnique ID;Card Name;Qty;Attack/Defence;Dmg.;Keywords;Rules Text;Art;;\r\nM-01;Marsh Lurker;2;3/4;007;swim | bite;Strikes first while it is in water.;art/lurker.svg;;\r\nM-02;Bell Ghost;1;0/2;1.10;;;;;\r\n;;;;;;;;;\r\n",
    "items.txt": "Name\tCost\tCost now\tText\nRope\t1\t1.5\tThrow it.\n\u00A0Lamp \t2\t0.5\t\n",
    "quiz.csv": 'Question,Answer,each,R&D\r"Who rings\nthe bell?",The ghost,1,x\rWho sleeps?,Nobody,2,y\r',
    "art/lurker.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>',
  };

  test("makes a game that checks clean from several files at once, and copies their pictures", async () => {
    const folder = temporaryFolder();
    writeProject(folder, FILES);
    const init = await broadsideInside(
      ["init", "g", "--from", "monsters.csv", "items.txt", "quiz.csv"],
      folder,
    );
    expect([init.status, init.stderr]).toEqual([0, ""]);
    expect(init.stdout).toContain(
      'Monsters: 2 cards, as many copies as the column "Qty" says, on poker-us cards.',
    );
    const decks = readdirSync(join(folder, "g/content/g/decks"));
    expect(decks).toEqual([
      "items.csv",
      "items.yaml",
      "monsters.csv",
      "monsters.yaml",
      "quiz.csv",
      "quiz.yaml",
    ]);
    expect(existsSync(join(folder, "g/content/g/art/art/lurker.svg"))).toBe(true);
    expect(readFileSync(join(folder, "g/content/g/decks/items.csv"), "utf8")).toBe(FILES["items.txt"]);
    const check = await broadsideInside(["check"], join(folder, "g"));
    expect(check.stdout).toBe("no findings\n");
  });

  test("explains where the folder goes when it is given last", async () => {
    const { status, stderr } = await broadsideInside(
      ["init", "--from", "a.csv", "b.csv", "g"],
      temporaryFolder(),
    );
    expect([status, stderr]).toEqual([
      2,
      "broadside: give the folder of the new game before --from: broadside init g --from a.csv b.csv\n",
    ]);
  });

  test.each([
    ["cards.xlsx", "--from: no", "nothing was made: cards.xlsx: this is a text file, expected a workbook"],
    ["cards.xls", "--from: no", '"cards.xls" is a file of a kind that is not read; save it as .xlsx or .ods'],
    ["nowhere.csv", "", "there is no such file"],
    [
      "open.csv",
      'id,name\na,"x\n',
      "nothing was made: open.csv:2:3: the quote that opens in this cell is never closed",
    ],
  ])("%s makes nothing", async (file, text, words) => {
    const folder = temporaryFolder();
    if (text !== "") writeProject(folder, { [file]: text });
    const { status, stderr } = await broadsideInside(["init", "g", "--from", file], folder);
    expect([status, existsSync(join(folder, "g"))]).toEqual([2, false]);
    expect(stderr).toContain(words);
  });
});
