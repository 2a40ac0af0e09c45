/** A disk that breaks at its n-th call, for every n until the work is done: the file is old or new, and nothing else is left. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { HostError } from "../../../src/host/host.ts";
import { createNodeHost } from "../../../src/host/node-host.ts";
import { type Breaking, CHANGING, type Failure, failingDisk } from "../../support/failing-disk.ts";
import { temporaryFolder } from "../../support/temporary.ts";
import { utf8 } from "../../support/utf8.ts";

const FAILURES: readonly Failure[] = ["ENOSPC", "EIO", "EACCES", "EPERM", "short", "silent"];
/** A disk on which nothing can be removed cannot be cleaned up. */
const UNHELPFUL = CHANGING.filter((name) => name !== "unlink");
const OLD = "old content, which someone needs";
const NEW = "the new one";

let folder: string;
const path = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(path(name), "utf8");

beforeEach(() => {
  folder = temporaryFolder();
});

/**
 * Does the work on a disk that breaks at its first call, then on one that breaks at its second, until it breaks no
 * more.
 */
async function untilWhole(
  failure: Failure,
  onward: boolean,
  work: (breaking: Breaking) => Promise<void>,
): Promise<number> {
  for (let at = 1; ; at++) {
    const breaking = failingDisk(at, failure, onward, onward ? UNHELPFUL : CHANGING);
    await work(breaking);
    if (breaking.broke() === undefined) return at - 1;
    if (at > 200) throw new Error("it never succeeds");
  }
}

describe.each(FAILURES)("%s", (failure) => {
  test.each([
    ["once", false],
    ["from then on", true],
  ])("%s: a write", async (_words, onward) => {
    const broken = await untilWhole(failure, onward, async ({ disk, broke }) => {
      writeFileSync(path("a"), OLD);
      const error = await failureOf(() => createNodeHost(folder, disk).writeFile("a", utf8(NEW)));
      expectOldOrNew(["a"], error);
      if (broke() === undefined) expect(error).toBeUndefined();
    });
    expect(broken).toBeGreaterThan(5);
  });

  test("a stream", async () => {
    await untilWhole(failure, false, async ({ disk }) => {
      writeFileSync(path("a"), OLD);
      const pieces = ["the ", "new ", "one"].map(utf8);
      expectOldOrNew(["a"], await failureOf(() => createNodeHost(folder, disk).writeStream("a", pieces)));
    });
  });

  test("three files at once", async () => {
    await untilWhole(failure, false, async ({ disk }) => {
      const names = ["a", "b", "c"];
      for (const name of names) writeFileSync(path(name), OLD);
      const changes = names.map((name) => ({ path: name, before: utf8(OLD), after: utf8(NEW) }));
      const error = await failureOf(() => createNodeHost(folder, disk).replaceFiles(changes));
      expectOldOrNew(names, error);
      expect(new Set(names.map(read)).size, "all or none").toBe(1);
    });
  });
});

test("three files on a disk that breaks for good half-way: those that could not be restored are named", () => {
  const names = ["a", "b", "c"];
  for (const name of names) writeFileSync(path(name), OLD);
  const changes = names.map((name) => ({ path: name, before: utf8(OLD), after: utf8(NEW) }));
  let renames = 0;
  const { disk } = failingDisk(0, "EIO");
  const full = {
    ...disk,
    rename: (from: string, to: string) => {
      renames += 1;
      if (renames > 1) throw Object.assign(new Error("EIO"), { code: "EIO", syscall: "rename" });
      disk.rename(from, to);
    },
  } as typeof disk;
  expect(() => createNodeHost(folder, full).replaceFiles(changes)).toThrow(
    /b": the disk reports an error; written before that: "a"$/,
  );
  expect(names.map(read)).toEqual([NEW, OLD, OLD]);
  expect(readdirSync(folder)).toEqual(names);
});

test("a file without write permission is not replaced, whoever runs it; other permissions are kept", () => {
  writeFileSync(path("a"), OLD);
  chmodSync(path("a"), 0o444);
  const host = createNodeHost(folder);
  expect(() => host.writeFile("a", utf8(NEW))).toThrow(/read-only/);
  expect(() => host.replaceFile("a", utf8(OLD), utf8(NEW))).toThrow(/read-only/);
  expect(read("a")).toBe(OLD);
  chmodSync(path("a"), 0o604);
  host.writeFile("a", utf8(NEW));
  expect(read("a")).toBe(NEW);
  expect(statSync(path("a")).mode & 0o777).toBe(0o604);
  expect(readdirSync(folder)).toEqual(["a"]);
});

test("a stream that ends in a fault leaves the old file", async () => {
  writeFileSync(path("a"), OLD);
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield utf8(NEW);
    throw new RangeError("no more");
  }
  await expect(createNodeHost(folder).writeStream("a", pieces())).rejects.toThrow(RangeError);
  expect(read("a")).toBe(OLD);
  expect(readdirSync(folder)).toEqual(["a"]);
});

test("a staged stream replaces the old file when it is put in place, and leaves nothing if it is not", async () => {
  writeFileSync(path("a"), OLD);
  const host = createNodeHost(folder);
  const staged = [await host.stageStream("a", [utf8(NEW)]), await host.stageStream("b", [utf8(NEW)])];
  expect(staged.map(({ bytes }) => bytes)).toEqual([NEW.length, NEW.length]);
  expect([read("a"), host.isFile("b")]).toEqual([OLD, false]);
  staged[1]?.discard();
  staged[0]?.commit();
  staged[0]?.discard();
  expect(read("a")).toBe(NEW);
  expect(readdirSync(folder)).toEqual(["a"]);
});

test("a stream returns how many bytes it wrote", async () => {
  mkdirSync(path("x"));
  expect(await createNodeHost(folder).writeStream("x/y/a", [utf8("one"), utf8("two!")])).toBe(7);
  expect(read("x/y/a")).toBe("onetwo!");
});

/** The reported error; any other one fails the test. */
async function failureOf(action: () => unknown): Promise<HostError | undefined> {
  try {
    await action();
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(HostError);
    expect((error as HostError).message).toMatch(/^".*": [^\n]+$/);
    return error as HostError;
  }
}

/** A call that succeeded wrote, one that did not may have: but complete files only, and nothing beside them. */
function expectOldOrNew(names: readonly string[], error: HostError | undefined): void {
  for (const name of names) expect(error ? [OLD, NEW] : [NEW]).toContain(read(name));
  expect(readdirSync(folder).sort()).toEqual(names);
}
