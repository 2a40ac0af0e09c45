/** Words of templates in another language: what is looked up, and how the translation is written there. */
import { expect, test } from "vitest";
import { translatedWords } from "../../src/template/words/template-words.ts";
import { asRead } from "../../src/template/xml/as-read.ts";

function inGerman(template: string, words: Readonly<Record<string, string>>): string {
  const found = translatedWords(template, { get: (text) => words[text] });
  return asRead(template, "svg", found).text;
}

const read = (content: string, words: Readonly<Record<string, string>>): string =>
  inGerman(`<svg><b:text x="{{x}}">${content}</b:text></svg>`, words).slice(
    '<svg><b:text x="{{x}}">'.length,
    -"</b:text></svg>".length,
  );

test.each([
  ["Cost", { Cost: "Kosten" }, "Kosten"],
  ["  Cost\n  of it ", { "Cost of it": "Kosten davon" }, "  Kosten davon "],
  ["roll {{n}} or more", { "roll {{n}} or more": "wirf mindestens {{n}}" }, "wirf mindestens {{n}}"],
  ["{{n}} points", { points: "Punkte" }, "{{n}} Punkte"],
  ["{{#if a}}Yes{{else}}No{{/if}}", { Yes: "Ja", No: "Nein" }, "{{#if a}}Ja{{else}}Nein{{/if}}"],
  ["Fish &amp; ships", { "Fish & ships": "Fisch & Schiff" }, "Fisch &amp; Schiff"],
  ["<tspan>Sea</tspan> bed", { Sea: "Meer", bed: "Grund" }, "<tspan>Meer</tspan> Grund"],
  ["Cost", { cost: "Kosten" }, "Cost"],
])("%s", (content, words, expected) => {
  expect(read(content, words)).toBe(expected);
});

test("of a placeholder its words are looked up, not those that a drawing program shows", () => {
  const template = '<text b:text="Sold {{n}}">Example</text>';
  expect(inGerman(template, { "Sold {{n}}": 'Für "{{n}}"' })).toBe(
    '<text b:text="Für &quot;{{n}}&quot;">Example</text>',
  );
});

test("what a partial is given in quotes is translated, ids of drawings are not", () => {
  const template = '{{> heading text="Sword" icon="sword" y=3}}';
  expect(inGerman(template, { Sword: "Schwert", sword: "schwert" })).toBe(
    '{{> heading text="Schwert" icon="sword" y=3}}',
  );
});

test("neither attributes nor comments nor compared words are translated", () => {
  const template = '<!-- Cost --><rect id="Cost"/>{{#if (eq kind "Cost")}}{{! Cost }}<g/>{{/if}}';
  expect(translatedWords(template, { get: () => "Kosten" })).toEqual([]);
});

test("a place after a translation is that of the file", () => {
  const template = "<text>Cost</text><rect/>";
  const found = translatedWords(template, { get: () => "Anschaffungspreis" });
  const { text, offsetInFile } = asRead(template, "svg", found);
  expect(offsetInFile(text.indexOf("<rect"))).toBe(template.indexOf("<rect"));
});
