/**
 * Processes that are killed at random moments: every file is complete afterwards, old or new, and the next start leaves
 * no litter. `BROADSIDE_KILLS=300` kills each command that often, and the writes by themselves five times as often; a
 * few are enough to see that it still works.
 */
import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { type FSWatcher, readdirSync, readFileSync, watch } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeProject } from "../support/command/command.ts";
import { broadsideInside } from "../support/command/command-inside.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";
import { temporaryFolder } from "../support/temporary.ts";

const KILLS = Number(process.env.BROADSIDE_KILLS ?? 2);
/** Children running at a time. */
const TOGETHER = 2;

interface Plan {
  readonly job: object;
  readonly files: Readonly<Record<string, string>>;
  /** The complete contents that a file may have, as digests by path. */
  readonly allowed: Digests;
  /** Where files are written. */
  readonly written: string;
  /** ms that a third of the children live; the others die when something is seen to happen. */
  readonly longestLife: number;
}

/** What is kept there may be torn: the next build recognises it. Only unfinished files of it are noted. */
const CACHE = "output/.cache";

type Digests = ReadonlyMap<string, ReadonlySet<string>>;

const PROJECT = Object.fromEntries(
  Object.entries(SAMPLE_GAME).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
);

test.each([
  ["", ["--no-cache"], "output/sample"],
  [" while it keeps what it found", [], CACHE],
])(`a build that is killed ${KILLS} times%s`, async (_while, more, written) => {
  const words = ["build", "sample", ...more, "--quiet"];
  const epochs = ["1000000000", "1500000000"];
  const allowed = new Map<string, Set<string>>();
  for (const epoch of epochs) {
    const folder = temporaryFolder();
    writeProject(folder, PROJECT);
    expect((await broadsideInside(words, folder, { SOURCE_DATE_EPOCH: epoch })).status).toBe(0);
    note(folder, allowed);
  }
  expect(
    [...allowed.values()].some((digests) => digests.size === 2),
    "files that can be torn",
  ).toBe(true);
  const job = { words, before: {}, epochs };
  await killAll({ job, files: PROJECT, allowed, written, longestLife: 200 }, KILLS);
});

test(`a fix that is killed ${KILLS} times`, async () => {
  const words = ["check", "sample", "--fix", "--no-cache", "--quiet"];
  const [kit, die, glossary] = ["kits/all", "dice/red", "glossary"].map(
    (name) => `content/sample/${name}.yaml`,
  );
  const before = {
    [String(kit)]: "kit: all\ntitle: All\ncontents: [{ deck: cerw }]\n",
    [String(die)]:
      "die: red\ntitel: Red\ncolour: '#ff0000'\nfaces: [[pip], [pip], [pip], [pip], [pip], [pip]]\n",
    [String(glossary)]: String(PROJECT[String(glossary)]).replace("points", "piints"),
  };
  const folder = temporaryFolder();
  const allowed = new Map<string, Set<string>>();
  const files = { ...PROJECT, ...before };
  writeProject(folder, files);
  note(folder, allowed);
  await broadsideInside(words, folder);
  note(folder, allowed);
  for (const path of Object.keys(before)) expect(allowed.get(path)?.size, `versions of ${path}`).toBe(2);
  const job = { words, before, epochs: [""] };
  await killAll({ job, files, allowed, written: "content/sample/dice", longestLife: 200 }, KILLS);
});

/** Enough that some are hit while a file is being written. */
const KILLED_WRITES = Math.max(20, 5 * KILLS);

test(`writes that are killed ${KILLED_WRITES} times`, async () => {
  const contents = ["1", "2"].map((digit) => digit.repeat(300_000));
  const digests = new Set(contents.map(digestOf));
  const files = Object.fromEntries(["a", "b", "c", "d"].map((name) => [name, String(contents[0])]));
  const allowed = new Map(Object.keys(files).map((name) => [name, digests]));
  await killAll({ job: { contents }, files, allowed, written: ".", longestLife: 20 }, KILLED_WRITES);
});

async function killAll(plan: Plan, kills: number): Promise<void> {
  let left = kills;
  const inTheMidst = await Promise.all(
    Array.from({ length: TOGETHER }, async () => {
      const folder = temporaryFolder();
      writeProject(folder, plan.files);
      let midst = 0;
      while (left-- > 0) midst += Number(await killOnce(folder, plan, MOMENTS[left % MOMENTS.length]));
      (await tidyStart(folder, plan)).kill("SIGKILL");
      return midst;
    }),
  );
  const hit = inTheMidst.reduce((sum, one) => sum + one, 0);
  if (process.env.BROADSIDE_KILLS) process.stderr.write(`${kills} kills, ${hit} of them while writing\n`);
  // Of many some are hit while a file is being written, otherwise nothing is proved.
  if (kills >= 20) expect(hit, "killed while writing").toBeGreaterThan(kills / 20);
}

/**
 * When a process is killed: at any time; when an unfinished file is seen, or a moment later; or when a file under its own
 * name is changed, which must not happen to files that are replaced.
 */
const MOMENTS = ["any", "unfinished", "changed"] as const;

/** How many lives a process has until it is killed even if nothing is seen. */
const LIVES = { any: 0, unfinished: 2, changed: 8 };

/** True if the process was killed while it had an unfinished file. */
async function killOnce(
  folder: string,
  plan: Plan,
  moment: (typeof MOMENTS)[number] = "any",
): Promise<boolean> {
  const child = await tidyStart(folder, plan);
  const gone = once(child, "exit");
  const watcher = moment === "any" ? undefined : watcherOf(join(folder, plan.written), child, moment);
  child.send("go");
  await sleep((Math.random() + LIVES[moment]) * plan.longestLife);
  child.kill("SIGKILL");
  await gone;
  watcher?.close();
  const found = note(folder, new Map());
  for (const [path, digests] of found)
    if (!/\.tmp$|\.lock$|^\.before$/.test(path))
      for (const digest of digests) expect(plan.allowed.get(path), path).toContain(digest);
  return [...found.keys()].some((path) => /\.tmp$/.test(path));
}

function watcherOf(folder: string, child: ChildProcess, moment: "unfinished" | "changed"): FSWatcher {
  return watch(folder, async (event, name) => {
    const isUnfinished = name?.endsWith(".tmp") === true;
    if (moment === "unfinished" ? !isUnfinished : isUnfinished || event !== "change") return;
    if (isUnfinished && Math.random() < 0.5) await sleep(Math.random() * 4);
    child.kill("SIGKILL");
  });
}

/** The next start: afterwards there is nothing but what belongs there. */
async function tidyStart(folder: string, plan: Plan): Promise<ChildProcess> {
  const child = fork("test/support/command/killed-command.mjs", {
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.send({ folder, ...plan.job });
  const [status] = await Promise.race([once(child, "message"), once(child, "exit")]);
  expect(status, "exit status of the first run").toBe(0);
  const left = [...note(folder, new Map()).keys()].filter((path) => !path.startsWith(CACHE));
  expect(left.sort()).toEqual([...plan.allowed.keys()].sort());
  return child;
}

/** Adds the contents of a folder: digests by path. */
function note(folder: string, digests: Map<string, Set<string>>): Map<string, Set<string>> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1);
    if (name.startsWith(CACHE) && !name.endsWith(".tmp")) continue;
    const known = digests.get(name) ?? new Set();
    digests.set(name, known.add(digestOf(readFileSync(path))));
  }
  return digests;
}

const digestOf = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");
const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
