/**
 * Resources of the package: its own content, shared templates and fonts, and the game-icons set.
 * Limits: read only.
 */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Host } from "./host.ts";
import { createIconSet, type IconSet } from "./icon-set.ts";
import { createNodeHost } from "./node-host.ts";

const FONTS = "templates/shared/fonts/";

export interface Bundle {
  /** The package's own folder as a project: `content/`, `templates/`. */
  readonly host: Host;
  readonly icons: IconSet;
}

/** Neither changes while the program runs, and both are large: a process reads them once, however many checks it runs. */
const icons = createIconSet();
const fonts = new Map<string, Uint8Array>();

export function openBundle(): Bundle {
  const host = createNodeHost(fileURLToPath(new URL("../..", import.meta.url)));
  return { host: { ...host, readBytes: (path) => readOnce(host, path) }, icons };
}

function readOnce(host: Host, path: string): Uint8Array {
  if (!path.startsWith(FONTS)) return host.readBytes(path);
  const bytes = fonts.get(path) ?? host.readBytes(path);
  fonts.set(path, bytes);
  return bytes;
}

/** The package's version, for `--version`. */
export function packageVersion(): string {
  return (createRequire(import.meta.url)("../../package.json") as { version: string }).version;
}
