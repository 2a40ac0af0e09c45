/** The sheets that come with Broadside, compared with what their makers or their own definition say. */
import { describe, expect, test } from "vitest";
import { createNodeHost } from "../../src/host/node-host.ts";
import { sharedSheets } from "../../src/pipeline/read/sheets/read-sheets.ts";
import { checkContent } from "../../src/schema/check-content.ts";

const { value, diagnostics } = sharedSheets(createNodeHost(process.cwd()));
const INCH = 25.4;
const LETTER = [8.5 * INCH, 11 * INCH] as const;
const A4 = [210, 297] as const;

/** Id, paper, number of slots, first corner, size, and the far corner of the last slot: all in mm. */
const KNOWN = [
  ["avery-5371", LETTER, 10, [19.05, 12.7], [88.9, 50.8], [7.75 * INCH, 10.5 * INCH]],
  ["avery-8293", LETTER, 20, [12.7, 19.05], [38.1, 38.1], [8 * INCH, 10.25 * INCH]],
  ["avery-l7414", A4, 10, [15, 18.5], [90, 52], [195, 278.5]],
  ["poker-8up-a4", A4, 8, [16.1, 21.5], [88.9, 63.5], [193.9, 275.5]],
  ["poker-8up-letter", LETTER, 8, [19.05, 12.7], [88.9, 63.5], [7.75 * INCH, 10.5 * INCH]],
] as const;

test("they are the known ones, without findings", () => {
  expect(diagnostics).toEqual([]);
  expect(value.sheets.map(({ id }) => id)).toEqual(KNOWN.map(([id]) => id));
});

describe.each(KNOWN)("%s", (id, paper, count, first, size, last) => {
  const found = value.sheets.find((one) => one.id === id);
  const slots = found?.sheet?.slots ?? [];

  test("has the published slots", () => {
    expect([found?.sheet?.paper.width, found?.sheet?.paper.height]).toEqual(
      paper.map((mm) => Number(mm.toFixed(4))),
    );
    expect(slots).toHaveLength(count);
    const [start, end] = [slots[0]?.box, slots.at(-1)?.box];
    const near = (value: number | undefined, mm: number) => expect(value).toBeCloseTo(mm, 3);
    near(start?.x, first[0]);
    near(start?.y, first[1]);
    near(start?.width, size[0]);
    near(start?.height, size[1]);
    near((end?.x ?? 0) + (end?.width ?? 0), last[0]);
    near((end?.y ?? 0) + (end?.height ?? 0), last[1]);
  });

  test("says where its numbers come from, and when they were compared", () => {
    const document = value.sources.get(found?.path ?? "");
    const file = document && checkContent("sheet", document).value;
    expect(file?.source).toMatch(/https:\/\/github\.com\/|^Own definition/);
    expect(file?.verified).toMatch(/^2026-/);
  });
});
