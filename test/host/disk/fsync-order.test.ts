/**
 * The order of the calls that make a write last through a power cut: the bytes are synced (fsync) before the file gets
 * its name, and the folder after that. Without the first, a power cut can leave an empty file under the final name.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { DISK, type Disk } from "../../../src/host/disk/disk.ts";
import { lockFolder } from "../../../src/host/disk/folder-lock.ts";
import { writeNewFiles } from "../../../src/host/disk/new-files.ts";
import type { Host } from "../../../src/host/host.ts";
import { createNodeHost } from "../../../src/host/node-host.ts";
import { temporaryFolder } from "../../support/temporary.ts";
import { utf8 } from "../../support/utf8.ts";

let folder: string;

beforeEach(() => {
  folder = join(temporaryFolder(), "folder");
  mkdirSync(folder);
});

/** The calls on temporary files (each is "new"), on files by their names, and on the folder. */
function recorded(): { readonly disk: Disk; readonly calls: string[] } {
  const calls: string[] = [];
  const opened = new Map<number, string>();
  const nameOf = (path: unknown): string =>
    /^\.broadside-.*\.tmp$/.test(basename(String(path))) ? "new" : basename(String(path));
  const disk: Disk = {
    ...DISK,
    open: (path, flags, mode) => {
      const file = DISK.open(path, flags, mode);
      opened.set(file, nameOf(path));
      return file;
    },
    write: (file, ...rest) => {
      calls.push(`write ${opened.get(file)}`);
      return DISK.write(file, ...rest);
    },
    sync: (file) => {
      calls.push(`sync ${opened.get(file)}`);
      DISK.sync(file);
    },
    rename: (from, to) => {
      calls.push(`rename ${nameOf(from)} ${nameOf(to)}`);
      DISK.rename(from, to);
    },
    link: (from, to) => {
      calls.push(`link ${nameOf(from)} ${nameOf(to)}`);
      DISK.link(from, to);
    },
  };
  return { disk, calls };
}

const RENAMED = ["write new", "sync new", "rename new a", "sync folder"];

test.each<[string, (host: Host) => unknown, readonly string[]]>([
  ["a file", (host) => host.writeFile("a", utf8("1")), RENAMED],
  ["a stream", (host) => host.writeStream("a", [utf8("1"), utf8("2")]), ["write new", ...RENAMED]],
  ["a replaced file", (host) => host.replaceFile("a", utf8("0"), utf8("1")), RENAMED],
  [
    "two replaced files, neither renamed before both are safe",
    (host) =>
      host.replaceFiles([
        { path: "a", before: utf8("0"), after: utf8("1") },
        { path: "b", before: utf8("0"), after: utf8("1") },
      ]),
    [
      ...["write new", "sync new", "write new", "sync new"],
      ...["rename new a", "sync folder", "rename new b", "sync folder"],
    ],
  ],
])("fsync of the file before its rename, and of the folder after it: %s", async (_words, write, order) => {
  for (const name of ["a", "b"]) writeFileSync(join(folder, name), "0");
  const { disk, calls } = recorded();
  await write(createNodeHost(folder, disk));
  expect(calls).toEqual(order);
});

test("fsync of the file before its link, and of the folder after it: a file that did not exist", () => {
  const { disk, calls } = recorded();
  writeNewFiles(folder, new Map([["a", "1"]]), disk);
  expect(calls).toEqual(["write new", "sync new", "link new a", "sync folder"]);
});

test("no fsync of a lock: after a power cut nobody holds it", async () => {
  const { disk, calls } = recorded();
  const release = await lockFolder(folder, { onWait: () => expect.unreachable(), disk });
  release();
  expect(calls).toEqual(["write new", "link new .broadside.lock"]);
});
