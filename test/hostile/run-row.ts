/** Runs one hostile row: the sample game with the row's files, in a folder of its own. */
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesAt, inspectorOfCall, projectOf } from "../../src/api/project-at.ts";
import { runCheck } from "../../src/cli/check/run-check.ts";
import { exitStatus } from "../../src/cli/run-command.ts";
import { createMemory } from "../../src/remember/memory.ts";
import { COMMAND, type CommandRun } from "../support/command/command.ts";
import { broadsideInside, runInside } from "../support/command/command-inside.ts";
import { childrenOf, type ProcessUse, useOf } from "../support/command/process-use.ts";
import { rememberedBundle } from "../support/game/remembered-bundle.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { HANG_MS, HANG_SECONDS } from "../support/time-limits.ts";
import type { HostileRow } from "./row.ts";

export interface RowRun extends CommandRun {
  readonly folder: string;
  /** Computing time of the command and its children, in s. */
  readonly seconds: number;
  /** Peak of the process and its children together, in MB; only for rows that run as a process. */
  readonly megabytes?: number;
}

/** A project in a folder with a simple path, so that expectations can name it; rows may put files beside it. */
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
  if (row.megabytes !== undefined || row.started) return { ...(await started(words, folder, row)), folder };
  const run = (): Promise<CommandRun> =>
    row.command ? broadsideInside(withoutCache(words), folder, row.env) : checkInside(folder, row.env);
  return { ...(await timed(run)), folder };
}

const bundle = rememberedBundle();
/** Parts of the sample game that rows leave unchanged are read and laid out once. */
const memory = createMemory();

/** `broadside check sample --format short --no-cache`, with what earlier rows left in memory, as in an editor. */
function checkInside(cwd: string, env?: NodeJS.ProcessEnv): Promise<CommandRun> {
  const check = (): Promise<number> => runCheck(openHere(), ["sample"], { format: "short", failOn: "error" });
  return runInside(() => exitStatus(check), cwd, env);
}

const openHere = () => projectOf({ ...filesAt(undefined, {}), bundle, memory }, inspectorOfCall);

const wordsOf = (command: readonly string[]): readonly string[] =>
  command[0] === "check" && !command.includes("--format") ? [...command, "--format", "short"] : command;

async function timed(run: () => Promise<CommandRun>): Promise<CommandRun & { readonly seconds: number }> {
  const before = process.cpuUsage();
  const done = await run();
  const { user, system } = process.cpuUsage(before);
  return { ...done, seconds: (user + system) / 1e6 };
}

/**
 * The cache of an empty folder has nothing, and would first read all files for its key. Rows that start a process have
 * one.
 */
const withoutCache = (words: readonly string[]): readonly string[] =>
  /^(check|build)$/.test(words[0] ?? "") ? [...words, "--no-cache"] : words;

/** The compiled command as a process, with its memory and computing time watched. */
function started(
  words: readonly string[],
  cwd: string,
  { env }: HostileRow,
): Promise<CommandRun & ProcessUse> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [COMMAND, ...words], {
      cwd,
      env: { ...process.env, CI: "true", NO_COLOR: "1", ...env },
    });
    const uses = new Map<number, ProcessUse>();
    const watch = setInterval(() => {
      noteUses(child.pid ?? 0, uses);
      // A hang makes the row fail through its status: nothing ends with SIGKILL on its own.
      if (sumOf(uses, "seconds") > HANG_SECONDS) child.kill("SIGKILL");
    }, 50);
    // A process that waits forever uses no computing time.
    const guard = setTimeout(() => child.kill("SIGKILL"), HANG_MS / 2);
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
      const [seconds, megabytes] = [sumOf(uses, "seconds"), sumOf(uses, "megabytes")];
      done({ stdout, stderr, status, seconds, megabytes });
    });
  });
}

/** The peaks of a process and its children; ended ones keep their last value. */
function noteUses(pid: number, uses: Map<number, ProcessUse>): void {
  const use = useOf(pid);
  if (use) uses.set(pid, use);
  for (const child of childrenOf(pid)) noteUses(child, uses);
}

const sumOf = (uses: ReadonlyMap<number, ProcessUse>, of: keyof ProcessUse): number =>
  [...uses.values()].reduce((sum, use) => sum + use[of], 0);
