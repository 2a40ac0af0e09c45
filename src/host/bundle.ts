/**
 * Resources of the package: its own content, shared templates and fonts, and the game-icons set.
 * Limits: read only.
 */
import { statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Host } from "./host.ts";
import { createIconSet, type IconSet } from "./icon-set.ts";
import { keepingReads } from "./kept-reads.ts";
import { createNodeHost } from "./node-host.ts";

const SHARED = "templates/shared/";

export interface Bundle {
  /** The package's own folder as a project: `content/`, `templates/`. */
  readonly host: Host;
  readonly icons: IconSet;
}

/** Both are read once, however many checks a process runs: the icons are many, and each check reads all shared files. */
const icons = createIconSet();
const shared = new Map<string, ReadFile>();

interface ReadFile {
  readonly bytes: Uint8Array;
  /** When it last changed: a ctime cannot be set. */
  readonly changed: bigint;
}

export function openBundle(): Bundle {
  const host = createNodeHost(fileURLToPath(new URL("../..", import.meta.url)));
  return { host: keepingReads({ ...host, readBytes: (path) => readOnce(host, path) }, true), icons };
}

function readOnce(host: Host, path: string): Uint8Array {
  if (!path.startsWith(SHARED)) return host.readBytes(path);
  const changed = statSync(join(host.root, path), { bigint: true, throwIfNoEntry: false })?.ctimeNs ?? 0n;
  const known = shared.get(path);
  if (known?.changed === changed) return known.bytes;
  const bytes = host.readBytes(path);
  shared.set(path, { bytes, changed });
  return bytes;
}

/** The package's version, for `--version`. */
export function packageVersion(): string {
  return (createRequire(import.meta.url)("../../package.json") as { version: string }).version;
}
