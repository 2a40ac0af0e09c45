/** Whole runs of Broadside on one workplace. */
import { spawn } from "node:child_process";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { BROADSIDE, broadside, measuredWords, notesFolder, timedProcess, usedIn } from "../measure.mjs";
import { EDITS } from "./edits.mjs";
import { cold, GAME } from "./game.mjs";

/** Without anything from earlier runs, and storing for the next run what it always stores. */
export function buildCold(folder, ...flags) {
  cold(folder);
  return build(folder, ...flags);
}

export function build(folder, ...flags) {
  const used = broadside(["build", GAME, "--project", folder, ...flags]);
  return { ...used, bytes: bytesIn(join(folder, "output", GAME)) };
}

export function checkCold(folder) {
  cold(folder);
  return check(folder);
}

export const check = (folder) => broadside(["check", GAME, "--project", folder]);

/** Edits of one kind in a program that keeps the project open; the times of its calls after each. */
export function openEdits(folder, count, kind, call, times, flags = []) {
  rmSync(join(folder, OPEN_OUTPUT), { recursive: true, force: true });
  const from = edits;
  edits += times;
  const words = [...flags, OPEN_PROJECT, folder, OPEN_OUTPUT, count, kind, call, from, edits].map(String);
  return JSON.parse(timedProcess(words).stdout);
}

/** Edits made so far: what was made before would be known. */
let edits = 0;

const OPEN_PROJECT = fileURLToPath(new URL("./open-project.mjs", import.meta.url));
const OPEN_OUTPUT = "output-open";

/** Changes one card while `build --watch` runs, `changes` times; returns what each of these took. */
export async function watchChanges(folder, cards, changes) {
  const notes = notesFolder();
  const child = spawn(
    process.execPath,
    measuredWords([BROADSIDE, "build", GAME, "--watch", "--project", folder]),
    {
      env: { ...process.env, CI: "true", BROADSIDE_BENCH_USE: notes },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const said = listener(child.stdout, child.stderr);
  const used = () => askUse(child, notes);
  const runs = [];
  try {
    await said(/Waiting for changes/);
    await wait(SETTLED_MS);
    for (let time = 0; time < changes; time++) {
      const before = await used();
      const start = performance.now();
      const built = said(/\bms\b/);
      EDITS.card(folder, cards, time);
      await built;
      const wall = performance.now() - start;
      await wait(SETTLED_MS);
      runs.push({ wall, cpu: (await used()).cpu - before.cpu });
    }
  } finally {
    child.kill();
    await new Promise((resolve) => child.once("exit", resolve));
    rmSync(notes, { recursive: true });
  }
  return runs;
}

/** Longer than the watch waits for a save to be complete. */
const SETTLED_MS = 1_500;

/** Returns a promise of the next line that matches. @throws Error when none comes within a minute */
function listener(...streams) {
  let waiting = [];
  for (const input of streams)
    createInterface({ input }).on("line", (line) => {
      waiting = waiting.filter((one) => !one.take(line));
    });
  return (pattern) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`build --watch did not say ${pattern} in a minute`)),
        60_000,
      );
      const take = (line) => {
        if (!pattern.test(line)) return false;
        clearTimeout(timer);
        resolve();
        return true;
      };
      waiting.push({ take });
    });
}

async function askUse(child, notes) {
  for (const name of readdirSync(notes)) rmSync(join(notes, name));
  child.kill("SIGUSR2");
  while (!existsSync(join(notes, `${child.pid}.json`))) await wait(5);
  return usedIn(notes);
}

const bytesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".pdf"))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
