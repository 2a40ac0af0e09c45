/** Runs one hostile row: the sample game with the row's files over it, in a folder of its own. */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { CommandRun } from "../support/command.ts";
import { broadsideInside } from "../support/command-inside.ts";
import { FOR_EVER_MS, FOR_EVER_SECONDS } from "../support/for-ever.ts";
import { useOf } from "../support/process-use.ts";
import { SAMPLE_GAME } from "../support/sample-game.ts";
import { temporaryFolder } from "../support/temporary.ts";
import type { HostileRow } from "./row.ts";

export interface RowRun extends CommandRun {
  readonly folder: string;
  /** Peak of the process and its children together, in MB; only of rows that run as a process. */
  readonly megabytes?: number;
}

/** A project in a folder whose path is simple, so that it can be told in expectations; rows may put files beside it. */
export async function runRow(row: HostileRow): Promise<RowRun> {
  const folder = join(temporaryFolder(), "project");
  mkdirSync(folder);
  const files = typeof row.files === "function" ? row.files() : row.files;
  for (const [path, content] of Object.entries({ ...SAMPLE_GAME, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  row.prepare?.(folder);
  const words = wordsOf(row.command ?? ["check", "sample"]);
  if (row.megabytes === undefined && !row.started)
    return { ...(await broadsideInside(words, folder, row.env)), folder };
  return { ...(await started(words, folder, row)), folder };
}

const wordsOf = (command: readonly string[]): readonly string[] =>
  command[0] === "check" && !command.includes("--format") ? [...command, "--format", "short"] : command;

const MAIN = resolve("dist/cli/main.js");

/** The compiled command as a process, its memory watched. */
function started(
  words: readonly string[],
  cwd: string,
  { env }: HostileRow,
): Promise<CommandRun & { readonly megabytes: number }> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [MAIN, ...words], {
      cwd,
      env: { ...process.env, CI: "true", NO_COLOR: "1", ...env },
    });
    const peaks = new Map<number, number>();
    const watch = setInterval(() => {
      notePeaks(child.pid ?? 0, peaks);
      // A hang is a failure of the row, told by its status: nothing ends with SIGKILL on its own.
      if ((useOf(child.pid ?? 0)?.seconds ?? 0) > FOR_EVER_SECONDS) child.kill("SIGKILL");
    }, 20);
    // One that waits for ever computes nothing.
    const guard = setTimeout(() => child.kill("SIGKILL"), FOR_EVER_MS / 2);
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.on("error", fail);
    child.on("close", (status) => {
      clearInterval(watch);
      clearTimeout(guard);
      const megabytes = [...peaks.values()].reduce((sum, peak) => sum + peak, 0);
      done({ stdout, stderr, status, megabytes });
    });
  });
}

/** Linux keeps the peak of each process; those that are gone keep what was seen last. */
function notePeaks(pid: number, peaks: Map<number, number>): void {
  const peak = /^VmHWM:\s+(\d+) kB/m.exec(textOf(`/proc/${pid}/status`))?.[1];
  if (peak !== undefined) peaks.set(pid, Number(peak) / 1024);
  for (const child of textOf(`/proc/${pid}/task/${pid}/children`).split(" "))
    if (child !== "") notePeaks(Number(child), peaks);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
