/** Writes what a bench measured into docs/performance.md, between the marks with its name; the rest is kept. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const NOTE = fileURLToPath(new URL("../../docs/performance.md", import.meta.url));

/** @throws Error when the note has no such marks */
export function writeNote(name, text) {
  const note = readFileSync(NOTE, "utf8");
  const [begin, end] = [`<!-- bench: ${name} -->\n`, `<!-- end of bench: ${name} -->\n`];
  const [from, to] = [note.indexOf(begin), note.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${NOTE} has no marks for the bench ${name}`);
  writeFileSync(NOTE, `${note.slice(0, from + begin.length)}\n${text}\n\n${note.slice(to)}`);
}
