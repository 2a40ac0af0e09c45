/**
 * A name for the running program, used to label what it keeps from one run to the next: two programs of one name are
 * the same code. The version is not enough, because it stays the same while the code changes.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = import.meta.url;

/**
 * "bundle" or "modules" with a digest of their code, filled in by `tools/stamp-build.mjs`. It is part of the code that
 * runs, so it stays true when another build replaces the files in the middle of a run.
 */
const BUILD: string = "@broadside-build@";

/**
 * Undefined for code without a digest, such as the sources, which may change from one run to the next; and while
 * another build is being installed over it.
 */
export function productName(): string | undefined {
  return named((kind) => [...buildOf(), changesOf(kind), process.version, process.platform, process.arch]);
}

/**
 * The same on every machine, for what is stored beside the code and published with it. Limit: it is not noticed if
 * somebody edits the code afterwards, or if another version of Node finds something else in the same files.
 */
export function packageName(): string | undefined {
  return named(buildOf);
}

function named(partsOf: (kind: string) => readonly unknown[]): string | undefined {
  const kind = /^(bundle|modules) [0-9a-f]{64}$/.exec(BUILD)?.[1];
  if (kind === undefined) return undefined;
  try {
    return JSON.stringify(partsOf(kind));
  } catch {
    return undefined;
  }
}

const buildOf = (): readonly string[] => [
  BUILD,
  // The packages that stay outside the bundle, with their versions.
  readFileSync(new URL("../../package.json", HERE), "utf8"),
];

interface Changes {
  /** When this file last changed, which each build replaces. */
  readonly built: string;
  readonly all: readonly string[];
}

/** Of modules: they are many, and a process may open many projects. */
let known: Changes | undefined;

/**
 * When the code last changed: a ctime cannot be set. Modules may be edited one by one, so each of them counts; a bundle is
 * replaced as a whole, so one file shows it, and a short command need not look at all of them.
 */
function changesOf(kind: string): readonly string[] {
  const folder = fileURLToPath(new URL("../", HERE));
  if (kind === "bundle") return [changeOf(join(folder, "bundle/command.cjs"))];
  const built = changeOf(fileURLToPath(HERE));
  if (known?.built !== built) known = { built, all: changesBelow(folder) };
  return known.all;
}

const changesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .sort()
    .map((name) => `${name} ${changeOf(join(folder, name))}`);

const changeOf = (file: string): string => String(statSync(file, { bigint: true }).ctimeNs);
