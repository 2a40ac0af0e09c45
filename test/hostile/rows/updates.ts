/** U: journals of prints and commits that an update is compared with. Nothing is printed, and no journal is overwritten. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { HostileRow } from "../row.ts";

const BUILD = ["build", "sample", "--quiet"];

const journal = (more: object): string =>
  JSON.stringify({ prints: 1, game: "sample", kits: {}, ...more });

const PIECES = {
  "all-decks": { prints: [[1, "1.0.0"]], pieces: [["crew", "cook", 1, "front", "", "Cook", 1]] },
};

const refused = (
  row: string,
  what: string,
  text: string,
  says: string,
  rest: Partial<HostileRow> = {},
): HostileRow => ({
  ...{ row, what, says: [says], finds: [], status: 2, files: { "prints.json": text } },
  command: [...BUILD, "--since", "prints.json"],
  after: (folder) => expect(existsSync(join(folder, "output/sample"))).toBe(false),
  ...rest,
});

/** The same journals cannot be continued, and stay as they are. */
const kept = (what: string, text: string, says: string): HostileRow =>
  refused("U2", what, text, says, {
    command: [...BUILD, "--journal", "prints.json"],
    after: (folder) => expect(readFileSync(join(folder, "prints.json"), "utf8")).toBe(text),
  });

const OTHER_GAME = journal({ game: "reef", kits: PIECES });
const NEWER = journal({ prints: 9 });
const DAMAGED = journal({ kits: PIECES }).slice(0, 60);

export const ROWS: readonly HostileRow[] = [
  refused("U1", "a journal of another game", OTHER_GAME, 'is about the game "reef", not about "sample"'),
  refused("U1", "a journal of a newer format", NEWER, "found format 9, expected at most 1"),
  refused("U1", "a damaged journal", DAMAGED, "cannot be used: it is damaged: it is not JSON"),
  refused(
    "U1",
    "the journal of an output folder",
    '{ "journal": 2, "prints": [] }',
    "it is the journal of an output folder, which has no pieces; a build with --journal writes one",
  ),
  refused(
    "U1",
    "a journal of a kit that is not printed",
    journal({ kits: { box: PIECES["all-decks"] } }),
    'no print of "all-decks"; it has "box"',
  ),
  refused(
    "U1",
    "a version that the journal does not have",
    journal({ kits: PIECES }),
    'has no print of version "2.0"',
    {
      command: [...BUILD, "--since", "prints.json#2.0"],
    },
  ),
  refused("U1", "a journal that is not there", journal({}), 'there is no journal "absent.json"', {
    command: [...BUILD, "--since", "absent.json"],
  }),
  kept(
    "a journal of another game is not continued",
    OTHER_GAME,
    'is about the game "reef", not about "sample"',
  ),
  kept("a journal of a newer format is not continued", NEWER, "found format 9, expected at most 1"),
  kept("a damaged journal is not continued", DAMAGED, "cannot be continued"),
  refused("U2", "a journal among the files that a build reads", journal({}), "which a build reads", {
    command: [...BUILD, "--journal", "content/sample/prints.json"],
    after: (folder) => expect(existsSync(join(folder, "content/sample/prints.json"))).toBe(false),
  }),
  refused("U3", "a commit where there is no repository", journal({}), "--since: ", {
    command: [...BUILD, "--since", "v1.0"],
  }),
  refused("U3", "a commit that is an option", journal({}), "is not the name of a commit", {
    command: [...BUILD, "--since=--upload-pack=touch x"],
  }),
  {
    ...refused("U3", "a commit of a repository whose settings start programs", journal({}), "--since: ", {
      command: [...BUILD, "--since", "v9"],
      prepare: (folder) => {
        const git = (...words: string[]) => spawnSync("git", ["-C", folder, ...words]);
        git("init", "-q");
        git("config", "core.fsmonitor", `touch ${join(folder, "started")}`);
        git("config", "core.pager", `touch ${join(folder, "started")}`);
      },
    }),
    after: (folder) => expect(existsSync(join(folder, "started"))).toBe(false),
  },
];
