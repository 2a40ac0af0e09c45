/** K: kits of kits, and requests for kits on the command line. */
import type { ProjectFiles } from "../../support/game/sample-game.ts";
import type { HostileRow } from "../row.ts";
import { deck } from "../templates-and-decks.ts";

const COOK = deck("  - { id: cook, rank: 1, title: Cook }");
const fileOf = (id: string): string => `content/sample/kits/${id}.yaml`;

/** The contents of each kit, by id, next to a sound kit "main". */
function kits(contents: Readonly<Record<string, string>>): ProjectFiles {
  const all = { main: "contents:\n  - { deck: crew }", ...contents };
  const files = Object.entries(all).map(([id, holds]) => [
    fileOf(id),
    `kit: ${id}\ntitle: The ${id}\n${holds}\n`,
  ]);
  return { ...COOK, ...Object.fromEntries(files) };
}

const GAME = "content/sample/game.yaml";
const FOR_TWO_TO_FOUR = {
  [GAME]: "broadside: 1\nid: sample\ntitle: Sample\nversion: 1.0.0\nplayers: { min: 2, max: 4 }\n",
};

/** This many kits, each included by the one before. */
function chain(length: number): ProjectFiles {
  const names = Array.from({ length }, (_, index) => `a${index}`);
  return kits(Object.fromEntries(names.map((id, index) => [id, `kits: [${names[index + 1] ?? "main"}]`])));
}

/** Each includes both of the next step: 2^steps ways lead to the last. */
function doubling(steps: number): ProjectFiles {
  const pair = (step: number): string => (step < steps ? `kits: [a${step}, b${step}]` : "kits: [main]");
  const ids = Array.from({ length: steps }, (_, step) => step);
  return kits(
    Object.fromEntries(ids.flatMap((step) => [`a${step}`, `b${step}`].map((id) => [id, pair(step + 1)]))),
  );
}

export const ROWS: readonly HostileRow[] = [
  {
    row: "K1",
    what: "a kit that is part of itself",
    files: kits({ a: "kits: [a]" }),
    finds: [`${fileOf("a")}:3:8 kit/circle`],
    status: 1,
  },
  {
    row: "K1",
    what: "two kits that are parts of each other, still printed",
    files: kits({ a: "kits: [b, main]", b: "kits: [a]" }),
    command: ["build", "sample", "--draft"],
    finds: [`${fileOf("b")}:3:8 kit/circle`],
    says: ["a-a4-draft.pdf"],
    status: 1,
  },
  {
    row: "K2",
    what: "sixteen kits inside each other",
    files: () => chain(15),
    finds: [],
    status: 0,
  },
  {
    row: "K2",
    what: "fifteen hundred nested kits: every seventeenth from the innermost is reported",
    files: () => chain(1_500),
    finds: Array.from({ length: 93 }, (_, nth) => `${fileOf(`a${1484 - 16 * nth}`)}:3:7 kit/too-much`),
    says: ["more than 16 kits are nested"],
    status: 1,
  },
  {
    row: "K2",
    what: "a kit included in sixteen thousand ways",
    files: () => doubling(14),
    finds: [],
    status: 0,
  },
  {
    row: "K3",
    what: "a deck twice in a kit",
    files: kits({ a: "contents:\n  - { deck: crew }\n  - { deck: crew }" }),
    finds: [`${fileOf("a")}:5:13 kit/repeated-deck`],
    status: 0,
  },
  {
    row: "K3",
    what: "a kit twice in another",
    files: kits({ a: "kits: [main, main]" }),
    finds: [`${fileOf("a")}:3:7 schema/repeated-entry`],
    status: 1,
  },
  {
    row: "K3",
    what: "200,000 times the same card",
    files: kits({ a: `contents:\n${"  - { deck: crew, times: 999 }\n".repeat(201)}` }),
    command: ["build", "sample", "--kit", "a"],
    finds: [],
    says: ["sheet/too-many", "200799 cards make 22311 sheets"],
    status: 1,
  },
  ...named({
    "": "a kit has no name; there are: all, main",
    "main+": "a kit has no name; there are: all, main",
    "+": "a kit has no name",
    nope: 'there is no kit "nope"; there are: all, main',
    "main+mian": 'there is no kit "mian"; did you mean "main"?',
    "../main": 'there is no kit "../main"',
    "main+main": '"main" is named twice in "main+main"',
    "main+all": '"main" is part of "all" and would be printed twice; leave it out',
  }),
  {
    row: "K4",
    what: "--kit main twice",
    files: kits({}),
    command: ["build", "sample", "--kit", "main", "--kit", "main"],
    finds: [],
    says: ['"main" is named twice'],
    status: 2,
  },
  ...["0", "-1", "abc", "2.5", "", "1e99"].map((players) =>
    asked(players, "expected a whole number, 1 or more"),
  ),
  ...["1", "5", "1e9"].map((players) => asked(players, "sample is for 2 to 4")),
  {
    row: "K5",
    what: "--players where cards state player counts in words",
    files: { ...kits({ main: "contents:\n  - { deck: crew, from: title }" }), ...FOR_TWO_TO_FOUR },
    command: ["build", "sample", "--players", "3"],
    finds: [`${fileOf("main")}:4:25 kit/no-number`],
    status: 1,
  },
];

function named(inputs: Readonly<Record<string, string>>): readonly HostileRow[] {
  return Object.entries(inputs).map(([name, says]) => ({
    row: "K4",
    what: `--kit "${name}"`,
    files: kits({ all: "kits: [main]" }),
    command: ["build", "sample", "--kit", name],
    finds: [],
    says: [says],
    status: 2,
  }));
}

function asked(players: string, says: string): HostileRow {
  return {
    row: "K5",
    what: `--players "${players}"`,
    files: { ...kits({}), ...FOR_TWO_TO_FOUR },
    command: ["build", "sample", `--players=${players}`],
    finds: [],
    says: [says],
    status: 2,
  };
}
