/** N: translations of games. */
import type { HostileRow } from "../row.ts";

const DE = "content/sample/locales/de";
const CREW = `${DE}/decks/crew.yaml`;
const WORDS = `${DE}/words.yaml`;

/** Entries of a glossary, more than any game has. */
const many = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");

export const ROWS: readonly HostileRow[] = [
  {
    row: "N1",
    what: "a translation of a missing card, of a number and of an id",
    files: {
      [CREW]: "cards:\n  - { id: cok, title: Smutje }\n  - { id: pilot, rank: 4 }\ndeck: mannschaft\n",
    },
    finds: [
      `${CREW}:2:11 locale/unknown-entry`,
      `${CREW}:3:24 locale/not-a-text`,
      `${CREW}:4:7 locale/not-a-text`,
    ],
    says: ['decks/crew.yaml has no entry with id "cok"'],
    status: 1,
  },
  {
    row: "N2",
    what: "folders that are named after no language",
    files: {
      "content/sample/locales/de_DE/game.yaml": "title: Muster\n",
      "content/sample/locales/x/game.yaml": "title: X\n",
    },
    finds: [
      "content/sample/locales/de_DE/game.yaml:1:1 locale/unknown-language",
      "content/sample/locales/x/game.yaml:1:1 locale/unknown-language",
    ],
    status: 1,
  },
  {
    row: "N3",
    what: "words that are no template, and words of another shape",
    files: { [WORDS]: 'A: "{{#if x}}B"\nC: [D]\nE: ""\n' },
    finds: [
      `${WORDS}:1:4 locale/broken-words`,
      `${WORDS}:2:4 locale/not-a-text`,
      `${WORDS}:3:1 locale/empty-text`,
    ],
    status: 1,
  },
  {
    row: "N4",
    what: "a translation of every card that a list of ten million would make",
    files: {
      "content/sample/decks/crew.yaml":
        'deck: crew\ntitle: Crew\nsize: poker-us\nfront: card\ncard: { properties: { rank: { type: integer }, title: { type: string } } }\ncards:\n  - { id: "{rank}-{b}", title: A, each: { rank: { from: 1, to: 9000 }, b: { from: 1, to: 9000 } } }\n',
      [CREW]: "cards:\n  - { id: 1-1, title: B }\n",
    },
    finds: ["content/sample/decks/crew.yaml:7:41 schema/too-many-cards", `${CREW}:2:11 locale/unknown-entry`],
    status: 1,
    megabytes: 700,
  },
  {
    row: "N5",
    what: "a language that leads out of the project",
    files: { [CREW]: "cards:\n  - { id: cook, title: Smutje }\n" },
    command: ["build", "sample", "--lang", "../../../etc"],
    finds: [],
    says: ["is not translated into"],
    status: 2,
  },
  {
    row: "N6",
    what: "a hundred thousand words that no template prints",
    files: { [WORDS]: many(100_000, (index) => `Word ${index}: Wort ${index}`) },
    finds: [`${WORDS}:1:1 yaml/limit`],
    status: 1,
    megabytes: 900,
  },
];
