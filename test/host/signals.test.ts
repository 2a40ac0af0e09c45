/**
 * A process that is ended in the middle of a file: by Ctrl-C, by a signal, by itself or by a fault. Nothing of the file
 * is left.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/temporary.ts";

test.each([
  ["SIGINT", null, "SIGINT"],
  ["SIGTERM", null, "SIGTERM"],
  ["exit", 3, null],
  ["throw", 1, null],
])("%s", async (end, code, signal) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "a"), "old");
  const child = fork("test/support/command/killed-command.mjs", {
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = once(child, "exit");
  child.send({ folder, end });
  await once(child, "message");
  if (end.startsWith("SIG")) {
    expect(readdirSync(folder)).toHaveLength(2);
    child.kill(end as NodeJS.Signals);
  }
  // A shell reports 128 plus the number of the signal: 130 and 143.
  expect(await ended).toEqual([code, signal]);
  expect(readdirSync(folder)).toEqual(["a"]);
  expect(readFileSync(join(folder, "a"), "utf8")).toBe("old");
});
