/**
 * Loads the bundle beside the compiled modules, with V8's code cache from the last compilation. A cache belongs to one
 * Node version on one kind of machine; V8 itself refuses caches of other versions or flags. Of the code it checks only
 * the length, so a cache older than its code is not used. It is stored beside the code it was made from, so anyone who
 * can change the one can change the other.
 * Limits: without a cache, or if none can be written, everything works and takes a tenth of a second longer.
 */
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cachedDataVersionTag } from "node:v8";
import { Script } from "node:vm";
import { atShortPace } from "./engine-pace.ts";

export interface BundledCode {
  /** Runs a file of the bundle, once, and returns its exports. */
  load(file: string): unknown;
  /**
   * Saves the compiled code for the next process; to be called when the work is done. A run with its own settings saves
   * nothing, because the next one could not use it and would have to compile everything again.
   */
  keep(): void;
}

interface Loaded {
  readonly script: Script;
  readonly cache: string;
  /** The file of the code, and its ctime when it was read. */
  readonly path: string;
  readonly changed: number;
  /** It already existed, or was loaded after the engine settings were changed. */
  readonly isDone: boolean;
}

const FOLDER = fileURLToPath(new URL("../bundle", import.meta.url));

/**
 * Undefined if there is no bundle, as in a run from the sources.
 * @param renew also saves again what was saved before
 */
export function bundledCode(renew = false): BundledCode | undefined {
  if (!existsSync(FOLDER)) return undefined;
  const modules = new Map<string, { exports: unknown }>();
  const loaded: Loaded[] = [];
  const settings = cachedDataVersionTag();
  const outside = createRequire(join(FOLDER, "command.cjs"));
  const requireFrom = (id: string): unknown => (id.startsWith("./") ? load(basename(id)) : outside(id));
  const load = (file: string): unknown => {
    const path = join(FOLDER, file);
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    const one = compiled(path, settings);
    modules.set(path, module);
    loaded.push(one);
    one.script
      .runInThisContext()
      .call(module.exports, module.exports, requireFrom, module, path, dirname(path));
    return module.exports;
  };
  const keep = (): void => {
    if (isRunAsUsual() && cachedDataVersionTag() === settings)
      loaded.filter(({ isDone }) => renew || !isDone).forEach(keepCode);
  };
  return { load, keep };
}

/**
 * Wrapped as Node wraps a CommonJS module, on the first line, so that the lines of a stack are correct. The bundle
 * contains only ASCII (`tools/bundle.mjs`), which is not decoded.
 */
function compiled(path: string, settings: number): Loaded {
  const changed = statSync(path).ctimeMs;
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(path, "latin1")}\n})`;
  const cache = `${path}.${process.version}-${process.arch}.cache`;
  const cachedData = keptCode(cache, changed);
  const compile = (): Script => new Script(source, { filename: path, ...(cachedData && { cachedData }) });
  // V8 refuses what was compiled with other settings, and a studio expects long work from its start.
  const script = cachedDataVersionTag() === settings ? compile() : atShortPace(compile);
  const isCached = cachedData !== undefined && !script.cachedDataRejected;
  return { script, cache, path, changed, isDone: isCached || cachedDataVersionTag() !== settings };
}

function isRunAsUsual(): boolean {
  return process.execArgv.length === 0 && !process.env.NODE_OPTIONS;
}

/** A file's ctime, unlike its mtime, cannot be set: it is never older than the file's content. */
function keptCode(cache: string, changed: number): Buffer | undefined {
  try {
    return statSync(cache).mtimeMs >= changed ? readFileSync(cache) : undefined;
  } catch {
    return undefined;
  }
}

/** Saves nothing of code that was replaced during the run: V8 cannot distinguish code of the same length. */
function keepCode({ script, cache, path, changed }: Loaded): void {
  const temporary = `${cache}.${process.pid}.tmp`;
  try {
    if (statSync(path).ctimeMs !== changed) return;
    writeFileSync(temporary, script.createCachedData(), { flag: "wx" });
    renameSync(temporary, cache);
  } catch {
    rmQuietly(temporary);
  }
}

/** The package may be in a folder that only its owner can write. */
function rmQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}
