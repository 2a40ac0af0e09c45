/** The file of measured printers: what was kept is read again, and what people write wrong is shown at its place. */
import { expect, test } from "vitest";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { settingsFolder } from "../../../src/host/settings-folder.ts";
import { printerNamed, trayFor } from "../../../src/pipeline/order/choose-printer.ts";
import {
  forgetPrinters,
  keepPrinter,
  type PrinterTray,
  readPrinters,
} from "../../../src/pipeline/read/printer-settings.ts";
import { parsePaper } from "../../../src/sheet/papers.ts";
import type { Paper } from "../../../src/sheet/sheet.ts";

const paper = (name: string): Paper => parsePaper(name) as Paper;

const TRAY: PrinterTray = {
  printer: "office",
  tray: "card",
  paper: paper("a4"),
  front: { offset: { x: -0.1, y: 0.458 }, rotation: 0, scale: { x: 0.99778, y: 1 } },
  back: { offset: { x: 0.226, y: -0.003 }, rotation: -0.0123, scale: { x: 1, y: 1.0021 } },
  margins: { top: 4, right: 4, bottom: 5.5, left: 0 },
};
const LETTER: PrinterTray = { ...TRAY, tray: "letter", paper: paper("letter"), margins: undefined };

test("what was kept is read again; a tray is replaced by its name, and removed", () => {
  const host = createMemoryHost({});
  expect(readPrinters(host)).toEqual([]);
  expect(keepPrinter(host, TRAY)).toBe(false);
  expect(keepPrinter(host, LETTER)).toBe(false);
  expect(readPrinters(host)).toEqual([TRAY, LETTER]);
  const again = { ...TRAY, margins: undefined };
  expect(keepPrinter(host, again)).toBe(true);
  expect(readPrinters(host)).toEqual([again, LETTER]);
  forgetPrinters(host, [again]);
  expect(readPrinters(host)).toEqual([LETTER]);
  forgetPrinters(host, [LETTER]);
  expect(readPrinters(host)).toEqual([]);
});

const entry = (more: string): string =>
  `printers: 1\ntrays:\n  - printer: office\n    tray: card\n    paper: a4\n${more}`;

test.each([
  [
    "a shift beyond reason",
    entry("    back:\n      offset: { x: 12mm, y: 0mm }\n"),
    ":7:20: ",
    "less than 10mm",
  ],
  ["a shift without its unit", entry("    back: { offset: { x: 1, y: 0mm } }\n"), ":6:26: ", "a shift in mm"],
  ["a scale beyond reason", entry("    front: { scale: { x: 0.9, y: 1 } }\n"), ":6:26: ", "0.98"],
  ["a misspelt field", entry("    frnt: {}\n"), ":6:5: ", "front"],
  ["a paper that there is not", entry("").replace("a4", "a44"), ":5:12: ", 'did you mean "a4"?'],
  [
    "a tray twice",
    entry("  - { printer: office, tray: card, paper: a4 }\n"),
    ":6:30: ",
    "office/card is there twice",
  ],
  ["no YAML", "printers: [", ":1:11: ", "is not closed"],
  ["an empty file", "", ": ", "it is empty"],
  ["another version", "printers: 2\ntrays: []\n", ":1:11: ", "1"],
])("%s is refused at its place", (_, text, place, words) => {
  const host = createMemoryHost({ "printers.yaml": text });
  const refused = (): unknown => readPrinters(host);
  expect(refused).toThrow(expect.objectContaining({ code: "bad-settings" }));
  expect(refused).toThrow(place);
  expect(refused).toThrow(words);
  // it is not replaced either: a person has worked on it
  expect(() => keepPrinter(host, TRAY)).toThrow("correct the file, or delete it");
  expect(new TextDecoder().decode(host.readBytes("printers.yaml"))).toBe(text);
});

test("the paper chooses the tray when only one fits, upright or not", () => {
  const named = printerNamed("office", [TRAY, LETTER]);
  expect(trayFor(paper("letter"), named)).toBe(LETTER);
  expect(trayFor(paper("297mmx210mm"), named)).toBe(TRAY);
  expect(() => trayFor(paper("a3"), named)).toThrow(
    "was not calibrated for A3, only office/card for A4 and office/letter for Letter",
  );
});

test("two trays that both fit must be named, and misspelt names are answered with the nearest", () => {
  const plain = { ...TRAY, tray: "plain" };
  const all = [TRAY, plain, LETTER];
  expect(() => trayFor(paper("a4"), printerNamed("office", all))).toThrow(
    "name one: office/card or office/plain",
  );
  expect(trayFor(paper("a4"), printerNamed("office/plain", all))).toBe(plain);
  expect(() => printerNamed("ofice", all)).toThrow('did you mean "office"?');
  expect(() => printerNamed("office/carl", all)).toThrow('did you mean "office/card"?');
  expect(() => printerNamed("office/card/x", all)).toThrow("there is no tray");
  expect(() => printerNamed("office", [])).toThrow("no printer was calibrated yet");
});

test.each([
  [{ XDG_CONFIG_HOME: "/conf" }, "linux", "/conf/broadside"],
  // by the XDG specification a relative path is ignored
  [{ XDG_CONFIG_HOME: "conf" }, "linux", expect.stringMatching(/\/\.config\/broadside$/)],
  [{}, "darwin", expect.stringMatching(/\/Library\/Application Support\/Broadside$/)],
  [{ APPDATA: "/roaming" }, "win32", "/roaming/Broadside"],
] as const)("settings are where programs keep theirs: %j on %s", (env, platform, folder) => {
  expect(settingsFolder(env, platform)).toEqual(folder);
});
