/**
 * Runs the benches of this folder and prints their tables; with --write they also go into docs/performance.md. Nothing
 * here is a test: a missed target is reported, and the exit status stays 0.
 * Usage: npm run bench [-- [--write] name of a bench ...]
 */
import { readdirSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { tableOf } from "./table.mjs";
import { writeNote } from "./write-note.mjs";

const SUFFIX = ".bench.mjs";
const folder = fileURLToPath(new URL(".", import.meta.url));
const all = readdirSync(folder)
  .filter((name) => name.endsWith(SUFFIX))
  .map((name) => name.slice(0, -SUFFIX.length))
  .sort();
const isWritten = process.argv.includes("--write");
const wanted = process.argv.slice(2).filter((word) => word !== "--write");
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`no bench ${unknown.join(", ")}; there are ${all.join(", ")}`);
  process.exit(2);
}

console.log(`${machineWords()}; ${loadWords()}`);
for (const name of wanted.length > 0 ? wanted : all) {
  const bench = await import(`./${name}${SUFFIX}`);
  const before = loadWords();
  console.log(`\n${bench.title}\n`);
  const rows = [];
  for await (const row of bench.measure()) {
    rows.push(row);
    process.stderr.write(`  ${row.what}\n`);
  }
  const table = (bench.table ?? tableOf)(rows);
  console.log(table);
  const words = `${today()}, \`npm run bench -- ${name}\`, ${machineWords()}, ${before} at the beginning, ${loadWords()} at the end:`;
  if (isWritten) writeNote(name, `${words}\n\n${table}`);
}
console.log(`\n${loadWords()} at the end`);

function today() {
  return new Date().toISOString().slice(0, 10);
}

function machineWords() {
  const [{ model = "unknown processor" } = {}] = cpus();
  return `Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} cores (${model})`;
}

/** Other work beside the bench worsens wall times, and CPU times slightly. */
function loadWords() {
  return `load ${loadavg()[0].toFixed(1)}`;
}
