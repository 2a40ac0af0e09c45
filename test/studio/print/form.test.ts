/** The form of the print view as data: what is ordered, what summaries say, and where refusals are shown. */
import { expect, test } from "vitest";
import type { GameSummary } from "../../../src/index.ts";
import { briefOf, INITIAL } from "../../../src/studio/client/print/controls.ts";
import { wantedExport } from "../../../src/studio/client/print/export/export-order.ts";
import { titleAndAbout } from "../../../src/studio/client/print/export/target-words.ts";
import { faultIn, PRINT_LABELS } from "../../../src/studio/client/print/faults.ts";
import { placesIn, toggled } from "../../../src/studio/client/print/places/places.ts";
import type { PrintChoices } from "../../../src/studio/client/print/print-choices.ts";
import { printerOptions } from "../../../src/studio/client/print/printer/printer-words.ts";
import { calibrateOrderOf, NO_READINGS } from "../../../src/studio/client/print/printer/readings.ts";
import { wantedOf } from "../../../src/studio/client/print/wanted.ts";
import { languageWords, missingWords } from "../../../src/studio/client/print/words.ts";

const GAME: GameSummary = {
  id: "zoo",
  kits: [
    { id: "main", title: "Main" },
    { id: "more", title: "More" },
  ],
  scenarios: [],
  decks: [{ id: "beasts", title: "Beasts", cards: ["owl"] }],
  files: [],
};

const chosen = (part: Partial<PrintChoices> = {}): PrintChoices => ({
  ...INITIAL,
  ...{ purpose: "sheets", what: "all", kits: [], areTogether: false, scenarios: [], decks: [], cards: [] },
  ...{
    players: "",
    papers: ["a4"],
    backs: "duplex",
    ink: "full",
    lang: "",
    printer: "",
    cutter: "",
    skip: "",
  },
  sheet: "",
  isDraft: false,
  ...part,
});

const orderOf = (part: Partial<PrintChoices>) => {
  const wanted = wantedOf(GAME, chosen(part));
  return "order" in wanted ? wanted.order : wanted;
};

test("what is not changed is not ordered, so that defaults stay those of the command", () => {
  expect(orderOf({})).toEqual({
    ...{ games: ["zoo"], papers: ["a4"], backs: "duplex", ink: "full", draft: false, marks: true },
  });
});

test("each control sets its option", () => {
  const part = { printer: "office", cutter: "cricut", skip: "4 1,1", lang: "de", gap: "2", margin: "0.5in" };
  expect(orderOf({ ...part, hasMarks: false, hasLists: true, hasPictures: true, dpi: "600" })).toMatchObject({
    ...{ printer: "office", cutter: "cricut", skip: [1, 4], lang: "de", gap: "2mm", margin: "0.5in" },
    ...{ marks: false, lists: true, pictures: { dpi: 600 } },
  });
  expect(orderOf({ right: "1" })).toMatchObject({ backOffset: "1mm,0mm" });
  // fields that are not offered do not count
  expect(orderOf({ right: "1", backs: "fold", dpi: "600" })).not.toHaveProperty("backOffset");
  expect(orderOf({ dpi: "600" })).not.toHaveProperty("pictures");
  expect(orderOf({ hasPictures: true, dpi: "" })).toMatchObject({ pictures: { dpi: 300 } });
  expect(orderOf({ what: "cards", decks: ["beasts"], hasLists: true })).not.toHaveProperty("lists");
});

test("an update pack is of whole kits; bleed is made as the decks say, or as chosen", () => {
  expect(orderOf({ since: " v1.0 ", missingBleed: "none" })).toMatchObject({
    since: "v1.0",
    missingBleed: "none",
  });
  expect(briefOf("spacing", chosen({ missingBleed: "mirror" }))).toEqual(["bleed made: mirror"]);
  expect(briefOf("update", chosen({ since: "v1.0" }))).toEqual(["since v1.0"]);
  expect(orderOf({ since: "v1.0", what: "kits", kits: ["main"] })).toHaveProperty("since");
  const ofParts = { what: "cards", decks: ["beasts"] } as const;
  for (const part of [{ since: " " }, { since: "v1.0", ...ofParts }, { since: "v1.0", sheet: "avery-5371" }])
    expect(orderOf(part)).not.toHaveProperty("since");
});

test("a sheet with slots has its own paper", () => {
  const order = orderOf({ sheet: "avery-5371", papers: [], hasInkUse: true });
  expect(order).toMatchObject({ sheet: "avery-5371", inkUse: true });
  expect(order).not.toHaveProperty("papers");
});

test("what cannot be ordered is said, at its control if it has one", () => {
  expect(orderOf({ papers: [] })).toEqual({ missing: "Choose a paper." });
  expect(orderOf({ skip: "first" })).toMatchObject({ wrong: { option: "skip" } });
});

test("a summary names what was changed, and nothing else", () => {
  expect(briefOf("spacing", chosen())).toEqual([]);
  expect(briefOf("spacing", chosen({ gap: "3", hasMarks: false }))).toEqual(["space 3mm", "no crop marks"]);
  expect(briefOf("files", chosen({ dpi: "600" }))).toEqual([]);
  expect(briefOf("files", chosen({ dpi: "600", hasPictures: true }))).toEqual(["pictures", "600 dpi"]);
});

test.each([
  ['`gap` "x": expected a length', "gap", '"x": expected a length'],
  ["`pictures.dpi`: expected a number", "pictures.dpi", "expected a number"],
  [
    "`printer` moves backs already; it cannot be used with `backOffset`",
    "printer",
    "“Printer” moves backs already; it cannot be used with “Shift backs”",
  ],
  ["`only` is about cards of `lang`", "", "`only` is about cards of “Language”"],
  ["the disk is full", "", "the disk is full"],
])("the refusal %j is shown where it belongs", (message, option, words) => {
  expect(faultIn(message, PRINT_LABELS)).toEqual({ option, message: words });
});

test("places are read as they are typed, and toggled", () => {
  expect([placesIn(""), placesIn(" 4, 1;2 "), placesIn("0"), placesIn("1.5"), placesIn("a")]).toEqual([
    ...[[], [1, 2, 4]],
    ...[undefined, undefined, undefined],
  ]);
  expect([toggled("", 3), toggled("3", 1), toggled("1, 3", 3), toggled("x", 2)]).toEqual([
    ...["3", "1, 3", "1", "2"],
  ]);
});

test("of a calibration only what was measured is sent", () => {
  const corners = { ...NO_READINGS.corners, a: [" +3 ", "-1"], b: ["7/6", ""] };
  const lengths = { ...NO_READINGS.lengths, margins: ["4", "4", "5", "4"] };
  const readings = { ...NO_READINGS, printer: " office", corners, lengths };
  expect(calibrateOrderOf(readings)).toEqual({
    ...{ printer: "office", paper: "a4", read: ["a=+3,-1", "b=7/6,"], margins: "4,4,5,4" },
  });
});

test("a printer with several trays is offered as one and by tray; one that is gone stays to be changed", () => {
  const side = { offset: { x: 0, y: 0 }, rotation: 0, scale: { x: 1, y: 1 } };
  const tray = (printer: string, name: string) => ({
    ...{ name: `${printer}/${name}`, printer, tray: name, paper: "a4", front: side, back: side },
  });
  const printers = [tray("home", "a4"), tray("office", "card"), tray("office", "a4")];
  const values = (chosenName: string) => printerOptions(printers, chosenName).map(({ value }) => value);
  expect(values("office")).toEqual(["", "home/a4", "office", "office/card", "office/a4"]);
  expect(values("sold").at(-1)).toBe("sold");
});

test("a translation is complete only if nothing is missing", () => {
  const german = (missing: number) => ({ lang: "de", name: "German", texts: 1000, missing });
  expect([languageWords(german(0)), missingWords(german(0))]).toEqual(["German, complete", undefined]);
  expect(languageWords(german(1))).toBe("German, 99 %");
  expect(missingWords(german(1))).toBe("1 of 1,000 texts is not translated and printed as written");
});

const TARGET = {
  name: "mpc",
  about: "MakePlayingCards: pictures",
  options: ["products", "stock", "foil"] as const,
};

test("an export is asked for with the options that its target reads, and with kits that were chosen", () => {
  const values = { stock: "S33", foil: "yes", dpi: "600", products: "a=X, b=Y" };
  expect(wantedExport("zoo", TARGET, values, chosen({ what: "cards", lang: "de" }))).toEqual({
    ask: {
      order: {
        ...{ target: "mpc", games: ["zoo"], ink: "full", lang: "de" },
        ...{ stock: "S33", foil: true, products: { a: "X", b: "Y" } },
      },
    },
  });
  const kits = chosen({ what: "kits", kits: ["main", "more"], areTogether: true });
  expect(wantedExport("zoo", TARGET, {}, kits)).toMatchObject({ ask: { order: { kits: ["main+more"] } } });
  expect(wantedExport("zoo", undefined, {}, chosen())).toHaveProperty("missing");
  expect(wantedExport("zoo", TARGET, { products: "a" }, chosen())).toMatchObject({
    wrong: { option: "products" },
  });
  const press = { name: "factory", about: "", options: ["icc"] as const };
  expect(wantedExport("zoo", press, { icc: "hash" }, chosen())).toMatchObject({ ask: { icc: "hash" } });
});

test.each([
  ["Tabletop Simulator: saved objects, a save", "Tabletop Simulator", "Saved objects, a save"],
  ["plain pictures, named by a pattern", "Plain pictures", "Named by a pattern"],
  ["print shops in Europe: a PDF", "Print shops in Europe", "A PDF"],
])("the target %j has a title", (about, title, rest) => {
  expect(titleAndAbout({ about })).toEqual([title, rest]);
});
