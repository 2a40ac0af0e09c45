/** How edits write values into YAML that no deck's schema describes, such as declarations and the glossary: as YAML reads them. */
import type { Json } from "../../schema/files.ts";
import { lineEndOf } from "../../source/edit/yaml/layout.ts";
import type { SetStyle } from "../../source/edit/yaml/set-fields.ts";
import { readAsYaml } from "../../source/edit/yaml/write-scalar.ts";
import type { SourceFile, SourceNode } from "../../source/tree.ts";

/** Characters of the longest line that is not broken. */
const WIDTH = 130;

/** @param layoutAt the layout that other entries have at a path; default the usual one */
export function plainStyle(file: SourceFile, layoutAt: SetStyle["layoutAt"] = () => undefined): SetStyle {
  return {
    lineEnd: lineEndOf(file),
    width: WIDTH,
    dashIndent: 2,
    readAt: () => readAsYaml,
    plainAt,
    layoutAt,
  };
}

function plainAt(node: SourceNode): Json {
  if (node.kind === "scalar") return readAsYaml(node) as Json;
  if (node.kind === "list") return node.items.map(plainAt);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, plainAt(value)]));
}
