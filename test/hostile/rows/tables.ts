/** J: exports. What a table or a print shop could not take is refused before anything is drawn or written. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { HostileRow } from "../row.ts";

const CREW = "content/sample/decks/crew.yaml";
const SLOTS = "tables/slots.json";

/** Refused, and no folder of the export is there. */
const refused = (row: string, what: string, target: string, rest: Partial<HostileRow>): HostileRow => ({
  row,
  what,
  command: ["export", target, "sample"],
  finds: [],
  status: 2,
  after: (folder) => expect(existsSync(join(folder, "output/sample", target))).toBe(false),
  ...rest,
});

const journal = (row: string, what: string, text: string, says: string): HostileRow =>
  refused(row, what, "tts", {
    command: ["export", "tts", "sample", "--slots", SLOTS],
    files: { [SLOTS]: text },
    says: [`the slot journal ${SLOTS} ${says}`, "; restore it, name another file with --slots"],
  });

const baseUrl = (text: string, says: string): HostileRow =>
  refused("J2", `the base address ${JSON.stringify(text)}`, "tts", {
    command: ["export", "tts", "sample", "--base-url", text],
    says: [`--base-url "${text}": `, says],
  });

const slots = (path: string, says: string): HostileRow =>
  refused("J3", `a slot journal at ${path}`, "ttpg", {
    command: ["export", "ttpg", "sample", "--slots", path],
    says: ["broadside: ", says],
  });

export const ROWS: readonly HostileRow[] = [
  journal("J1", "a slot journal that is not JSON", "slots: 1", "is not JSON"),
  journal("J1", "one of another game", '{"slots":1,"game":"other","decks":{}}', 'is of the game "other"'),
  journal("J1", "one from the future", '{"slots":9,"game":"sample","decks":{}}', "has format 9"),
  journal(
    "J1",
    "one with a slot twice",
    '{"slots":1,"game":"sample","decks":{"crew":[{"key":1,"columns":2,"rows":1,"cards":["cook","cook"]}]}}',
    'has two slots for the card "cook"',
  ),
  journal(
    "J1",
    "one with more cards than a sheet has",
    '{"slots":1,"game":"sample","decks":{"crew":[{"key":1,"columns":1,"rows":1,"cards":["cook","pilot"]}]}}',
    'lists no usable sheets for the deck "crew"',
  ),
  baseUrl("my pictures", "expected the address of a folder on the web"),
  baseUrl("ftp://example.org/", "expected an address that begins with https://"),
  baseUrl("https://example.org/?a=b", 'an address without "?"'),
  slots("slots.yaml", "expected a file whose name ends in .json"),
  slots("content/sample/slots.json", "that folder is for other files"),
  slots("./content/sample/slots.json", "that folder is for other files"),
  slots("tables/../output/slots.json", "that folder is for other files"),
  slots("Output/slots.json", "that folder is for other files"),
  slots("../slots.json", "leaves the project folder"),
  refused("J4", "more cards than a room takes", "pcio", {
    files: {
      [CREW]: `deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook, copies: 700 }
  - { id: pilot, rank: 2, title: Pilot, copies: 600 }
`,
    },
    says: ["takes about 1200 widgets, and this kit needs "],
  }),
  refused("J4", "more text than a game file takes", "vtt", {
    files: {
      [CREW]: `deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { each: { rank: { from: 1, to: 190 } }, id: "sailor-{rank}", title: Sailor, copies: 999 }
`,
    },
    says: ["has at most 20 MiB of text, and this kit needs "],
  }),
  refused("J5", "an option of another table", "vtt", {
    command: ["export", "vtt", "sample", "--base-url", "https://example.org/"],
    says: ["target vtt has no --base-url"],
  }),
  ...["tgc", "mpc", "printersstudio"].map((target) =>
    refused("J6", `a deck called like a function of every object, for ${target}`, target, {
      files: {
        [CREW]: `deck: constructor
title: Crew
size: { width: 300mm, height: 30mm, corner: 3mm }
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards: [{ id: cook, rank: 1, title: Cook }]
`,
      },
      says: ["constructor: no product is 300 x 30 mm; the nearest is "],
    }),
  ),
  ...["drivethru", "factory"].map((target) =>
    refused("J7", `more copies than ${target} has pages for`, target, {
      files: {
        [CREW]: `deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { each: { rank: { from: 1, to: 11 } }, id: "sailor-{rank}", title: Sailor, copies: 999 }
`,
      },
      says: ["has 10989 cards with all copies", "reduce the copies, or export a smaller kit"],
    }),
  ),
];
