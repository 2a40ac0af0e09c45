/** The cache on disk saves time and changes nothing: anything that is not exactly what was stored counts as missing. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openCacheFolder } from "../../src/host/disk/cache-folder.ts";
import { machineName } from "../../src/host/disk/temporary-files.ts";
import { diskMemory } from "../../src/remember/disk-memory.ts";
import { BYTES, type Kind } from "../../src/remember/kind.ts";
import type { Memory } from "../../src/remember/memory.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { utf8 } from "../support/utf8.ts";

const RUNS: Kind<Uint8Array> = { name: "run", codec: BYTES };
const folderOf = (): string => join(temporaryFolder(), "output", ".cache");
const open = (folder: string, product = "1"): Memory => diskMemory(openCacheFolder(folder), product);
const textIn = (cache: Memory, key: string): string | undefined => {
  const found = cache.get(RUNS, key);
  return found && new TextDecoder().decode(found);
};
const entriesIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.startsWith("run-"));

function filled(folder = folderOf()): { readonly folder: string; readonly entry: string } {
  open(folder).put(RUNS, "key", utf8("what was found"));
  return { folder, entry: join(folder, entriesIn(folder)[0] as string) };
}

test("an entry is found again by shelf and key, by another run too, and stays out of version control", () => {
  const { folder } = filled();
  expect(textIn(open(folder), "key")).toBe("what was found");
  expect(textIn(open(folder), "other key")).toBeUndefined();
  expect(open(folder).get({ ...RUNS, name: "font" }, "key")).toBeUndefined();
  expect(textIn(open(folder, "2"), "key")).toBeUndefined();
  expect(readFileSync(join(folder, ".gitignore"), "utf8")).toBe("*\n");
});

test("asking creates no folder", () => {
  const folder = folderOf();
  expect(textIn(open(folder), "key")).toBeUndefined();
  expect(existsSync(folder)).toBe(false);
});

test("an entry with any byte changed, cut off or added is missing", () => {
  const { folder, entry } = filled();
  const whole = readFileSync(entry);
  const damaged = fc.oneof(
    fc
      .tuple(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }))
      .map(([at, change]) => whole.map((byte, index) => (index === at ? byte ^ change : byte))),
    fc.nat(whole.length - 1).map((length) => whole.subarray(0, length)),
    fc.uint8Array({ minLength: 1, maxLength: 9 }).map((more) => Buffer.concat([whole, more])),
    fc.uint8Array({ maxLength: 200 }),
  );
  fc.assert(
    fc.property(damaged, (content) => {
      writeFileSync(entry, content);
      expect(textIn(open(folder), "key")).toBeUndefined();
    }),
  );
  writeFileSync(entry, whole);
  expect(textIn(open(folder), "key")).toBe("what was found");
});

test("an entry under the name of another is missing", () => {
  const { folder, entry } = filled();
  open(folder).put(RUNS, "other", utf8("something else"));
  const other = entriesIn(folder).find((name) => !entry.endsWith(name)) as string;
  renameSync(join(folder, other), entry);
  expect(textIn(open(folder), "key")).toBeUndefined();
});

test("O9: a folder delivered with someone's files is not trusted, however it was made", () => {
  const { folder } = filled();
  const copy = folderOf();
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  expect(textIn(open(copy), "key")).toBeUndefined();
  // it can be used again for new entries
  open(copy).put(RUNS, "key", utf8("found here"));
  expect(textIn(open(copy), "key")).toBe("found here");
});

test("O9: a folder or an entry that is a link is not used, and nothing is written through it", () => {
  const { folder: elsewhere } = filled();
  const before = readdirSync(elsewhere);
  const folder = folderOf();
  mkdirSync(join(folder, ".."), { recursive: true });
  symlinkSync(elsewhere, folder);
  open(folder).put(RUNS, "new", utf8("x"));
  open(folder).flush();
  expect(textIn(open(folder), "key")).toBeUndefined();
  expect(readdirSync(elsewhere)).toEqual(before);

  const { folder: own, entry } = filled();
  renameSync(entry, join(own, "..", "entry"));
  symlinkSync(join(own, "..", "entry"), entry);
  expect(textIn(open(own), "key")).toBeUndefined();
});

test("a cache that cannot be created, read or written is not an error", () => {
  const folder = folderOf();
  mkdirSync(join(folder, ".."), { recursive: true });
  writeFileSync(folder, "a file is where the folder would be");
  const cache = open(folder);
  cache.put(RUNS, "key", utf8("x"));
  cache.flush();
  expect(textIn(cache, "key")).toBeUndefined();

  const { folder: closed, entry } = filled();
  rmSync(entry);
  mkdirSync(entry);
  chmodSync(closed, 0o555);
  expect(textIn(open(closed), "key")).toBeUndefined();
  open(closed).put(RUNS, "key", utf8("x"));
  open(closed).flush();
  chmodSync(closed, 0o755);
});

test("the size of an entry is limited; of all entries the most recently used stay", () => {
  const { folder } = filled();
  const limits = { all: 5000, one: 1000 };
  const cache = diskMemory(openCacheFolder(folder), "1", limits);
  cache.put(RUNS, "huge", new Uint8Array(limits.one + 1));
  expect(cache.get(RUNS, "huge")).toBeUndefined();

  // four of these, and the earlier entry, with their heads of less than 100 bytes
  const big = new Uint8Array(limits.one);
  for (let index = 0; index < 4; index += 1) cache.put(RUNS, `big ${index}`, big);
  for (const [age, name] of entriesIn(folder).entries()) utimesSync(join(folder, name), 1e9 + age, 1e9 + age);
  expect(textIn(cache, "key")).toBe("what was found");
  cache.put(RUNS, "one more", big);
  cache.flush();
  expect(entriesIn(folder).length).toBe(5);
  expect(textIn(cache, "key")).toBe("what was found");
  expect(cache.get(RUNS, "one more")).toBeDefined();
});

test("entries from before the clock was put back make room first", () => {
  const { folder, entry } = filled();
  const limits = { all: 2000, one: 1000 };
  const cache = diskMemory(openCacheFolder(folder), "1", limits);
  const future = Date.now() / 1000 + 3600;
  utimesSync(entry, future, future);
  cache.put(RUNS, "big", new Uint8Array(limits.one));
  cache.put(RUNS, "other", new Uint8Array(limits.one - 120));
  cache.flush();
  expect(textIn(cache, "key")).toBeUndefined();
  expect(cache.get(RUNS, "big")).toBeDefined();
  expect(cache.get(RUNS, "other")).toBeDefined();
});

test("an entry that is used counts as used now, whatever its time; within an hour it is not marked again", () => {
  const { folder, entry } = filled();
  const now = Date.now() / 1000;
  const ageAfterUse = (time: number): number => {
    utimesSync(entry, time, time);
    expect(textIn(open(folder), "key")).toBe("what was found");
    return now - statSync(entry).mtimeMs / 1000;
  };
  expect(ageAfterUse(now - 7200)).toBeLessThan(60);
  expect(ageAfterUse(now + 7200)).toBeGreaterThan(-3600);
  expect(ageAfterUse(now - 1800)).toBeCloseTo(1800, 0);
});

test("entries of every shelf count", () => {
  const { folder } = filled();
  const cache = diskMemory(openCacheFolder(folder), "1", { all: 500, one: 1000 });
  cache.put({ ...RUNS, name: "of-several-words" }, "key", new Uint8Array(1000));
  cache.flush();
  expect(cache.get({ ...RUNS, name: "of-several-words" }, "key")).toBeUndefined();
});

test("leftovers of a killed run are removed, but not files being written by a running one, or other files", () => {
  const { folder } = filled();
  const gone = `.broadside-${machineName()}-99999999-0123456789abcdef.tmp`;
  const running = `.broadside-${machineName()}-${process.ppid}-0123456789abcdef.tmp`;
  for (const file of [gone, running, "notes.txt"]) writeFileSync(join(folder, file), "");
  const cache = open(folder);
  cache.put(RUNS, "other", utf8("x"));
  cache.flush();
  const left = readdirSync(folder);
  expect(left).not.toContain(gone);
  expect(left).toEqual(expect.arrayContaining([running, "notes.txt"]));
});

test("a full disk gets the room of all entries, and new ones are kept again from the next piece of work on", () => {
  const { folder, entry } = filled();
  // As if another process removed an entry between the listing and the look at it.
  symlinkSync("nowhere", join(folder, `run-${"0".repeat(40)}`));
  const own = openCacheFolder(folder);
  const cache = diskMemory(own, "1");
  expect(own.giveUp()).toBe(true);
  expect(existsSync(entry)).toBe(false);
  cache.put(RUNS, "key", utf8("found now"));
  expect(textIn(cache, "key")).toBeUndefined();
  cache.flush();
  cache.put(RUNS, "key", utf8("found next"));
  expect(textIn(cache, "key")).toBe("found next");
});
