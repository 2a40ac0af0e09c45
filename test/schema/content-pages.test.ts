/** The pages of docs/content/: everything that the schemas say, with links that lead somewhere. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FILE_SCHEMAS } from "../../src/schema/files/index.ts";
import type { JsonSchema } from "../../src/schema/json-schema.ts";
import { contentPages } from "../../src/schema/published/content-pages.ts";

const FOLDER = "docs/content";
const pages = contentPages();

describe.each([...pages])("docs/content/%s", (path, text) => {
  test("matches the source (renew with: node dist/tools/write-content-pages.js)", () => {
    expect(readFileSync(join(FOLDER, path), "utf8")).toBe(text);
  });

  test("has links that lead to files", () => {
    const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target as string);
    expect(targets.filter((target) => !existsSync(join(FOLDER, target)))).toEqual([]);
  });

  test("has complete tables", () => {
    const rows = text.split("\n").filter((line) => line.startsWith("|"));
    expect(rows.length).toBeGreaterThan(2);
    const cells = (row: string): number => row.replaceAll("\\|", "").split("|").length;
    for (const [index, row] of rows.entries())
      if (index > 0 && !row.startsWith("| field") && !row.startsWith("| file"))
        expect(cells(row), row).toBe(cells(rows[index - 1] as string));
  });
});

test("there are no other pages", () => {
  expect(readdirSync(FOLDER).sort()).toEqual([...pages.keys()].sort());
});

test.each(Object.entries(FILE_SCHEMAS))("the page of %s names every field, at any depth", (kind, schema) => {
  const page = pages.get(`${kind}.md`) ?? "";
  const names = [...new Set(fieldsOf(schema))];
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  expect(names.length).toBeGreaterThan(2);
});

function fieldsOf(schema: JsonSchema): readonly string[] {
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === "object" ? [schema.additionalProperties] : []),
    ...(schema.oneOf ?? []),
  ];
  return [...Object.keys(schema.properties ?? {}), ...inner.flatMap(fieldsOf)];
}
