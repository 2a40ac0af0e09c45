/** The shipped fonts are exactly those on the list, and pass the check that every other font must pass. */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lookAtFont } from "../../../src/font/file/look-at-font.ts";
import { SHIPPED_FONTS } from "../../../src/pipeline/look/shipped-fonts.ts";

const files = readdirSync("templates", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ttf|otf|ttc|woff2?)$/i.test(file))
  .sort();

test("the list has every font below templates/ by its SHA-256, and no other", () => {
  const found = files.map((file) => [file, hash("sha256", readFileSync(`templates/${file}`))]);
  expect(SHIPPED_FONTS).toEqual(Object.fromEntries(found));
});

test.each(files)("%s is sound", (file) => {
  expect(lookAtFont({ file, bytes: readFileSync(`templates/${file}`) })).toEqual([]);
});
