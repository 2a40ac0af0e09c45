/** Texts for terminals of any width: nothing is left out, and only what cannot be broken is wider. */
import { describe, expect, test } from "vitest";
import { entriesOf, entryOf, MANUAL, type ManualEntry } from "../../../src/manual/manual.ts";
import { manualGroupsText, manualGroupText, manualPageText } from "../../../src/report/manual-page.ts";
import { helpEnd, helpItem } from "../../../src/report/text/help-text.ts";
import { tableText } from "../../../src/report/text/table.ts";
import { wrapParts } from "../../../src/report/text/wrap.ts";

describe("a table", () => {
  const COLUMNS = [{ title: "id" }, { title: "cards", align: "right" }, { title: "title" }] as const;
  const ROWS = [
    ["bay", "4", "A Bay"],
    ["strait", "12", "The Strait of a Long Name"],
  ];
  const WHOLE = "id      cards  title\nbay         4  A Bay\nstrait     12  The Strait of a Long Name\n";

  // "strait" + 2 + "cards" + 2 + 25 letters
  test.each([undefined, 40])("is whole in %s columns", (most) => {
    expect(tableText(COLUMNS, ROWS, most)).toBe(WHOLE);
  });

  test.each([39, 27])("has what does not fit below its row in %d columns", (most) => {
    const lines = tableText(COLUMNS, ROWS, most).split("\n");
    expect(lines.slice(0, 3)).toEqual(["id      cards", "bay         4", "  title: A Bay"]);
    expect(lines.join(" ").replace(/\s+/g, " ")).toContain("title: The Strait of a Long Name");
    expect(lines.filter((line) => line.length > most)).toEqual([]);
  });

  test("keeps its first column, however narrow", () => {
    expect(tableText(COLUMNS, [["strait", "12", "-"]], 5)).toBe(
      "id\nstrait\n  cards:\n  12,\n  title:\n  -\n",
    );
  });
});

test("parts of a line are kept together", () => {
  expect(wrapParts(["a: 1", "b: two words", "c: 3"], 12)).toEqual(["a: 1,", "b: two", "words, c: 3"]);
});

describe("help", () => {
  const END =
    "\nOne text that is\nbroken by hand.\n\nExamples:\n  broadside a       first\n  broadside bb cc   a longer second";

  test("is unchanged where it fits", () => {
    expect([helpEnd(END), helpEnd(END, 35)]).toEqual([END, END]);
  });

  test("is wrapped, with what an example does below it", () => {
    expect(helpEnd(END, 20)).toBe(
      "\nOne text that is\nbroken by hand.\n\nExamples:\n  broadside a\n      first\n  broadside bb cc\n      a longer\n      second",
    );
  });

  test("writes descriptions below options if fewer than 24 columns are left beside them", () => {
    expect(helpItem("--kit <id>", 12, "print only this kit", 40)).toBeUndefined();
    expect(helpItem("--kit <id>", 12, "print only this kit", 39)).toBe(
      "  --kit <id>\n      print only this kit",
    );
  });
});

describe("the manual", () => {
  const entry = entryOf("text/too-small") as ManualEntry;
  const texts = (columns: number | undefined): readonly string[] => [
    manualGroupsText(MANUAL, { colour: false, columns }),
    manualGroupText("text", entriesOf("text"), { colour: false, columns }),
    manualPageText({ ...entry, bad: [], good: [] }, { colour: false, columns }),
  ];
  const widthOf = (text: string): number => Math.max(...text.split("\n").map((line) => line.length));

  test.each([40, 60, 80])("fits %d columns", (columns) => {
    for (const text of texts(columns)) expect(widthOf(text)).toBeLessThanOrEqual(columns);
  });

  test("is at most 80 wide, and says the same in any width", () => {
    const words = (text: string): string => text.replace(/\s+/g, " ");
    for (const columns of [40, 200]) expect(texts(columns).map(words)).toEqual(texts(undefined).map(words));
    expect(texts(200)).toEqual(texts(undefined));
  });
});
