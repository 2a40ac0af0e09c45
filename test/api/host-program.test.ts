/** The program that uses the library stays as it is: its engine, its listeners, its folder, its variables. */
import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { sampleFolder } from "../support/api/sample-project.ts";

/** Prints the state of its process before and after it has used the library. */
const PROGRAM = `
import { getHeapStatistics } from "node:v8";
const state = () => JSON.stringify({
  heap: getHeapStatistics().heap_size_limit,
  listeners: process.eventNames().map((name) => [String(name), process.listenerCount(name)]),
  folder: process.cwd(),
  variables: process.env,
  flags: process.execArgv,
  exitCode: process.exitCode,
  umask: process.umask(),
  title: process.title,
  stack: Error.stackTraceLimit,
  globals: Object.getOwnPropertyNames(globalThis),
});
const before = state();
const { openProject } = await import("broadside");
const project = await openProject(".");
await project.check();
await project.print();
await project.close();
console.log(before);
console.log(state());
`;

test("opening, checking and printing a project changes no state of the process", () => {
  const folder = sampleFolder();
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(resolve("."), join(folder, "node_modules", "broadside"));
  writeFileSync(join(folder, "program.mjs"), PROGRAM);
  const { stdout, stderr } = spawnSync(process.execPath, ["program.mjs"], { cwd: folder, encoding: "utf8" });
  expect(stderr).toBe("");
  const [before = "", after = ""] = stdout.split("\n");
  expect(JSON.parse(before).folder).toContain(folder.split("/").at(-1));
  expect(JSON.parse(after)).toEqual(JSON.parse(before));
});
