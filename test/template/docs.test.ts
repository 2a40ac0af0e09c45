/** The page about templates names everything that a template may use. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DATA_NAMES } from "../../src/template/data-names.ts";
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
