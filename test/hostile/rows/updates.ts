/** U: journals of prints and commits that an update is compared with. Nothing is printed, and no journal is overwritten. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { HostileRow } from "../row.ts";

const BUILD = ["build", "sample", "--quiet"];

const journal = (more: object): string => JSON.stringify({ prints: 1, game: "sample", kits: {}, ...more });

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

const git = (folder: string, ...words: readonly string[]) => spawnSync("git", ["-C", folder, ...words]);

function commitAll(folder: string): void {
  git(folder, "init", "-q");
  git(folder, "add", "-A");
  git(folder, "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "first");
}

/** Settings and hooks with which git would start a program for many of its commands. */
function startingPrograms(folder: string): void {
  const start = `touch ${join(folder, "started")}`;
  git(folder, "init", "-q");
  for (const name of ["core.fsmonitor", "core.pager", "core.sshCommand", "core.editor", "diff.external"])
    git(folder, "config", name, start);
  for (const name of ["filter.bad.smudge", "filter.bad.process", "diff.bad.textconv", "alias.ls-tree"])
    git(folder, "config", name, name.startsWith("alias") ? `!${start}` : start);
  for (const hook of ["post-checkout", "pre-auto-gc", "post-index-change", "reference-transaction"])
    writeFileSync(join(folder, ".git/hooks", hook), `#!/bin/sh\n${start}\n`, { mode: 0o755 });
}

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
      prepare: (folder) => startingPrograms(folder),
    }),
    after: (folder) => expect(existsSync(join(folder, "started"))).toBe(false),
  },
  {
    row: "U3",
    what: "a commit whose files would be filtered by programs is read as it is",
    says: ["nothing has changed since version 1.0.0 at HEAD"],
    ...{ finds: [], status: 0, command: ["build", "sample", "--since", "HEAD"] },
    prepare: (folder) => {
      writeFileSync(join(folder, ".gitattributes"), "* filter=bad diff=bad text eol=crlf\n");
      commitAll(folder);
      startingPrograms(folder);
    },
    after: (folder) => {
      expect(existsSync(join(folder, "started"))).toBe(false);
      expect(existsSync(join(folder, "output/sample/all-decks-a4.pdf"))).toBe(false);
    },
  },
  refused("U3", "a commit that a shallow clone does not have", journal({}), "this clone is shallow", {
    command: [...BUILD, "--since", "v1"],
    prepare: (folder) => {
      commitAll(folder);
      // What a shallow clone has, without another repository to clone.
      writeFileSync(join(folder, ".git/shallow"), git(folder, "rev-parse", "HEAD").stdout);
    },
  }),
  refused("U3", "a repository that lacks the files of its commit", journal({}), "--since: git ", {
    command: [...BUILD, "--since", "HEAD"],
    prepare: (folder) => {
      commitAll(folder);
      const { stdout } = git(folder, "rev-parse", "HEAD:content/sample/game.yaml");
      const blob = stdout.toString().trim();
      rmSync(join(folder, ".git/objects", blob.slice(0, 2), blob.slice(2)));
    },
  }),
];
