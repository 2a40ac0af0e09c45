/** The page about templates names everything that a template may use. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileTemplates } from "../../src/template/compile.ts";
import { DATA_NAMES } from "../../src/template/data/data-names.ts";
import { BLOCKS, HELPERS } from "../../src/template/helpers/index.ts";

const page = readFileSync("docs/templates.md", "utf8");

test.each(Object.keys(HELPERS))("docs/templates.md shows how helper %s is called", (name) => {
  expect(page).toContain(`\`(${name} `);
});

test.each([...BLOCKS])("docs/templates.md shows block %s", (name) => {
  expect(page).toContain(`{{#${name} `);
});

test.each(Object.keys(DATA_NAMES))("docs/templates.md names @%s", (name) => {
  expect(page).toContain(`\`@${name}\``);
});

test("docs/templates.md names the fields that plain-card reads", () => {
  const file = "templates/shared/plain-card.svg.hbs";
  const source = { name: "plain-card", file, text: readFileSync(file, "utf8") };
  const files = { templates: new Map([["plain-card", source]]), partials: new Map() };
  const reads = compileTemplates(files).value.get("plain-card")?.reads ?? [];
  const [, row = ""] = /\| `plain-card` \| [^|]*\|(.*)\|/.exec(page) ?? [];
  const named = [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...new Set(reads.map(({ path }) => path[0]))].sort());
});
