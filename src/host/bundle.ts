/**
 * What the package brings along: its own content, shared templates and fonts, and the game-icons set.
 * Limits: read only; the icon set is 6 MB of JSON and is therefore read at the first question for an icon.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Host } from "./host.ts";
import { createNodeHost } from "./node-host.ts";

export interface Bundle {
  /** The package's own folder as a project: `content/`, `templates/`. */
  readonly host: Host;
  readonly icons: IconSet;
}

/** Drawings of game-icons.net by name; each is the inside of an SVG of `size` x `size` units. */
export interface IconSet {
  readonly size: number;
  bodyOf(name: string): string | undefined;
  names(): readonly string[];
}

interface IconFile {
  readonly width: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

export function openBundle(): Bundle {
  return { host: createNodeHost(fileURLToPath(new URL("../..", import.meta.url))), icons: createIconSet() };
}

/** The package's version, for `--version`. */
export function packageVersion(): string {
  return (createRequire(import.meta.url)("../../package.json") as { version: string }).version;
}

function createIconSet(): IconSet {
  let file: IconFile | undefined;
  const read = (): IconFile => {
    file ??= JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
    ) as IconFile;
    return file;
  };
  return {
    size: 512,
    bodyOf: (name) => {
      const { icons, aliases } = read();
      if (Object.hasOwn(icons, name)) return icons[name]?.body;
      const parent = aliases && Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined;
      return parent === undefined ? undefined : icons[parent]?.body;
    },
    names: () => Object.keys(read().icons),
  };
}
