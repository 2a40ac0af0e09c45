/** Field declarations as YAML: the lines that people paste into a deck, and that a new deck contains. */
import { isPlainText } from "../../source/edit/value-edit.ts";
import { quote } from "../../source/edit/yaml-quote.ts";
import type { JsonSchema } from "../json-schema.ts";

/** "Card Name: { type: string }". */
export function declarationOf(name: string, schema: JsonSchema): string {
  return `${asKey(name)}: ${flow(schema)}`;
}

/** A text as a YAML key or value, quoted if necessary. */
export const asKey = (text: string): string => (isPlainText(text) ? text : inQuotes(text));

/** Line breaks are not allowed in single quotes. */
const inQuotes = (text: string): string => (/[\n\r\t]/.test(text) ? JSON.stringify(text) : quote(text));

function flow({ type, enum: choices, items, properties }: JsonSchema): string {
  const parts = [
    `type: ${String(type)}`,
    ...(choices ? [`enum: [${choices.map((choice) => asKey(String(choice))).join(", ")}]`] : []),
    ...(items ? [`items: ${flow(items)}`] : []),
    ...(properties
      ? [
          `properties: { ${Object.entries(properties)
            .map(([name, inner]) => declarationOf(name, inner))
            .join(", ")} }`,
        ]
      : []),
  ];
  return `{ ${parts.join(", ")} }`;
}
