/** The texts that templates declare to print. */
import { describe, expect, test } from "vitest";
import { compileCard } from "./sample.ts";

function textsOf(template: string, partials: Readonly<Record<string, string>> = {}) {
  const { texts } = compileCard(template, partials);
  const files: Readonly<Record<string, string>> = {
    "templates/sample/card.svg.hbs": template,
    ...Object.fromEntries(
      Object.entries(partials).map(([name, text]) => [`templates/sample/${name}.svg.hbs`, text]),
    ),
  };
  return {
    written: texts.written.map(({ file, start, end }) => files[file]?.slice(start.offset, end.offset)),
    fields: texts.fields.map((path) => path.join(".")),
    others: texts.others.map((path) => path.join(".")),
  };
}

describe("what a template prints as text", () => {
  test("words and fields inside text elements, not in attributes, comments and shapes", () => {
    const { written, fields } = textsOf(
      '<svg><!-- no --><title>no</title><b:text font="Alegreya" x="{{x}}">Pay {{cost}} gold</b:text><rect y="{{y}}"/>{{z}}<text>ho<tspan dx="{{dx}}">hum</tspan>{{end}}</text></svg>',
    );
    expect(written).toEqual(["Pay ", " gold", "ho", "hum"]);
    expect(fields).toEqual(["cost", "end"]);
  });

  test("words and fields of the attribute b:text, on any element, instead of the words inside it", () => {
    const { written, fields } = textsOf(
      '<svg><rect x="{{x}}" b:text="Pay {{cost}} gold" b:fill="{{f}}"/>{{z}}<text b:text=\'{{title}}\'>Sample<tspan>s</tspan></text><text>{{end}} it</text><rect b:icon="{{icon}}"/></svg>',
    );
    expect(written).toEqual(["Pay ", " gold", " it"]);
    expect(fields).toEqual(["cost", "title", "end"]);
  });

  test("the same under other prefixes, in partials too", () => {
    const { written, fields } = textsOf(
      '<n:svg xmlns:n="http://www.w3.org/2000/svg" xmlns:bs="urn:broadside" xmlns:o="urn:other"><bs:text>Pay {{cost}}</bs:text><n:rect bs:text="{{title}}"/><o:text>{{no}}</o:text>{{> foot}}</n:svg>',
      { "partials/foot": "<n:text>{{end}} it</n:text>" },
    );
    expect(written).toEqual(["Pay ", " it"]);
    expect(fields).toEqual(["cost", "title", "end"]);
  });

  test("the output of loops and of helpers that pass a text on", () => {
    const { fields, others } = textsOf(
      '<b:text>{{#each steps}}{{title}}{{this}}{{/each}}{{upper (or name "x")}}{{join tags ", "}}{{add cost 1}}{{@card.id}}</b:text><b:text>{{#with (row "specials" kind)}}{{text}}{{/with}}</b:text>',
    );
    expect(fields).toEqual(["steps.*.title", "steps.*", "name", "tags"]);
    expect(others).toEqual(["text"]);
  });

  test("partials where they are called, and the texts passed to them", () => {
    const { written, fields } = textsOf(
      '<g>{{> head text="A battle" colour="Red"}}{{> line}}<b:text>{{> line}}</b:text>{{> head text=title}}</g>',
      {
        "partials/head": '<b:text fill="{{colour}}">{{text}}</b:text>',
        "partials/line": "says {{word}}",
      },
    );
    expect(written).toEqual(["says ", "A battle"]);
    expect(fields).toEqual(["word", "title"]);
  });
});
