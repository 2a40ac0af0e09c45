/** Q: sheets with slots. What cannot be printed into is found in the file, and an order that contradicts a sheet is refused. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { HostileRow } from "../row.ts";

const FILE = "content/sample/sheets/labels.yaml";
const SHARED = "content/sheets/labels.yaml";

const sheet = (slots: string, rest = ""): string =>
  `sheet: labels\ntitle: Labels\npaper: a4\nslots:\n${slots}${rest}`;
const list = (...slots: string[]): string => slots.map((one) => `  - { ${one} }\n`).join("");
const grid = (columns: string, rows: string, size = "63.5mm"): string =>
  `  columns: ${columns}\n  rows: ${rows}\n  first: { x: 10mm, y: 10mm }\n  size: { width: ${size}, height: 88.9mm }\n`;

/** The cards of the sample game are poker cards. */
const SOUND = sheet(grid("2", "2"));
const ONE = "x: 10mm, y: 10mm, width: 63.5mm, height: 88.9mm";

const BUILD = ["build", "sample", "--sheet", "labels"];

const row = (name: string, what: string, rest: Partial<HostileRow>): HostileRow => ({
  ...{ row: name, what, finds: [], status: 1 },
  ...rest,
});
const found = (name: string, what: string, text: string, ...places: string[]): HostileRow => {
  const finds = places.map((place) => `${FILE}:${place}`);
  return row(name, what, { files: { [FILE]: text }, finds, status: finds.length > 0 ? 1 : 0 });
};
const refused = (name: string, what: string, rest: Partial<HostileRow>): HostileRow =>
  row(name, what, {
    ...{ command: BUILD, status: 2, files: { [SHARED]: SOUND } },
    after: (folder) => expect(existsSync(join(folder, "output/sample"))).toBe(false),
    ...rest,
  });

export const ROWS: readonly HostileRow[] = [
  found(
    "Q1",
    "slots that overlap",
    sheet(list(ONE, "x: 70mm, y: 20mm, width: 63.5mm, height: 88.9mm")),
    "6:5 sheet/slots-overlap",
  ),
  found(
    "Q1",
    "a grid whose pitch is less than its slots",
    sheet(`${grid("2", "2")}  pitch: { x: 60mm }\n`),
    "5:3 sheet/slots-overlap",
  ),
  found(
    "Q1",
    "circles that touch in their corners only",
    sheet(
      list(
        "x: 10mm, y: 10mm, width: 20mm, height: 20mm, shape: circle",
        "x: 25mm, y: 25mm, width: 20mm, height: 20mm, shape: circle",
      ),
    ),
  ),
  found("Q2", "no slots", sheet("  []\n"), "5:3 schema/wrong-count"),
  found("Q2", "a grid without columns", sheet(grid("0", "2")), "5:12 schema/out-of-range"),
  found("Q3", "a hundred thousand slots in a grid", sheet(grid("1000", "100")), "5:12 schema/out-of-range"),
  found("Q3", "ten thousand slots in a grid", sheet(grid("100", "100")), "6:9 sheet/too-many-slots"),
  row("Q3", "more slots in a list than any sheet has", {
    files: () => ({ [FILE]: sheet(list(...Array.from({ length: 2_000 }, () => ONE))) }),
    finds: [`${FILE}:5:3 schema/wrong-count`],
  }),
  found(
    "Q4",
    "lengths that are not lengths",
    sheet(list("x: -5mm, y: NaN, width: .infmm, height: 88.9")),
    "5:10 schema/bad-format",
    "5:19 schema/bad-format",
    "5:31 schema/bad-format",
    "5:47 schema/bad-format",
  ),
  found(
    "Q4",
    "a length that is no number any more",
    sheet(list(`x: ${"9".repeat(400)}mm, y: 10mm, width: 63.5mm, height: 88.9mm`)),
    "5:5 sheet/slot-off-paper",
  ),
  found(
    "Q4",
    "a slot without a width",
    sheet(list("x: 10mm, y: 10mm, width: 0mm, height: 88.9mm")),
    "5:5 sheet/bad-slot",
  ),
  found(
    "Q5",
    "a slot that leaves the paper",
    sheet(list("x: 180mm, y: 10mm, width: 63.5mm, height: 88.9mm")),
    "5:5 sheet/slot-off-paper",
  ),
  row("Q5", "a slot in the margin, which is allowed", {
    files: {
      [SHARED]: sheet(
        "  # broadside-allow sheet/slot-in-margin: my printer reaches it\n" +
          list("x: 2mm, y: 10mm, width: 63.5mm, height: 88.9mm"),
      ),
    },
    lacks: ["sheet/slot-in-margin", "allowance/"],
    status: 0,
  }),
  row("Q5", "a slot in the margin of a sheet that all games share", {
    files: { [SHARED]: sheet(list("x: 2mm, y: 10mm, width: 63.5mm, height: 88.9mm")) },
    finds: [`${SHARED}:5:5 sheet/slot-in-margin`],
    status: 0,
  }),
  found("Q6", "a misspelt paper", SOUND.replace("a4", "lettre"), "3:8 sheet/unknown-paper"),
  row("Q6", "the same id twice", {
    files: { [SHARED]: SOUND, "content/sheets/other.yaml": SOUND },
    command: ["check", "content/sheets"],
    finds: ["content/sheets/other.yaml:1:8 sheet/repeated-id"],
  }),
  refused("Q7", "a misspelt sheet", {
    command: ["build", "sample", "--sheet", "avery-5317"],
    says: ['--sheet: there is no sheet "avery-5317"; did you mean "avery-5371"?'],
  }),
  refused("Q7", "a sheet of another game", {
    files: {
      "content/other/game.yaml": "broadside: 1\nid: other\ntitle: Other\nversion: 1.0.0\n",
      "content/other/sheets/labels.yaml": SOUND,
    },
    says: ['"labels" is a sheet of other alone', "move its file to content/sheets/"],
  }),
  refused("Q7", "a sheet that cannot be used", {
    files: { [SHARED]: SOUND.replace("a4", "lettre") },
    says: ['"labels" cannot be used: content/sheets/labels.yaml:3:8: "lettre" is not a paper'],
  }),
  ...(
    [
      ["--paper", "letter", "has its own paper, A4; leave --paper out"],
      ["--gap", "3mm", "has fixed slots; leave --gap out"],
      ["--cutter", "silhouette", "is cut already; it cannot be used with --cutter"],
      ["--backs", "fold", "no room beside its slots for backs to fold over"],
      ["--lists", undefined, "--lists prints pages, which --sheet labels has no slots for"],
    ] as const
  ).map(([flag, value, words]) =>
    refused("Q8", `a sheet with ${flag}`, {
      command: [...BUILD, flag, ...(value === undefined ? [] : [value])],
      says: [words],
    }),
  ),
];
