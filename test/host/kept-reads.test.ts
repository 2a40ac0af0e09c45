/** Files of an open project stay the same arrays while they have the same bytes, and never longer. */
import { renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { HostError } from "../../src/host/host.ts";
import { keepingReads } from "../../src/host/kept-reads.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { temporaryFolder } from "../support/temporary.ts";

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

test("a file is the same array until its bytes change, whatever its times say", () => {
  const folder = temporaryFolder();
  const path = join(folder, "a.yaml");
  const host = keepingReads(createNodeHost(folder), true);
  writeFileSync(path, "one");
  utimesSync(path, 1, 1);
  const first = host.readBytes("a.yaml");
  expect(host.readBytes("a.yaml")).toBe(first);
  writeFileSync(path, "two");
  utimesSync(path, 1, 1);
  expect(textOf(host.readBytes("a.yaml"))).toBe("two");
  expect(textOf(first)).toBe("one");
  writeFileSync(path, "two");
  expect(host.readBytes("a.yaml")).toBe(host.readBytes("a.yaml"));
});

test("a file that goes is gone, and one that comes back or takes its place is read", () => {
  const folder = temporaryFolder();
  const host = keepingReads(createNodeHost(folder), true);
  writeFileSync(join(folder, "a.yaml"), "one");
  writeFileSync(join(folder, "b.yaml"), "two");
  const first = host.readBytes("a.yaml");
  rmSync(join(folder, "a.yaml"));
  expect(() => host.readBytes("a.yaml")).toThrow(HostError);
  writeFileSync(join(folder, "a.yaml"), "one");
  expect(host.readBytes("a.yaml")).toBe(first);
  renameSync(join(folder, "b.yaml"), join(folder, "a.yaml"));
  expect(textOf(host.readBytes("a.yaml"))).toBe("two");
});

test("an array that its owner changes in place is another file", () => {
  const bytes = new TextEncoder().encode("one");
  const host = keepingReads(createMemoryHost({ "a.yaml": bytes }), false);
  const first = host.readBytes("a.yaml");
  expect(host.readBytes("a.yaml")).toBe(first);
  bytes.set(new TextEncoder().encode("two"));
  expect(textOf(host.readBytes("a.yaml"))).toBe("two");
  expect(textOf(first)).toBe("one");
});

test("a large file is read each time", () => {
  const host = keepingReads(createMemoryHost({ "a.png": new Uint8Array(9 * 1024 * 1024) }), false);
  const first = host.readBytes("a.png");
  // Of arrays that differ, `toBe` would compare all bytes, which takes most of a minute.
  expect(host.readBytes("a.png") === first).toBe(false);
});

const LARGE = 8 * 1024 * 1024;
/** One more than there is room for. */
const NINE = Array.from({ length: 9 }, (_, index) => `${index}.png`);

test("when there is no room left, the file read least recently goes", () => {
  const files = createMemoryHost(Object.fromEntries(NINE.map((path) => [path, new Uint8Array(LARGE)])));
  const host = keepingReads(files, false);
  const first = new Map(NINE.slice(0, 8).map((path) => [path, host.readBytes(path)]));
  // A message about arrays that differ would list them.
  const isKept = (path: string): boolean => host.readBytes(path) === first.get(path);
  expect(isKept("0.png")).toBe(true);
  first.set("8.png", host.readBytes("8.png"));
  expect(NINE.filter((path) => path !== "1.png" && !isKept(path))).toEqual([]);
  expect(isKept("1.png")).toBe(false);
});
