/**
 * Whole commands on a disk that breaks at its n-th call, for every n until they succeed: what they write is old or new,
 * nothing is left beside it, and they report it in one line with exit status 2.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type CommandRun, writeProject } from "../support/command/command.ts";
import { broadsideInside } from "../support/command/command-inside.ts";
import { breakDisk, type Failure } from "../support/failing-disk.ts";
import { mapCardsFor, SAMPLE_GAME } from "../support/game/sample-game.ts";
import { temporaryFolder } from "../support/temporary.ts";

/** All calls are broken one after the other with `BROADSIDE_FAULTS=all`; otherwise some, spread over the run. */
const EVERY_CALL = process.env.BROADSIDE_FAULTS === "all";
/** In turn: which one it is matters little to a command, and each run takes time. */
const FAILURES: readonly Failure[] = ["ENOSPC", "EIO", "EACCES", "EPERM", "short", "silent"];
const FAULTY_KIT = "kit: all\ntitle: All\ncontents: [{ deck: cerw }]\n";
const FAULTY_DIE =
  "die: red\ntitel: Red\ncolour: '#ff0000'\nfaces: [[pip], [pip], [pip], [pip], [pip], [pip]]\n";

const texts = (files: Readonly<Record<string, string | Uint8Array>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

let repair = (): void => {};
afterEach(() => repair());

interface Work {
  readonly files: Readonly<Record<string, string>>;
  /** All files are new together, or old together. */
  readonly together?: boolean;
}

const SOUND_BUT_ONE = {
  "content/sample/scenarios/bay.yaml": `scenario: bay
title: The Bay
players: { min: 1, max: 2 }
length: short
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3], acceleration: true }
  - { card: r3, at: [0, 5] }
`,
};
const GAME = texts(SAMPLE_GAME);
const GAME_WITH_MAP = texts({ ...SAMPLE_GAME, ...mapCardsFor(SOUND_BUT_ONE), ...SOUND_BUT_ONE });
const FAULTY_GAME = {
  ...GAME,
  "content/sample/kits/all.yaml": FAULTY_KIT,
  "content/sample/dice/red.yaml": FAULTY_DIE,
};

const WORKS: readonly (Work & { readonly words: readonly string[] })[] = [
  { words: ["build", "sample", "--no-cache", "--quiet"], files: GAME },
  { words: ["check", "sample", "--fix", "--no-cache", "--quiet"], files: FAULTY_GAME, together: true },
  { words: ["init", "new-game"], files: { "other.txt": "" }, together: true },
  { words: ["scenario", "new", "cove"], files: GAME_WITH_MAP, together: true },
  { words: ["scenario", "suggest", "--fix", "bay", "--write"], files: GAME_WITH_MAP, together: true },
  { words: ["schema", "sample"], files: GAME },
];

test.each(WORKS.map((work) => ({ name: work.words.join(" "), ...work })))(
  "$name",
  async ({ files, words, together = false }) => {
    const whole = temporaryFolder();
    writeProject(whole, files);
    const before = digestsOf(whole);
    const count = breakDisk(Number.POSITIVE_INFINITY, "EIO");
    repair = count.repair;
    const usual = await broadsideInside(words, whole);
    repair();
    const after = digestsOf(whole);
    expect(after).not.toEqual(before);
    const folder = temporaryFolder();
    const step = EVERY_CALL ? 1 : Math.ceil(count.calls() / 8);
    for (let at = 1; at <= count.calls(); at += step) {
      rmSync(folder, { recursive: true });
      writeProject(folder, files);
      const breaking = breakDisk(at, FAILURES[at % FAILURES.length] as Failure);
      repair = breaking.repair;
      const run = await broadsideInside(words, folder);
      repair();
      const found = digestsOf(folder);
      const where = `call ${at} of ${count.calls()}, ${breaking.broke()}: ${run.stderr}`;
      expectOldOrNew(found, before, after, where);
      expectTold(run, found, after, usual.status, where);
      if (together && run.status === 2) expect(found, where).toEqual(before);
    }
  },
);

/** One line and exit status 2; or everything is there, because the call was repeated or mattered little. */
function expectTold(
  { status, stderr }: CommandRun,
  found: Digests,
  after: Digests,
  usual: number | null,
  where: string,
): void {
  if (status === 2) expect(stderr, where).toMatch(/^broadside: .*\n$/m);
  else if (!stderr.includes("The journal of prints was not written")) {
    expect(status, where).toBe(usual);
    expect(found, where).toEqual(after);
  }
}

function expectOldOrNew(found: Digests, before: Digests, after: Digests, words: string): void {
  for (const [path, digest] of found) {
    const allowed = [before.get(path), after.get(path)].filter((one) => one !== undefined);
    expect(allowed, `${words}: ${path}`).toContain(digest);
  }
  expect(
    [...before.keys()].filter((path) => !found.has(path)),
    words,
  ).toEqual([]);
}

type Digests = ReadonlyMap<string, string>;

function digestsOf(folder: string): Digests {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(
    paths.map((path) => [
      path.slice(folder.length),
      createHash("sha256").update(readFileSync(path)).digest("hex"),
    ]),
  );
}
