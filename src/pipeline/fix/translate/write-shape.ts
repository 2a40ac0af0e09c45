/** Writes the texts that a translation lacks as YAML: the original as a comment above each empty value. */
import { isPlainText } from "../../../source/edit/value-edit.ts";
import { quote } from "../../../source/edit/yaml-quote.ts";
import type { Shape } from "./shape.ts";

export const writtenShape = (shape: Shape): string => `${linesOf(shape, "").join("\n")}\n`;

/** @param texts of templates */
export const writtenWords = (texts: readonly string[]): string =>
  `${texts.map((text) => `${keyOf(text)}:`).join("\n")}\n`;

/** @param indent of the lines, in blanks */
function linesOf(shape: Shape, indent: string): readonly string[] {
  if (shape.kind === "text") return commentOf(shape.text, indent);
  if (shape.kind === "map") return mapLines(shape, indent);
  return shape.items.flatMap((item) => {
    if (item.kind === "text") return [...commentOf(item.text, indent), `${indent}-`];
    const lines = linesOf(item, `${indent}  `);
    const [first = "", ...rest] = lines;
    // A comment cannot follow the dash.
    if (lines.length === 0) return [`${indent}- {}`];
    return /^\s*#/.test(first) ? [`${indent}-`, ...lines] : [`${indent}- ${first.trimStart()}`, ...rest];
  });
}

function mapLines(
  { identity, entries }: Shape & { readonly kind: "map" },
  indent: string,
): readonly string[] {
  const own = identity ? [`${indent}${identity.key}: ${identityText(identity.value)}`] : [];
  return [
    ...own,
    ...entries.flatMap(([key, value]) =>
      value.kind === "text"
        ? [...commentOf(value.text, indent), `${indent}${keyOf(key)}:`]
        : [`${indent}${keyOf(key)}:`, ...linesOf(value, `${indent}  `)],
    ),
  ];
}

const commentOf = (text: string, indent: string): readonly string[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => `${indent}# ${line}`.trimEnd());

const keyOf = (key: string): string => (isPlainText(key) && !key.includes(": ") ? key : quoted(key));

/** Lists in brackets, such as places on figures, are written as they are. */
const identityText = (value: string): string =>
  /^\[.*\]$/.test(value) || isPlainText(value) ? value : quoted(value);

const quoted = (text: string): string => (/[\n\t]/.test(text) ? JSON.stringify(text) : quote(text));
