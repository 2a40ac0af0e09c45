/** A full disk: the cache gives up what it has, and the call that found no room is repeated once. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openCacheFolder } from "../../../src/host/disk/cache-folder.ts";
import { DISK, type Disk } from "../../../src/host/disk/disk.ts";
import { makingRoom } from "../../../src/host/disk/make-room.ts";
import { createNodeHost } from "../../../src/host/node-host.ts";
import { diskMemory } from "../../../src/remember/disk-memory.ts";
import { BYTES, type Kind } from "../../../src/remember/kind.ts";
import { writeProject } from "../../support/command/command.ts";
import { broadsideInside } from "../../support/command/command-inside.ts";
import { CHANGING } from "../../support/failing-disk.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { temporaryFolder } from "../../support/temporary.ts";
import { utf8 } from "../../support/utf8.ts";

const RUNS: Kind<Uint8Array> = { name: "run", codec: BYTES };
const TAKING_ROOM = ["link", "mkdir", "open", "rename", "write"] as const;

const entriesIn = (folder: string): number =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /-[0-9a-f]{40}$/.test(name)).length : 0;

const isWriting = (name: string, words: readonly unknown[]): boolean =>
  name !== "open" || (typeof words[1] === "string" && words[1] !== "r");

/** Calls of this name find no room while the cache has entries. */
function fullDisk(cache: string, name: keyof Disk, code: string, real: Disk = { ...DISK }): Partial<Disk> {
  const call = (...words: unknown[]): unknown => {
    if (isWriting(name, words) && entriesIn(cache) > 0)
      throw Object.assign(new Error(`${code}: ${name}`), { code, syscall: name });
    return (real[name] as (...words: unknown[]) => unknown)(...words);
  };
  return { [name]: call };
}

function withCache() {
  const folder = temporaryFolder();
  const cache = openCacheFolder(join(folder, ".cache"));
  const memory = diskMemory(cache, "1");
  for (const key of ["a", "b"]) memory.put(RUNS, key, utf8("what was found"));
  expect(entriesIn(join(folder, ".cache"))).toBe(2);
  return { folder, cache, memory };
}

const read = (folder: string): string => readFileSync(join(folder, "prints/cards.pdf"), "utf8");

test.each(TAKING_ROOM.flatMap((name) => ["ENOSPC", "EDQUOT"].map((code) => [code, name] as const)))(
  "%s in %s: the file is written, and the cache is empty and stays so",
  (code, name) => {
    const { folder, cache, memory } = withCache();
    const disk = makingRoom({ ...DISK, ...fullDisk(join(folder, ".cache"), name, code) }, cache);
    const host = createNodeHost(folder, disk);
    if (name === "link") host.createFile("prints/cards.pdf", utf8("cards"));
    else host.writeFile("prints/cards.pdf", utf8("cards"));
    expect(read(folder)).toBe("cards");
    expect(entriesIn(join(folder, ".cache"))).toBe(0);
    memory.put(RUNS, "c", utf8("found later"));
    memory.flush();
    expect(memory.get(RUNS, "a")).toBeUndefined();
    expect(memory.get(RUNS, "c")).toBeUndefined();
    // The next run may try again.
    const next = diskMemory(openCacheFolder(join(folder, ".cache")), "1");
    next.put(RUNS, "c", utf8("found later"));
    expect(next.get(RUNS, "c")).toBeDefined();
  },
);

test("a sync that fails is not repeated: the system may have dropped the data", () => {
  const { folder, cache } = withCache();
  const disk = makingRoom({ ...DISK, ...fullDisk(join(folder, ".cache"), "sync", "ENOSPC") }, cache);
  expect(() => createNodeHost(folder, disk).writeFile("prints/cards.pdf", utf8("cards"))).toThrow(
    "the disk is full",
  );
});

test.each(["EIO", "EACCES"])("%s costs the cache nothing", (code) => {
  const { folder, cache } = withCache();
  const disk = makingRoom({ ...DISK, ...fullDisk(join(folder, ".cache"), "write", code) }, cache);
  expect(() => createNodeHost(folder, disk).writeFile("prints/cards.pdf", utf8("cards"))).toThrow();
  expect(entriesIn(join(folder, ".cache"))).toBe(2);
});

test("a call is repeated once, and only if the cache had something; other files of its folder stay", () => {
  const { folder, cache } = withCache();
  writeFileSync(join(folder, ".cache/notes.txt"), "mine");
  let calls = 0;
  const write = (): never => {
    calls += 1;
    throw Object.assign(new Error("ENOSPC: write"), { code: "ENOSPC" });
  };
  const host = createNodeHost(folder, makingRoom({ ...DISK, write }, cache));
  expect(() => host.writeFile("prints/cards.pdf", utf8("cards"))).toThrow("the disk is full");
  expect(calls).toBe(2);
  expect(() => host.writeFile("prints/cards.pdf", utf8("cards"))).toThrow("the disk is full");
  expect(calls).toBe(3);
  expect(readdirSync(join(folder, ".cache")).sort()).toEqual([".gitignore", "notes.txt"]);
});

test("every call that takes room is repeated, except those that may have lost data", () => {
  const called: string[] = [];
  const calls = Object.fromEntries(
    CHANGING.map((name) => [
      name,
      () => {
        called.push(name);
        throw Object.assign(new Error("full"), { code: "ENOSPC" });
      },
    ]),
  );
  const disk = makingRoom({ ...DISK, ...calls } as Disk, { giveUp: () => true });
  for (const name of CHANGING) expect(() => (disk[name] as () => void)()).toThrow("full");
  const counts = CHANGING.map((name) => [name, called.filter((one) => one === name).length]);
  expect(Object.fromEntries(counts)).toEqual({
    ...{ chmod: 1, close: 1, sync: 1, unlink: 1 },
    ...{ link: 2, mkdir: 2, open: 2, rename: 2, write: 2 },
  });
});

const real = { ...DISK };
afterEach(() => void Object.assign(DISK, real));

test.each([
  ["the usual folder", []],
  ["another folder", ["--out", "elsewhere"]],
])("a build in %s gets the room of the cache", async (_where, words) => {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(SAMPLE_GAME))
    if (typeof content === "string") writeProject(folder, { [path]: content });
  const cache = join(folder, "output/.cache");
  mkdirSync(cache, { recursive: true });
  const earlier = join(cache, `run-${"0".repeat(40)}`);
  writeFileSync(earlier, "of an earlier version");
  Object.assign(DISK, fullDisk(cache, "write", "ENOSPC", real));
  const { status, stderr } = await broadsideInside(["build", "sample", ...words], folder);
  expect(stderr).not.toContain("full");
  expect(status).toBe(0);
  // What is kept after the print may take the room that it left.
  expect(existsSync(earlier)).toBe(false);
  const prints = readdirSync(join(folder, words[1] ?? "output", "sample"));
  expect(prints).toContain("all-decks-a4.pdf");
  expect(prints).toContain("journal.json");
});
