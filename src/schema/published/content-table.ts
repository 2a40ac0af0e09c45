/** A table of fields in Markdown: the type of each in words, its default, its meaning, an example. */
import { expected, written } from "../faults/words.ts";
import { type JsonSchema, typesOf } from "../json-schema.ts";

/** Bounds this large only catch typos. */
const NO_BOUND = 1_000_000;

/** The fields of a map; names of required ones are bold. */
export function tableOf({ properties = {}, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(([name, field]) => {
    const shown = required.includes(name) ? `**\`${name}\`**` : `\`${name}\``;
    const cells = [
      shown,
      valueWords(field),
      codeOf(field.default),
      field.description ?? "",
      codeOf(field.examples?.[0]),
    ];
    return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  });
  return ["| field | value | default | means | example |", "| --- | --- | --- | --- | --- |", ...rows].join(
    "\n",
  );
}

function codeOf(value: unknown): string {
  return value === undefined ? "" : `\`${written(value)}\``;
}

/** A branch that lists its values is told by them: its message speaks of the other branches too. */
function listed({ errorMessage, ...schema }: JsonSchema): JsonSchema {
  return schema.enum || errorMessage === undefined ? schema : { ...schema, errorMessage };
}

/** "a whole number from 0 to 999", "a list of texts". */
function valueWords(schema: JsonSchema): string {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return [...new Set(branches.map((one) => branchWords(listed(one))))].join("; or ");
  if (schema.$ref) return "a schema of a field";
  if (schema.const !== undefined) return codeOf(schema.const);
  if (schema.enum && !schema.errorMessage) return schema.enum.map((value) => codeOf(value)).join(", ");
  if (schema.type === "array") return `a list${countOf(schema)}${itemsOf(schema)}`;
  if (schema.type === "object")
    return typeof schema.additionalProperties === "object" ? "a map by name" : "a map";
  const types = typesOf(schema) ?? [];
  if (["string", "number", "boolean"].every((type) => types.some((one) => one === type))) return "any value";
  return expected(withoutFarBounds(schema));
}

function withoutFarBounds({ minimum, maximum, ...schema }: JsonSchema): JsonSchema {
  const isBound = (limit: number | undefined): limit is number =>
    limit !== undefined && Math.abs(limit) < NO_BOUND;
  return { ...schema, ...(isBound(minimum) ? { minimum } : {}), ...(isBound(maximum) ? { maximum } : {}) };
}

/** A text with its own format is named by its title: "a CSV file". */
function branchWords(branch: JsonSchema): string {
  return branch.pattern && branch.title ? `a ${branch.title}` : valueWords(branch);
}

function countOf({ minItems, maxItems }: JsonSchema): string {
  if (minItems === undefined && maxItems === undefined) return "";
  if (minItems === maxItems) return ` of ${minItems}`;
  return maxItems === undefined ? `, at least ${minItems}` : `, ${minItems ?? 0} to ${maxItems}`;
}

function itemsOf({ items }: JsonSchema): string {
  return items && Object.keys(items).length > 0 ? `, each ${valueWords(items)}` : "";
}
