/**
 * A program that keeps a project open by the library, as a studio does, and after each edit checks or prints it. Writes
 * the CPU and wall time of each of these calls, in ms, as JSON; with --expose-gc also the live heap after it, in MiB.
 * Usage: node [--expose-gc] open-project.mjs FOLDER OUTPUT CARDS KIND CALL FROM TO
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { cards } from "./cards.mjs";
import { EDITS } from "./edits.mjs";
import { GAME } from "./game.mjs";

const { openProject } = createRequire(import.meta.url)("../../../dist/bundle/index.cjs");
const [folder, output, count, kind, call, from, to] = process.argv.slice(2);
const all = cards(Number(count));
const project = await openProject(folder, { output: join(folder, output) });
const answer = { check: () => project.check([GAME]), print: () => project.print({ games: [GAME] }) }[call];
await answer();
const runs = [];
for (let time = Number(from); time < Number(to); time++) {
  EDITS[kind](folder, all, time);
  const before = process.cpuUsage();
  const start = performance.now();
  const { status } = await answer();
  const { user, system } = process.cpuUsage(before);
  if (status !== 0) throw new Error(`${call} after an edit of a ${kind} ended with ${status}`);
  runs.push({ cpu: (user + system) / 1000, wall: performance.now() - start, ...heap() });
}
await project.close();
console.log(JSON.stringify(runs));

function heap() {
  if (!globalThis.gc) return {};
  globalThis.gc();
  return { memory: process.memoryUsage().heapUsed / 2 ** 20 };
}
