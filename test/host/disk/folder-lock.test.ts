/** One writer per folder at a time, and no lock that outlives its process. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { DISK, type Disk } from "../../../src/host/disk/disk.ts";
import { lockFolder, tidyUp } from "../../../src/host/disk/folder-lock.ts";
import {
  discard,
  machineName,
  newTemporary,
  sweep,
  sweepBelow,
} from "../../../src/host/disk/temporary-files.ts";
import { temporaryFolder } from "../../support/temporary.ts";

let folder: string;
const lock = (): string => join(folder, ".broadside.lock");
/** The number of a process that has ended. */
const GONE = spawnSync(process.execPath, ["-e", ""]).pid;

beforeEach(() => {
  folder = temporaryFolder();
});

test("the second waits for the first, says so once, and gets the folder", async () => {
  const order: string[] = [];
  const release = await lockFolder(folder, { onWait: () => order.push("never") });
  expect(readFileSync(lock(), "utf8")).toBe(`${machineName()} ${process.pid}\n`);
  const second = lockFolder(folder, { onWait: (pid) => order.push(`waits for ${pid}`) }).then((go) => {
    order.push("second");
    go();
  });
  await expect.poll(() => order).toEqual([`waits for ${process.pid}`]);
  order.push("first ends");
  release();
  await second;
  expect(order).toEqual([`waits for ${process.pid}`, "first ends", "second"]);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ["a process that has ended", `${machineName()} ${GONE}\n`, 0],
  ["an earlier process with our own number", `${machineName()} ${process.pid}\n`, 0],
  ["another machine, older than a day", `00000000 1\n`, 25],
  ["another machine, from the day after tomorrow", `00000000 1\n`, -48],
  ["no one: an empty file, older than a day", "", 25],
])("the lock of %s is taken over", async (_words, text, hours) => {
  writeFileSync(lock(), text);
  const then = Date.now() / 1000 - hours * 3600;
  utimesSync(lock(), then, then);
  const release = await lockFolder(folder, { onWait: () => expect.unreachable() });
  expect(readFileSync(lock(), "utf8")).toBe(`${machineName()} ${process.pid}\n`);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ["a process that runs", `${machineName()} ${process.ppid}\n`, process.ppid],
  ["another machine", "00000000 4711\n", 4711],
])("the lock of %s is not, and waiting ends", async (_words, text, pid) => {
  writeFileSync(lock(), text);
  const waited: number[] = [];
  const locking = lockFolder(folder, { onWait: (one) => waited.push(one), longestWaitMs: 120 });
  await expect(locking).rejects.toThrow(
    new RegExp(`process ${pid} is writing to it .* remove .*broadside.lock`),
  );
  expect(waited).toEqual([pid]);
  expect(readFileSync(lock(), "utf8")).toBe(text);
});

test("a lock that another process takes over at the same moment is put back, and waited for", async () => {
  const stranger = `${machineName()} ${process.ppid}\n`;
  writeFileSync(lock(), `${machineName()} ${GONE}\n`);
  let isFirst = true;
  const disk: Disk = {
    ...DISK,
    rename: (from, to) => {
      // the other one was faster: its new lock is removed, not the stale one that was read
      if (isFirst && from === lock()) writeFileSync(lock(), stranger);
      isFirst = false;
      DISK.rename(from, to);
    },
  };
  const waited: number[] = [];
  const locking = lockFolder(folder, { onWait: (pid) => waited.push(pid), longestWaitMs: 120, disk });
  await expect(locking).rejects.toThrow(new RegExp(`process ${process.ppid} is writing to it`));
  expect(waited).toEqual([process.ppid]);
  expect(readFileSync(lock(), "utf8")).toBe(stranger);
  expect(readdirSync(folder)).toEqual([".broadside.lock"]);
});

test.each([
  ["a pipe", () => spawnSync("mkfifo", [lock()]).status === 0],
  ["a link to a device", () => symlinkSync("/dev/zero", lock())],
  ["a folder", () => mkdirSync(lock())],
  ["a large file", () => writeFileSync(lock(), "0".repeat(1000))],
])("%s in the place of a lock is neither read nor removed", async (_words, make) => {
  make();
  tidyUp(folder);
  const locking = lockFolder(folder, { onWait: () => expect.unreachable() });
  await expect(locking).rejects.toThrow(/broadside\.lock" is not the lock of a build; remove it$/);
  expect(readdirSync(folder)).toEqual([".broadside.lock"]);
});

test("tidying up leaves the lock of a process that runs, and removes that of one that does not", () => {
  writeFileSync(lock(), `${machineName()} ${process.ppid}\n`);
  tidyUp(folder);
  expect(readdirSync(folder)).toEqual([".broadside.lock"]);
  writeFileSync(lock(), `${machineName()} ${GONE}\n`);
  tidyUp(folder);
  expect(readdirSync(folder)).toEqual([]);
});

test("a command that is ended by a signal removes its lock", () => {
  const modules = pathToFileURL(resolve("dist/host/disk")).href;
  const words = JSON.stringify([modules, folder]);
  const script = `
    const [modules, folder] = ${words};
    const { lockFolder } = await import(modules + "/folder-lock.js");
    const { endTidily } = await import(modules + "/temporary-files.js");
    endTidily();
    await lockFolder(folder, { onWait: () => process.exit(3) });
    process.kill(process.pid, "SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 60_000));`;
  const { signal } = spawnSync(process.execPath, ["--input-type=module", "-e", script]);
  expect(signal).toBe("SIGTERM");
  expect(readdirSync(folder)).toEqual([]);
});

test("temporary files that this process is writing stay, although its number says nothing about others", () => {
  const open = newTemporary(folder);
  writeFileSync(open, "half");
  sweep(folder);
  sweepBelow(folder);
  expect(readdirSync(folder)).toEqual([basename(open)]);
  discard(open);
  expect(readdirSync(folder)).toEqual([]);
});

test("of the files in a folder, only our temporary files whose process is gone are removed", () => {
  const name = (machine: string, pid: number): string => `.broadside-${machine}-${pid}-0123456789abcdef.tmp`;
  const stale = [name(machineName(), GONE), name(machineName(), process.pid)];
  const old = name("00000000", 1).replace("0123", "4567");
  const kept = [
    name(machineName(), process.ppid),
    name("00000000", 1),
    ".a.tmp",
    "a.tmp",
    `x${name(machineName(), GONE)}`,
  ];
  for (const one of [...stale, ...kept, old]) writeFileSync(join(folder, one), "");
  utimesSync(join(folder, old), 1000, 1000);
  sweepBelow(join(folder, "nowhere"));
  sweep(folder);
  expect(readdirSync(folder).sort()).toEqual([...kept].sort());
});
