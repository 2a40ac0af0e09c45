/** G: sizes, copies, colours, links. */
import type { HostileRow } from "../row.ts";
import { card, deck } from "../templates-and-decks.ts";

const DECK = "content/sample/decks/crew.yaml";
const CARD = "templates/sample/card.svg.hbs";
const COOK = "  - { id: cook, rank: 1, title: Cook }";

export const ROWS: readonly HostileRow[] = [
  ...widths("G1", {
    "-10mm": ["3:16 schema/bad-format"],
    "0mm": ["3:16 deck/length-out-of-range", "3:7 deck/safe-too-large"],
    ".nan": ["3:16 schema/bad-format"],
    "10 parsecs": ["3:16 schema/bad-format"],
    '"1,5mm"': ["3:16 schema/bad-format"],
    "63": ["3:16 schema/bad-format"],
  }),
  ...widths("G2", {
    "1e9mm": ["3:16 schema/bad-format"],
    "6000mm": ["3:16 deck/length-out-of-range", "3:7 sheet/too-large"],
  }),
  {
    row: "G2",
    what: "a paper of a million kilometres",
    command: ["build", "sample", "--paper", "1000000000000mmx297mm"],
    finds: [],
    says: ["1000000000000mmx297mm"],
    status: 2,
  },
  {
    row: "G3",
    what: "a card larger than the paper",
    files: deck(COOK, "size: { width: 500mm, height: 700mm }"),
    command: ["build", "sample"],
    finds: [`${DECK}:3:7 sheet/too-large`],
    says: ["500"],
    status: 1,
  },
  {
    row: "G3",
    what: "more bleed than card",
    files: deck(COOK, "size: poker-us\nbleed: 90mm"),
    finds: [`${DECK}:4:8 deck/length-out-of-range`],
    says: ["90mm"],
    status: 1,
  },
  {
    row: "G3",
    what: "a gap below nothing",
    command: ["build", "sample", "--gap=-3mm"],
    finds: [],
    says: ["-3mm"],
    status: 2,
  },
  {
    row: "G4",
    what: "a million dots per inch",
    command: ["build", "sample", "--png", "--dpi", "1000000"],
    finds: [],
    says: ["36 to 1200"],
    status: 2,
  },
  {
    row: "G4",
    what: "an output picture of 30,000 x 30,000 pixels",
    files: deck(COOK, "size: { width: 500mm, height: 700mm }"),
    command: ["build", "sample", "--paper", "800mmx900mm", "--png", "--dpi", "1200"],
    finds: [],
    says: ["megapixels"],
    status: 2,
    megabytes: 512,
  },
  {
    row: "G5",
    what: "no copies",
    files: deck("  - { id: cook, rank: 1, title: Cook, copies: 0 }"),
    finds: [`${DECK}:12:47 deck/silent-zero`],
    status: 0,
  },
  ...copies({
    "-1": "schema/out-of-range",
    "1.5": "schema/wrong-type",
    '"3"': "schema/wrong-type",
    "1e9": "schema/out-of-range",
  }),
  {
    row: "G6",
    what: "an unknown colour",
    files: card('  <rect width="3" height="3" fill="blurple"/>'),
    finds: [`${CARD}:3:3 svg/bad-value`],
    says: ["blurple"],
    status: 1,
  },
  {
    row: "G6",
    what: "path data that breaks off",
    files: card('  <path d="M0 0 L 10 x"/>'),
    finds: [`${CARD}:3:3 svg/bad-value`],
    status: 1,
  },
  {
    row: "G7",
    what: "a link that runs a program",
    files: card('  <a href="javascript:alert(1)"><rect width="3" height="3"/></a>'),
    finds: [`${CARD}:3:3 svg/element`],
    status: 1,
  },
  {
    row: "G8",
    what: "an unknown way to make bleed",
    files: deck(COOK, "size: poker-us\nmissing-bleed: miror"),
    finds: [`${DECK}:4:16 schema/not-allowed`],
    says: ["mirror"],
    status: 1,
  },
  {
    row: "G8",
    what: "a misspelt side of bleed",
    command: ["build", "sample", "--quiet", "--bleed", "frnt=1mm,back=3mm"],
    finds: [],
    says: ['not "frnt"; did you mean "front"?'],
    status: 2,
  },
  {
    row: "G8",
    what: "bleed of half a metre on backs",
    command: ["build", "sample", "--quiet", "--bleed", "back=500mm"],
    finds: [],
    says: ['--bleed "500mm": expected at most 100mm'],
    status: 2,
  },
];

function widths(row: string, inputs: Readonly<Record<string, readonly string[]>>): readonly HostileRow[] {
  return Object.entries(inputs).map(([width, finds]) => ({
    row,
    what: `a card ${width} wide`,
    files: deck(COOK, `size: { width: ${width}, height: 88mm }`),
    finds: finds.map((found) => `${DECK}:${found}`),
    status: 1,
  }));
}

function copies(inputs: Readonly<Record<string, string>>): readonly HostileRow[] {
  return Object.entries(inputs).map(([number, rule]) => ({
    row: "G5",
    what: `${number} copies`,
    files: deck(`  - { id: cook, rank: 1, title: Cook, copies: ${number} }`),
    finds: [`${DECK}:12:47 ${rule}`],
    status: 1,
  }));
}
