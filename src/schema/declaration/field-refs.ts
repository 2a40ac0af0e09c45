/** Resolves the `$ref`s of field declarations: to another YAML file of the game, to a part of one, or within the file. */
import { nodeAt } from "../../source/locate.ts";
import { resolvePath } from "../../source/relative-path.ts";
import type { SourceDocument, SourceNode } from "../../source/tree.ts";

/** Returns a parsed YAML file of the game by its path in the project; undefined if there is none. */
export type RefLookup = (path: string) => SourceDocument | undefined;

export interface SchemaPlace {
  readonly document: SourceDocument;
  readonly node: SourceNode;
  /** The schema in which `#/$defs/...` is looked up here. */
  readonly top: SourceNode;
}

interface Refusal {
  readonly message: string;
  readonly fix: string;
}

export interface Refs {
  start(document: SourceDocument, node: SourceNode): SchemaPlace;
  resolve(ref: string, from: SchemaPlace): SchemaPlace | Refusal;
  /** Runs a callback inside the target, so that a reference back to it is refused. */
  within<T>(target: SchemaPlace, run: () => T): T;
}

export function createRefs(lookup: RefLookup): Refs {
  const open = new Set<string>();
  return {
    start(document, node) {
      const place = { document, node, top: node };
      open.add(keyOf(place));
      return place;
    },
    resolve(ref, from) {
      const target = find(ref, from, lookup);
      if ("message" in target || !open.has(keyOf(target))) return target;
      return { message: `"${ref}" leads back to itself`, fix: "write the fields out" };
    },
    within(target, run) {
      open.add(keyOf(target));
      const result = run();
      open.delete(keyOf(target));
      return result;
    },
  };
}

/** The same place in a file, even if the file was parsed again. */
function keyOf({ document, node }: SchemaPlace): string {
  return `${document.path}:${node.start}-${node.end}`;
}

function find(ref: string, from: SchemaPlace, lookup: RefLookup): SchemaPlace | Refusal {
  const [file = "", fragment] = ref.split("#", 2);
  const home = file === "" ? from : openFile(file, from, lookup);
  if ("message" in home || fragment === undefined || fragment === "") return home;
  const name = /^\/\$defs\/([^/]+)$/.exec(fragment)?.[1];
  const node = name === undefined ? undefined : nodeAt(home.top, ["$defs", name]);
  if (node) return { ...home, node };
  return { message: `"#${fragment}" does not exist`, fix: "write #/$defs/ and the name of a definition" };
}

function openFile(file: string, from: SchemaPlace, lookup: RefLookup): SchemaPlace | Refusal {
  const path = resolvePath(from.document.path, file);
  if (path === undefined)
    return {
      message: `"${file}" is outside the project`,
      fix: "write a relative path with forward slashes",
    };
  const document = lookup(path);
  if (!document)
    return {
      message: `${path} does not exist or cannot be read`,
      fix: "correct the path, which is relative to this file, or fix that file",
    };
  if (!document.root) return { message: `${path} cannot be read`, fix: "correct that file first" };
  return { document, node: document.root, top: document.root };
}
