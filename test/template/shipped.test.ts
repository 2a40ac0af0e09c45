/** Every shipped template opens in XML editors: libxml2, Inkscape's parser, reads it too. */
import { readdirSync, readFileSync } from "node:fs";
import { XmlDocument } from "libxml2-wasm";
import { expect, test } from "vitest";

/** All templates on disk, so that a new one is covered as well. */
const files = ["templates", "docs"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svg.hbs"))
    .map((file) => `${folder}/${file}`),
);

/** A partial is the content of an element; the template that calls it declares the namespaces. */
const inElement = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:b="urn:broadside">${content}</svg>`;

/** @throws with libxml2's own words if the text is not XML, or a prefix has no namespace */
function read(xml: string): void {
  XmlDocument.fromString(xml).dispose();
}

test("the shipped templates are found", () => expect(files.length).toBeGreaterThan(170));

test.each(files)("%s is well-formed XML", (file) => {
  const text = readFileSync(file, "utf8");
  read(file.includes("/partials/") ? inElement(text) : text);
});

/** Drawings and parts of them shown in the guides; the pages of rules show wrong ones too. */
const shown = readdirSync("docs")
  .filter((file) => file.endsWith(".md"))
  .flatMap((file) => [...readFileSync(`docs/${file}`, "utf8").matchAll(/^```xml\n([\s\S]*?)^```/gm)])
  .map(([, drawing]) => drawing as string);

test("the drawings of the guides are found", () => expect(shown.length).toBeGreaterThan(3));

test.each(shown)("%s is well-formed XML", (drawing) => read(inElement(drawing)));

test("text that is not well-formed is refused", () => {
  expect(() => read('{{!-- a --}}<svg xmlns="http://www.w3.org/2000/svg"/>')).toThrow();
  expect(() => read(inElement('<g fill="{{#if (eq a "b")}}c{{/if}}"/>'))).toThrow();
  expect(() => read(inElement("<c:text/>"))).toThrow();
});
