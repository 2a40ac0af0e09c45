/** Several things of a face changed as one step: each as it would be alone. */
import { describe, expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../../src/index.ts";
import { AXE, drawing, edited, filesOfDuel } from "../../support/api/duel.ts";
import { codeOf } from "../../support/api/sample-project.ts";

const rect = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#333"/>`;

/** Three rectangles of different sizes, in and out of a group that is moved. */
const BEFORE = drawing(
  [rect(5, 5, 10, 6), `<g transform="translate(2 1)">${rect(20, 10, 20, 10)}</g>`, rect(43, 40, 6, 6)].join(
    "\n",
  ),
);

const startsIn = (template: string): readonly number[] =>
  [...template.matchAll(/<rect|<b:text|<b:icon/g)].map(({ index }) => index);

/** The x and y of the rectangles after an edit. */
const placesIn = (text: string): readonly (readonly [number, number])[] =>
  [...text.matchAll(/<rect x="([\d.-]+)" y="([\d.-]+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);

const starts = startsIn(BEFORE);

test("things are moved together", async () => {
  const { title, text } = await edited(BEFORE, { kind: "move-things", starts, by: { x: 1.5, y: -2 } });
  expect(title).toBe("Move 3 things 1.5 mm right and 2 mm up");
  expect(placesIn(text)).toEqual([
    [6.5, 3],
    [21.5, 8],
    [44.5, 38],
  ]);
});

test("things are moved to a place of the box around them", async () => {
  const { title, text } = await edited(BEFORE, { kind: "move-things", starts, to: { x: 0 } });
  expect(title).toBe("Move 3 things 5 mm left");
  expect(placesIn(text).map(([x]) => x)).toEqual([0, 15, 38]);
});

describe("texts that flow into one shape", () => {
  const flow = (x: number): string =>
    `<text b:text="{{title}}" style="font-size:4px;shape-inside:url(#box)"><tspan x="${x}" y="9">Axe</tspan></text>`;
  const shape = (place: string): string => `<rect id="box" b:display="none"${place} width="40" height="20"/>`;
  const before = drawing([shape(""), flow(2), flow(3)].join("\n"));
  const texts = [...before.matchAll(/<text/g)].map(({ index }) => index);

  test("add its missing numbers once when they are moved", async () => {
    const { text } = await edited(before, { kind: "move-things", starts: texts, by: { x: 2, y: 0 } });
    expect(text.match(/<rect[^>]*>/)?.[0].match(/ x="/g)).toEqual([' x="']);
    expect(text.match(/<tspan x="\d+"/g)).toEqual(['<tspan x="4"', '<tspan x="5"']);
  });

  test("add its missing numbers once when they are resized", async () => {
    const { text } = await edited(before, {
      kind: "resize-things",
      starts: texts,
      edges: { left: 2, top: 3 },
    });
    const tag = text.match(/<rect[^>]*>/)?.[0];
    expect(tag?.match(/ [xy]="/g)?.toSorted()).toEqual([' x="', ' y="']);
  });
});

describe("things are resized together", () => {
  /** x, y, width and height of the rectangles. */
  const boxesIn = (text: string): readonly (readonly number[])[] =>
    [...text.matchAll(/<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(
      ([, ...numbers]) => numbers.map(Number),
    );

  test("by the edges of the box around them", async () => {
    // from 44 x 41 mm to 22 x 82 mm
    const edges = { left: 22, bottom: 41 };
    const { title, text } = await edited(BEFORE, { kind: "resize-things", starts, edges });
    expect(title).toBe("Resize 3 things to 22 × 82 mm");
    expect(boxesIn(text)).toEqual([
      [27, 5, 5, 12],
      // on the card at 35.5, 17; its group is moved by 2, 1
      [33.5, 16, 10, 20],
      [46, 75, 3, 12],
    ]);
  });

  test("to a size", async () => {
    const { title, text } = await edited(BEFORE, { kind: "resize-things", starts, size: { width: 88 } });
    expect(title).toBe("Resize 3 things to 88 × 41 mm");
    expect(boxesIn(text).map(([x]) => x)).toEqual([5, 37, 81]);
  });

  test("icons stay square, and a line keeps its length", async () => {
    const before = drawing(
      `<b:icon name="sword" x="0" y="0" size="10"/>\n${rect(10, 10, 30, 10)}\n<line x1="20" y1="5" x2="40" y2="5" stroke="#000"/>`,
    );
    const { text } = await edited(before, {
      kind: "resize-things",
      starts: [...before.matchAll(/<b:icon|<rect|<line/g)].map(({ index }) => index),
      edges: { right: 20, bottom: 20 },
    });
    expect(text).toContain('<b:icon name="sword" x="0" y="0" size="15"/>');
    expect(text).toContain(rect(15, 20, 45, 20));
    // the middle of the room above the rectangle's lower edge goes from 5 to 10
    expect(text).toContain('<line x1="40" y1="10" x2="60" y2="10"');
  });

  test("but not if none of them has a size", async () => {
    const line = '<line x1="20" y1="5" x2="40" y2="5" stroke="#000"/>';
    const before = drawing(`${line}\n${line}`);
    const project = await openProject(createMemoryHost(filesOfDuel(before)));
    const lines = [...before.matchAll(/<line/g)].map(({ index }) => index);
    const ask = { kind: "resize-things" as const, ...AXE, starts: lines, edges: { right: 5 } };
    await expect(project.edits(ask)).rejects.toThrow(
      "line cannot be resized: it has no width and height of its own",
    );
    await project.close();
  });
});

describe("things are aligned", () => {
  test.each([
    ["left", [5, 3, 5], [5, 10, 40]],
    // all of them together reach from 5 to 49, and from 5 to 46
    ["center", [22, 15, 24], [5, 10, 40]],
    ["right", [39, 27, 43], [5, 10, 40]],
    ["top", [5, 20, 43], [5, 4, 5]],
    ["middle", [5, 20, 43], [22.5, 19.5, 22.5]],
    ["bottom", [5, 20, 43], [40, 35, 40]],
  ] as const)("with each other at the %s", async (at, xs, ys) => {
    const { text } = await edited(BEFORE, { kind: "align-things", starts, at });
    expect(placesIn(text)).toEqual(xs.map((x, nth) => [x, ys[nth]]));
  });

  test("on the card", async () => {
    const { title, text } = await edited(BEFORE, {
      kind: "align-things",
      starts,
      at: "right",
      within: "card",
    });
    expect(title).toBe("Align 3 things at the right of the card");
    // the card is 60 mm wide
    expect(placesIn(text).map(([x]) => x)).toEqual([50, 38, 54]);
  });

  test("a single one on the card", async () => {
    const { title, text } = await edited(BEFORE, {
      kind: "align-things",
      starts: starts.slice(0, 1),
      at: "middle",
    });
    expect(title).toBe("Align rectangle at the middle of the card");
    expect(placesIn(text)[0]).toEqual([5, 37]);
  });
});

test("gaps become equal, and the outer things stay", async () => {
  const { title, text } = await edited(BEFORE, { kind: "distribute-things", starts, along: "across" });
  expect(title).toBe("Distribute 3 things across");
  // 44 mm from left to right, less 36 mm of things: two gaps of 4 mm
  expect(placesIn(text).map(([x]) => x)).toEqual([5, 17, 43]);
});

test("things are deleted with their lines and conditions", async () => {
  const before = drawing(
    `${rect(1, 1, 5, 5)}\n{{#if (present cost)}}\n${rect(2, 2, 5, 5)}\n{{/if}}\n${rect(3, 3, 5, 5)}`,
  );
  const [first = 0, second = 0] = startsIn(before);
  const { title, text } = await edited(before, { kind: "delete-things", starts: [first, second] });
  expect(title).toBe("Delete 2 things");
  expect(text).toBe(drawing(rect(3, 3, 5, 5)));
});

test("things are written again, 2 mm to the right and down", async () => {
  const before = drawing(`${rect(1, 1, 5, 5)}\n${rect(20, 20, 5, 5)}`);
  const { text } = await edited(before, { kind: "duplicate-things", starts: startsIn(before) });
  expect(placesIn(text)).toEqual([
    [1, 1],
    [3, 3],
    [20, 20],
    [22, 22],
  ]);
});

test.each([
  ["no thing", { kind: "move-things", starts: [], by: { x: 1, y: 1 } }],
  ["an offset without a thing", { kind: "delete-things", starts: [3] }],
  ["what is no offset", { kind: "delete-things", starts: ["a"] }],
  ["two things to distribute", { kind: "distribute-things", starts: starts.slice(0, 2), along: "down" }],
  ["neither a step nor a place", { kind: "move-things", starts }],
  ["both edges and a size", { kind: "resize-things", starts, edges: { left: 1 }, size: { width: 9 } }],
  ["an unknown side", { kind: "align-things", starts, at: "outside" }],
])("%s is refused", async (_, ask) => {
  const project = await openProject(createMemoryHost(filesOfDuel(BEFORE)));
  expect(await codeOf(project.edits({ ...AXE, ...ask } as never))).toBe("bad-order");
  await project.close();
});
