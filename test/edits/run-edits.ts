/**
 * Edits a project and compares after each edit what an open project, and a new process with the cache of earlier runs,
 * find and print with what a project without any memory does. A list of edits that fails is cut down to those that
 * matter.
 */
import { hash } from "node:crypto";
import { expect } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import { createMemoryHost, type MemoryHost } from "../../src/host/memory-host.ts";
import { BroadsideError, type Checked, type Project } from "../../src/index.ts";
import { diskMemory } from "../../src/remember/disk-memory.ts";
import { createMemory, type Memory } from "../../src/remember/memory.ts";
import { rememberedBundle } from "../support/game/remembered-bundle.ts";
import type { ProjectFiles } from "../support/game/sample-game.ts";
import { type MemoryFolder, memoryFolder } from "../support/memory-folder.ts";
import { partMemory } from "../support/part-memory.ts";
import { type Edit, edited } from "./edits.ts";
import type { World } from "./worlds.ts";

export interface Trial {
  readonly world: World;
  readonly edits: readonly Edit[];
  /** The cache of the next process, given what earlier ones left; default just that. */
  readonly cacheOf?: (folder: MemoryFolder, edit: Edit) => Memory;
}

export interface Outcome {
  /** The project after the last edit that was made. */
  readonly files: ProjectFiles;
  /** How many different projects there were on the way. */
  readonly projects: number;
  /** How many PDFs were compared. */
  readonly pdfs: number;
  /** What was found after the last edit; undefined if the project could not be checked. */
  readonly checked: Checked | undefined;
  readonly difference?: Difference;
}

interface Difference {
  /** Index of the edit after which something differs. */
  readonly after: number;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

const bundle = rememberedBundle();
const opened = createMemory();

/**
 * @param seed of the edits, for the message
 * @throws AssertionError with the shortest list of edits that was found to fail
 */
export async function expectEqualAfterEach(trial: Trial, seed: number): Promise<Outcome> {
  const outcome = await run(trial);
  const { difference } = outcome;
  if (difference === undefined) return outcome;
  const edits = await cutDown({ ...trial, edits: trial.edits.slice(0, difference.after + 1) });
  const { difference: least = difference } = await run({ ...trial, edits });
  const { what, expected, found } = least;
  expect(found, `${what}: ${trial.world.name}, seed ${seed}, edits ${JSON.stringify(edits)}`).toBe(expected);
  return outcome;
}

/** Makes the edits until something differs, with nothing kept at the beginning. */
async function run({ world, edits, cacheOf = usualCache }: Trial): Promise<Outcome> {
  let files = world.files();
  const host = createMemoryHost(files);
  const open = projectOf({ host, bundle, memory: createMemory() });
  const folder = memoryFolder();
  const known = new Map<string, string>();
  const before: ProjectFiles[] = [];
  let last = "";
  const outcome = (): Outcome => {
    const pdfs = [...known.values()].flatMap((answer) => answer.match(/\.pdf [0-9a-f]{64}/g) ?? []);
    const checked = checkedIn(last);
    return { files, projects: known.size, pdfs: pdfs.length, checked };
  };
  for (const [after, edit] of edits.entries()) {
    const next = edited(files, edit, before);
    before.push(files);
    files = next;
    write(host, files);
    const key = `${edit.isPrinted} ${digestOf(files)}`;
    const expected = known.get(key) ?? (await answerOf(inProcess(files), edit));
    known.set(key, expected);
    last = expected;
    const projects = { "open project": open, "new process": inProcess(files, cacheOf(folder, edit)) };
    for (const [what, project] of Object.entries(projects)) {
      const found = await answerOf(project, edit);
      if (found !== expected) return { ...outcome(), difference: { after, what, expected, found } };
    }
  }
  return outcome();
}

const usualCache = (folder: MemoryFolder): Memory => diskMemory(folder, "product");

/** A project as a new process opens it. */
export function inProcess(files: ProjectFiles, disk?: Memory): Project {
  return projectOf({
    host: createMemoryHost(files),
    bundle,
    memory: openedFor(files, disk),
  });
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

/** What an answer says about the check. */
function checkedIn(answer: string): Checked | undefined {
  const { checked, ...other } = answer === "" ? {} : JSON.parse(answer);
  return checked ?? ("counts" in other ? other : undefined);
}

/** Everything that is found, and names and digests of the printed files; or why the project cannot be checked. */
async function answerOf(project: Project, { isPrinted }: Edit): Promise<string> {
  const checked = await project.check().catch((error: unknown) => {
    if (error instanceof BroadsideError) return error;
    throw error;
  });
  if (checked instanceof BroadsideError) return JSON.stringify(checked);
  if (!isPrinted) return JSON.stringify(checked, null, 1);
  const out = createMemoryHost();
  // Findings do not keep a sheet from being printed.
  const { status, findings } = await project.print({ draft: true, out });
  const printed = [...out.files].map(([path, bytes]) => `${path} ${hash("sha256", bytes)}`).sort();
  return JSON.stringify({ checked, status, findings, printed }, null, 1);
}

/** Leaves out more and more edits as long as something differs without them. */
async function cutDown(trial: Trial): Promise<readonly Edit[]> {
  let { edits } = trial;
  for (let size = edits.length >> 1; size >= 1; size >>= 1) {
    for (let from = 0; from < edits.length; ) {
      const fewer = edits.toSpliced(from, size);
      const { difference } = await run({ ...trial, edits: fewer });
      if (difference) edits = fewer.slice(0, difference.after + 1);
      else from += size;
    }
  }
  return edits;
}

/** Makes the files of a project these ones. */
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
