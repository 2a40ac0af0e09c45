/**
 * Runs the benches of this folder and prints their tables. Nothing here is a test: a target that is missed is told, and
 * the exit status stays 0.
 * Usage: npm run bench [-- name of a bench ...]
 */
import { readdirSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { tableOf } from "./table.mjs";

const SUFFIX = ".bench.mjs";
const folder = fileURLToPath(new URL(".", import.meta.url));
const all = readdirSync(folder)
  .filter((name) => name.endsWith(SUFFIX))
  .map((name) => name.slice(0, -SUFFIX.length))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`no bench ${unknown.join(", ")}; there are ${all.join(", ")}`);
  process.exit(2);
}

console.log(machineWords());
for (const name of wanted.length > 0 ? wanted : all) {
  const bench = await import(`./${name}${SUFFIX}`);
  console.log(`\n${bench.title}\n`);
  const rows = [];
  for await (const row of bench.measure()) {
    rows.push(row);
    process.stderr.write(`  ${row.what}\n`);
  }
  console.log(tableOf(rows));
}
console.log(`\n${loadWords()} at the end`);

function machineWords() {
  const [{ model = "unknown processor" } = {}] = cpus();
  return `Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} cores (${model}); ${loadWords()}`;
}

/** Other work beside the bench makes wall times worse, and CPU times a little. */
function loadWords() {
  return `load ${loadavg()[0].toFixed(1)}`;
}
