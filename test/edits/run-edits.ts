/**
 * Edits a project and compares after each step what an open project, and a new process with the cache of earlier runs,
 * find and print with what a project without any memory does. A walk that fails is cut down to the steps that matter.
 */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import { createMemoryHost, type MemoryHost } from "../../src/host/memory-host.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { BroadsideError, type Checked, type Printed, type Project } from "../../src/index.ts";
import type { OutputFolder } from "../../src/pipeline/project.ts";
import { diskMemory } from "../../src/remember/disk-memory.ts";
import { createMemory, type Memory } from "../../src/remember/memory.ts";
import { rememberedBundle } from "../support/game/remembered-bundle.ts";
import type { ProjectFiles } from "../support/game/sample-game.ts";
import { type MemoryFolder, memoryFolder } from "../support/memory-folder.ts";
import { partMemory } from "../support/part-memory.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { type EditKind, edited } from "./edits.ts";
import type { Step, Walk } from "./walks.ts";
import type { World } from "./worlds.ts";

export interface Trial {
  readonly world: World;
  readonly walk: Walk;
  /** Bytes that the open project may keep; default the usual. */
  readonly budget?: number | undefined;
  /** The cache of the next process, given what earlier ones left; default just that. */
  readonly cacheOf?: (folder: MemoryFolder, step: Step) => Memory;
}

export interface Outcome {
  /** The kinds of edits that were made. */
  readonly kinds: ReadonlySet<EditKind>;
  /** How many different projects there were on the way. */
  readonly projects: number;
  /** How many files were printed and compared. */
  readonly printed: number;
  /** How many files were left as they were when they were printed again. */
  readonly unchanged: number;
  /** An edited project that could be checked, if there was one. */
  readonly sample?: { readonly files: ProjectFiles; readonly checked: Checked };
}

interface Difference {
  /** Index of the step after which something differs. */
  readonly after: number;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

interface Run {
  readonly outcome: Outcome;
  readonly difference?: Difference;
}

/** What a project says about its files. */
interface Answer {
  /** Everything found and printed; or why the project cannot be checked. */
  readonly said: string;
  readonly checked?: Checked;
  /** Paths and digests of what was printed. */
  readonly printed: readonly string[];
}

const bundle = rememberedBundle();
const opened = createMemory();

/**
 * @param seed of the walk, for the message
 * @throws AssertionError with the shortest walk that was found to fail
 */
export async function expectEqualAfterEach(trial: Trial, seed: number): Promise<Outcome> {
  const { outcome, difference } = await run(trial);
  if (difference === undefined) return outcome;
  const steps = await cutDown(trial, trial.walk.steps.slice(0, difference.after + 1));
  const walk = { ...trial.walk, steps };
  const { difference: least = difference } = await run({ ...trial, walk });
  const edits = trial.walk.edits.map((edit, index) => (steps.some((step) => step.edit === index) ? edit : 0));
  const { what, expected, found } = least;
  const shown = JSON.stringify({ edits, steps });
  expect(found, `${what}: ${trial.world.name}, seed ${seed}, walk ${shown}`).toBe(expected);
  return outcome;
}

/** Makes the steps until something differs, with nothing kept at the beginning. */
async function run({ world, walk, budget, cacheOf = usualCache }: Trial): Promise<Run> {
  const first = world.files();
  const host = createMemoryHost(first);
  // Each has its own output folder, with the same history.
  const [outputOfOpen, outputOfNew, outputOfCold] = [1, 2, 3].map(() => outputOf(world));
  const open = projectOf({
    host,
    bundle,
    memory: createMemory(undefined, budget),
    ...withOutput(outputOfOpen),
  });
  const folder = memoryFolder();
  /** Neither has forgotten its last print. */
  const keepsAll = budget === undefined && cacheOf === usualCache;
  const states = new Map<string, State>();
  const known = new Map<string, Answer>();
  const kinds = new Set<EditKind>();
  const made = new Set<number>();
  /** The prints that the next check will find in the journals. */
  let history = "";
  const counts = { printed: 0, unchanged: 0 };
  let sample: Outcome["sample"];
  for (const [after, step] of walk.steps.entries()) {
    if (!made.delete(step.edit)) made.add(step.edit);
    const { files, digest } = stateOf([...made].sort((a, b) => a - b));
    write(host, files);
    const key = `${step.isPrinted} ${digest} ${history}`;
    const expected =
      known.get(key) ??
      (await answerOf(inProcess(files, undefined, outputOfCold), step, world, outputOfCold));
    known.set(key, expected);
    // The next print into a folder is another one, even of the same files.
    if (outputOfCold && step.isPrinted) history += ` ${after}`;
    // A process of its own has no earlier prints.
    if (expected.checked && made.size > 1 && !world.prints) sample = { files, checked: expected.checked };
    const ofOpen = await answerOf(open, step, world, outputOfOpen);
    const newProcess = inProcess(files, cacheOf(folder, step), outputOfNew);
    const ofNew = await answerOf(newProcess, step, world, outputOfNew);
    counts.printed += expected.printed.length;
    const difference =
      differenceOf("open project", expected.said, ofOpen.said) ??
      differenceOf("new process", expected.said, ofNew.said);
    if (difference) return { outcome: outcome(), difference: { after, ...difference } };
    if (!(outputOfCold && step.isPrinted && keepsAll)) continue;
    // The same print once more: the others know it, and say the same.
    const again = await printedAgain(inProcess(files, undefined, outputOfCold), world);
    const againByOpen = await printedAgain(open, world);
    const againByNew = await printedAgain(newProcess, world);
    counts.unchanged += againByNew.unchanged;
    const other =
      differenceOf("open project, printing again", again.said, againByOpen.said) ??
      differenceOf("new process, printing again", again.said, againByNew.said) ??
      differenceOf(
        "left unchanged by an open project",
        `${againByNew.unchanged}`,
        `${againByOpen.unchanged}`,
      );
    if (other) return { outcome: outcome(), difference: { after, ...other } };
  }
  return { outcome: outcome() };

  function outcome(): Outcome {
    return { kinds, projects: states.size, ...counts, ...(sample && { sample }) };
  }

  /** The files with these edits, made one after the other. */
  function stateOf(edits: readonly number[]): State {
    const name = edits.join();
    const before = states.get(name);
    if (before) return before;
    let files = first;
    for (const index of edits) {
      const next = edited(files, walk.edits[index] as Walk["edits"][number]);
      files = next.files;
      kinds.add(next.kind);
    }
    const state = { files, digest: digestOf(files) };
    states.set(name, state);
    return state;
  }
}

interface State {
  readonly files: ProjectFiles;
  readonly digest: string;
}

/** An empty output folder on disk, if the world has one: what a build changes there is part of what is compared. */
const outputOf = ({ prints }: World): OutputFolder | undefined =>
  prints && { host: createNodeHost(temporaryFolder()), shown: "output" };

/** Path and digest of each file in a folder on disk, sorted. */
function printedIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => `${relative(folder, path)} ${hash("sha256", readFileSync(path))}`)
    .sort();
}

const differenceOf = (
  what: string,
  expected: string,
  found: string,
): Omit<Difference, "after"> | undefined => (found === expected ? undefined : { what, expected, found });

const usualCache = (folder: MemoryFolder): Memory => diskMemory(folder, "product");

const withOutput = (output: OutputFolder | undefined): { readonly output?: OutputFolder } =>
  output ? { output } : {};

/** A project as a new process opens it. */
export function inProcess(files: ProjectFiles, disk?: Memory, output?: OutputFolder): Project {
  const memory = openedFor(files, disk);
  return projectOf({ host: createMemoryHost(files), bundle, memory, ...withOutput(output) });
}

/**
 * What takes longest and says nothing about edits is done once: the fonts of the package are opened once for all projects
 * that have no others, and templates are compiled once for projects whose templates have the same bytes. Nothing else
 * is remembered. That the bytes are the same is found out here, not by the keys under test.
 */
function openedFor(files: ProjectFiles, disk?: Memory): Memory {
  const templates = Object.entries(files).filter(([path]) => path.startsWith("templates/"));
  const hasFonts = templates.some(([path]) => path.includes("/fonts/"));
  const bytes = digestOf(Object.fromEntries(templates));
  const named: Memory = {
    ...opened,
    get: (kind, key) => opened.get(kind, keyOf(kind.name, key)),
    put: (kind, key, value) => opened.put(kind, keyOf(kind.name, key), value),
  };
  return partMemory(named, ["templates", ...(hasFonts ? [] : ["font-books"])], disk);

  function keyOf(kind: string, key: string): string {
    return kind === "templates" ? `${bytes} ${key}` : key;
  }
}

/** Checks the project, and prints it if the step says so: to its output folder, or as a draft to an empty one. */
async function answerOf(
  project: Project,
  { isPrinted }: Step,
  { prints }: World,
  folder: OutputFolder | undefined,
): Promise<Answer> {
  const nothing = { printed: [] };
  const checked = await project.check().catch((error: unknown) => {
    if (error instanceof BroadsideError) return error;
    throw error;
  });
  if (checked instanceof BroadsideError) return { said: JSON.stringify(checked), ...nothing };
  if (!isPrinted) return { said: JSON.stringify(checked, null, 1), checked, ...nothing };
  const out = createMemoryHost();
  // Findings do not keep a sheet from being printed in a draft.
  const print = await project.print(prints ?? { draft: true, out });
  const printed = folder
    ? printedIn(folder.host.root)
    : [...out.files].map(([path, bytes]) => `${path} ${hash("sha256", bytes)}`).sort();
  const said = JSON.stringify({ checked, ...happenedIn(print), printed }, null, 1);
  // Each has a folder of its own.
  return { said: folder ? said.replaceAll(folder.host.root, folder.shown) : said, checked, printed };
}

/** What is said about a print that was made before, and how many files it leaves as they are. */
async function printedAgain(
  project: Project,
  { prints }: World,
): Promise<{ readonly said: string; readonly unchanged: number }> {
  const print = await project.print(prints ?? {});
  const { events, ...rest } = happenedIn(print);
  const said = JSON.stringify({ ...rest, events: events.filter(({ kind }) => kind !== "file") });
  return {
    said: said.replace(/"[^"]*\/(?=sample|other)/g, '"'),
    unchanged: print.files.filter((file) => file.unchanged).length,
  };
}

/** What happened in a print, without what is new to those who have seen earlier ones, and how long it took. */
function happenedIn({
  status,
  events,
}: Printed): Pick<Printed, "status"> & { readonly events: readonly { readonly kind: string }[] } {
  return {
    status,
    events: events.map((event) => {
      if (event.kind === "findings") return { ...event, news: undefined };
      return event.kind === "file" ? { ...event, file: { ...event.file, ms: 0, unchanged: false } } : event;
    }),
  };
}

/** Leaves out more and more steps as long as something differs without them. */
async function cutDown(trial: Trial, all: readonly Step[]): Promise<readonly Step[]> {
  let steps = all;
  for (let size = steps.length >> 1; size >= 1; size >>= 1) {
    for (let from = 0; from < steps.length; ) {
      const fewer = steps.toSpliced(from, size);
      const { difference } = await run({ ...trial, walk: { ...trial.walk, steps: fewer } });
      if (difference) steps = fewer.slice(0, difference.after + 1);
      else from += size;
    }
  }
  return steps;
}

/** Makes these the files of the project. */
export function write(host: MemoryHost, files: ProjectFiles): void {
  for (const path of host.files.keys())
    if (!(path in files)) (host.files as Map<string, Uint8Array>).delete(path);
  for (const [path, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    if (!host.files.get(path) || !bytes.equals(host.files.get(path) as Uint8Array))
      host.writeFile(path, new Uint8Array(bytes));
  }
}

function digestOf(files: ProjectFiles): string {
  const parts = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return hash("sha256", JSON.stringify(parts.map(([path, content]) => [path, hash("sha256", content)])));
}
