/**
 * Loads the bundle beside the compiled modules, with what V8 kept of compiling it the last time (its code cache). A
 * cache belongs to one Node on one kind of machine; V8 itself refuses one of other versions or flags. Of the code it
 * looks at the length alone, so a cache that is older than its code is not used. It lies with the code it was made of, so
 * who can change the one could change the other.
 * Limits: without a cache, or where none can be written, everything works and takes a tenth of a second longer.
 */
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cachedDataVersionTag } from "node:v8";
import { Script } from "node:vm";

export interface BundledCode {
  /** Runs a file of the bundle, once, and gives what it exports. */
  load(file: string): unknown;
  /**
   * Keeps what was compiled, for the next process; to be called when the work is done. A run under settings of its own
   * keeps nothing, for the next one could not use it and would have to make all anew.
   */
  keep(): void;
}

interface Loaded {
  readonly script: Script;
  readonly cache: string;
  /** The file of the code, and its ctime when it was read. */
  readonly path: string;
  readonly changed: number;
  /** It was there already, or was loaded after the engine was told to work otherwise. */
  readonly isDone: boolean;
}

const FOLDER = fileURLToPath(new URL("../bundle", import.meta.url));

/**
 * Undefined where there is no bundle, as in a run from the sources.
 * @param renew keeps anew also what was kept before
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

/** Wrapped as Node wraps a CommonJS module, on the first line, so that the lines of a stack are right. */
function compiled(path: string, settings: number): Loaded {
  const changed = statSync(path).ctimeMs;
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(path, "utf8")}\n})`;
  const cache = `${path}.${process.version}-${process.arch}.cache`;
  const cachedData = keptCode(cache, path);
  const script = new Script(source, { filename: path, ...(cachedData && { cachedData }) });
  const isCached = cachedData !== undefined && !script.cachedDataRejected;
  return { script, cache, path, changed, isDone: isCached || cachedDataVersionTag() !== settings };
}

function isRunAsUsual(): boolean {
  return process.execArgv.length === 0 && !process.env.NODE_OPTIONS;
}

/** A file's ctime, unlike its mtime, cannot be set: it is never older than the file's content. */
function keptCode(cache: string, path: string): Buffer | undefined {
  try {
    return statSync(cache).mtimeMs >= statSync(path).ctimeMs ? readFileSync(cache) : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing of code that was replaced during the run: to V8, code of the same length would be the same. */
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

/** The package may lie where only its owner writes. */
function rmQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}
