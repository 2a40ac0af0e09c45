/**
 * Runs the benches of this folder and prints their tables; with --write they also go into docs/performance.md. Nothing
 * here is a test: a missed target is reported, and the exit status stays 0.
 * Usage: npm run bench [-- [--write] [name of a bench] [part of the name of a group of its rows ...]]
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
const benches = wanted.filter((name) => all.includes(name));
const parts = wanted.filter((name) => !all.includes(name));
if (parts.length > 0) await refuseUnknown();

const began = performance.now();
console.log(`${machineWords()}; ${loadWords()}`);
for (const name of benches.length > 0 ? benches : all) {
  const bench = await import(`./${name}${SUFFIX}`);
  const before = loadWords();
  console.log(`\n${bench.title}\n`);
  const rows = [];
  for await (const row of bench.measure(parts)) {
    rows.push(row);
    process.stderr.write(`  ${row.what}\n`);
  }
  const table = (bench.table ?? tableOf)(rows);
  console.log(table);
  const words = `${today()}, \`npm run bench -- ${name}\`, ${machineWords()}, ${before} at the beginning, ${loadWords()} at the end:`;
  if (isWritten) writeNote(name, `${words}\n\n${table}`);
}
console.log(
  `\n${loadWords()} at the end, after ${((performance.now() - began) / 60_000).toFixed(1)} minutes`,
);

/** Rows are chosen of one bench, and never written: the note has whole tables. */
async function refuseUnknown() {
  const [name, ...others] = benches;
  const { groups = [] } = name ? await import(`./${name}${SUFFIX}`) : {};
  const unknown = parts.filter((part) => !groups.some((group) => group.includes(part)));
  if (!isWritten && others.length === 0 && unknown.length === 0) return;
  if (isWritten) console.error("--write takes no names of rows: whole tables are written");
  else if (!name) console.error(`no bench ${parts.join(", ")}; there are ${all.join(", ")}`);
  else console.error(`no rows ${unknown.join(", ")} of ${name}; there are: ${groups.join("; ")}`);
  process.exit(2);
}

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
