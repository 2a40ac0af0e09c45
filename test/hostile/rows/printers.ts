/** R: measured printers. What is wrong with a profile, a reading or the settings is refused, and nothing is printed. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { HostileRow } from "../row.ts";

/** The settings are in the project's own folder. */
const env = { HOME: ".", XDG_CONFIG_HOME: "" };
const SETTINGS = ".config/broadside/printers.yaml";

const BUILD = ["build", "sample", "--quiet", "--printer"];
const READ = ["calibrate", "--printer", "office", "--read"];

const entry = (tray: string, more = ""): string =>
  `  - { printer: office, tray: ${tray}, paper: a4${more} }\n`;
const file = (...entries: string[]): string => `printers: 1\ntrays:\n${entries.join("")}`;

const refused = (row: string, what: string, rest: Partial<HostileRow>): HostileRow => ({
  ...{ row, what, env, finds: [], status: 2 },
  after: (folder) => expect(existsSync(join(folder, "output/sample"))).toBe(false),
  ...rest,
});

const unchanged = (text: string) => (folder: string) =>
  expect(readFileSync(join(folder, SETTINGS), "utf8")).toBe(text);

const BEYOND = file(entry("card", ", back: { offset: { x: 40mm, y: 0mm } }"));

export const ROWS: readonly HostileRow[] = [
  refused("R1", "a profile beyond reason", {
    files: { [SETTINGS]: BEYOND },
    command: [...BUILD, "office"],
    says: [`${SETTINGS}:3:68: `, "expected a shift in mm of less than 10mm", "correct the file"],
  }),
  refused("R2", "readings that contradict each other", {
    command: [...READ, "a=+3,-1", "b=+3,-1", "c=+3,-1", "d=+3,+9"],
    says: ["contradict each other", "d, down", "let expect about -0.05mm, line -1"],
    after: (folder) => expect(existsSync(join(folder, SETTINGS))).toBe(false),
  }),
  refused("R2", "readings of a sheet that was printed to fit the page", {
    command: ["calibrate", "--printer", "office", "--bar", "174.5,252"],
    says: ["the bar across is 180mm on this paper", 'not "fit to page"'],
    after: (folder) => expect(existsSync(join(folder, SETTINGS))).toBe(false),
  }),
  refused("R3", "a misspelt printer", {
    files: { [SETTINGS]: file(entry("card")) },
    command: [...BUILD, "ofice"],
    says: ['--printer: there is no printer "ofice"; did you mean "office"?'],
  }),
  refused("R3", "a printer before any was calibrated", {
    command: [...BUILD, "office"],
    says: ["no printer was calibrated yet; broadside calibrate makes the sheet for it"],
  }),
  refused("R4", "a damaged settings file, which calibrate would replace", {
    files: { [SETTINGS]: "printers: 1\ntrays: [\n" },
    command: [...READ, "a=+3,-1", "b=+3,-1", "c=+3,-1", "d=+3,-1"],
    says: [SETTINGS, "correct the file, or delete it and calibrate again"],
    after: unchanged("printers: 1\ntrays: [\n"),
  }),
  refused("R5", "a settings folder that cannot be written", {
    files: { ".config": "mine" },
    command: [...READ, "a=+3,-1", "b=+3,-1", "c=+3,-1", "d=+3,-1"],
    says: ["there is a file where a folder is needed"],
    after: (folder) => expect(readFileSync(join(folder, ".config"), "utf8")).toBe("mine"),
  }),
  refused("R6", "two trays that both fit", {
    files: { [SETTINGS]: file(entry("card"), entry("plain")) },
    command: [...BUILD, "office"],
    says: ["has several trays for A4; name one: office/card or office/plain"],
  }),
  refused("R6", "a tray that was calibrated with another paper", {
    files: { [SETTINGS]: file(entry("card")) },
    command: [...BUILD, "office/card", "--paper", "letter"],
    says: ["was not calibrated for Letter, only office/card for A4"],
  }),
  refused("R6", "a printer and a shift of the backs", {
    files: { [SETTINGS]: file(entry("card")) },
    command: [...BUILD, "office", "--back-offset", "1mm,0mm"],
    says: ["--printer moves backs already; it cannot be used with --back-offset"],
  }),
];
