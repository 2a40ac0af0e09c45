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
  ["an unknown side", { kind: "align-things", starts, at: "outside" }],
])("%s is refused", async (_, ask) => {
  const project = await openProject(createMemoryHost(filesOfDuel(BEFORE)));
  expect(await codeOf(project.edits({ ...AXE, ...ask } as never))).toBe("bad-order");
  await project.close();
});
