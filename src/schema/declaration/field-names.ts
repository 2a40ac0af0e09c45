/** Names that field declarations may not use, because every card or row has them; and empty declarations. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { faultAt } from "../../source/fault.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceDocument, SourceNode } from "../../source/tree.ts";
import type { JsonSchema } from "../json-schema.ts";

export function reservedFaults(
  document: SourceDocument,
  node: SourceNode,
  declared: JsonSchema | undefined,
  reserved: readonly string[],
): readonly Diagnostic[] {
  if (!declared) return [];
  const { properties } = declared;
  if (!properties) {
    const message = "this declares no fields";
    return [
      faultAt(document, node, {
        rule: "schema/no-fields",
        message,
        fix: "name them under `properties:`, or remove it",
      }),
    ];
  }
  const map = nodeAt(node, ["properties"]);
  return reserved
    .filter((name) => Object.hasOwn(properties, name))
    .map((name) => {
      const entry = map?.kind === "map" ? map.entries.find(({ key }) => key === name) : undefined;
      const message = `"${name}" is a built-in field and must not be declared`;
      const fix = "remove it, or choose another name";
      return faultAt(document, entry?.keyRange ?? node, { rule: "schema/reserved-field", message, fix });
    });
}
