/**
 * What the package brings along: its own content, shared templates and fonts, and the game-icons set.
 * Limits: read only.
 */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Host } from "./host.ts";
import { createIconSet, type IconSet } from "./icon-set.ts";
import { createNodeHost } from "./node-host.ts";

export interface Bundle {
  /** The package's own folder as a project: `content/`, `templates/`. */
  readonly host: Host;
  readonly icons: IconSet;
}

export function openBundle(): Bundle {
  return { host: createNodeHost(fileURLToPath(new URL("../..", import.meta.url))), icons: createIconSet() };
}

/** The package's version, for `--version`. */
export function packageVersion(): string {
  return (createRequire(import.meta.url)("../../package.json") as { version: string }).version;
}
