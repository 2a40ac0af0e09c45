/**
 * How long something takes: wall time and CPU time (user and system, all threads) of each run in ms, and for processes
 * the peak of their memory in MiB. CPU time states the cost of the work even while other programs run. Children count
 * on Linux. Limits: a process is measured until it reports its end; the system's work to remove it is not counted.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const HOOK = fileURLToPath(new URL("./use-at-exit.cjs", import.meta.url));
export const BROADSIDE = join(root, "dist/bundle/broadside.cjs");

/** One run of a function in this process. */
export function timed(run) {
  const before = process.cpuUsage();
  const start = performance.now();
  run();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { wall, cpu: (user + system) / 1000 };
}

/** One whole run of Node with these arguments. @throws Error if it ends with another status */
export function timedProcess(args, { status = 0, cwd = root, env = {} } = {}) {
  const notes = notesFolder();
  const start = performance.now();
  const ended = spawnSync(process.execPath, measuredWords(args), {
    cwd,
    env: { ...process.env, CI: "true", ...env, BROADSIDE_BENCH_USE: notes },
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  const wall = performance.now() - start;
  if (ended.status !== status)
    throw new Error(`node ${args.join(" ")} ended with ${ended.status}:\n${ended.stdout}${ended.stderr}`);
  const used = usedIn(notes);
  rmSync(notes, { recursive: true });
  return { wall, ...used, stdout: ended.stdout };
}

export const measuredWords = (args) => ["--require", HOOK, ...args];

export const notesFolder = () => mkdtempSync(join(tmpdir(), "broadside-bench-"));

/** The sum over the processes that left a note; for memory, the largest. */
export function usedIn(notes) {
  const all = readdirSync(notes)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(notes, name), "utf8")));
  const cpu = all.reduce((sum, one) => sum + one.cpu, 0);
  return { cpu, memory: Math.max(...all.map(({ memory }) => memory)) };
}

/** The command as users run it. */
export const broadside = (args, options) => timedProcess([BROADSIDE, ...args], options);

/** Runs each of them in turn, so that a change of load affects all alike. */
export function inTurn(times, ...runs) {
  const results = runs.map(() => []);
  for (let time = 0; time < times; time++)
    for (const [index, run] of runs.entries()) results[index].push(run(time));
  return results;
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}
