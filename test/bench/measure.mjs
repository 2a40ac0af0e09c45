/**
 * How long something takes: wall time and CPU time (user and system) of each run, in ms. CPU time says what the work
 * costs even while other programs run. Limits: of a process, its own CPU time; those that it starts are not counted.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const hook = new URL("./cpu-at-exit.mjs", import.meta.url).href;

/** One run of a function in this process. */
export function timed(run) {
  const before = process.cpuUsage();
  const start = performance.now();
  run();
  const wall = performance.now() - start;
  return { wall, cpu: inMs(process.cpuUsage(before)) };
}

/** One whole run of Node with these arguments. @throws Error when it ends otherwise than it should */
export function timedProcess(args, { status = 0, cwd = root } = {}) {
  const note = join(tmpdir(), `broadside-bench-${process.pid}.json`);
  const env = { ...process.env, BROADSIDE_BENCH_CPU: note };
  const start = performance.now();
  const ended = spawnSync(process.execPath, ["--import", hook, ...args], { cwd, env, encoding: "utf8" });
  const wall = performance.now() - start;
  if (ended.status !== status)
    throw new Error(`node ${args.join(" ")} ended with ${ended.status}:\n${ended.stdout}${ended.stderr}`);
  const cpu = inMs(JSON.parse(readFileSync(note, "utf8")));
  rmSync(note);
  return { wall, cpu };
}

/** The command as users run it. */
export const broadside = (args, options) =>
  timedProcess([join(root, "dist/bundle/broadside.cjs"), ...args], options);

/** Runs each of them in turn, so that a change of load meets all alike. */
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

const inMs = ({ user, system }) => (user + system) / 1000;
