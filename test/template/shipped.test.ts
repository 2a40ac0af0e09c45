/** Every template that comes along opens in XML editors: libxml2, which Inkscape reads files with, reads it too. */
import { readdirSync, readFileSync } from "node:fs";
import { XmlDocument } from "libxml2-wasm";
import { expect, test } from "vitest";

/** All that are on disk, so that a new one is read as well. */
const files = ["templates", "docs"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svg.hbs"))
    .map((file) => `${folder}/${file}`),
);

/** A partial is what an element holds; the template that calls it has the names of the namespaces. */
const asDocument = (file: string, text: string): string =>
  file.includes("/partials/")
    ? `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:b="urn:broadside">${text}</svg>`
    : text;

/** @throws with libxml2's own words when the text is no XML, or a prefix has no namespace */
function read(xml: string): void {
  XmlDocument.fromString(xml).dispose();
}

test("the shipped templates are found", () => expect(files.length).toBeGreaterThan(170));

test.each(files)("%s is well-formed XML", (file) => read(asDocument(file, readFileSync(file, "utf8"))));

test("what is not well-formed is refused", () => {
  expect(() => read('{{!-- a --}}<svg xmlns="http://www.w3.org/2000/svg"/>')).toThrow();
  expect(() => read(asDocument("partials/a", '<g fill="{{#if (eq a "b")}}c{{/if}}"/>'))).toThrow();
  expect(() => read(asDocument("partials/a", "<c:text/>"))).toThrow();
});
