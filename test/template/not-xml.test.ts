/** Hints for templates that Inkscape has saved and could not open again; libxml2, its parser, refuses each of them. */
import { XmlDocument } from "libxml2-wasm";
import { describe, expect, test } from "vitest";
import { compileTemplates } from "../../src/template/compile.ts";
import { filesOf, short } from "./sample.ts";

const SVG = '<svg xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"';

const hintsOf = (card: string) => compileTemplates(filesOf({ card, "partials/p": "" })).diagnostics;

const isXml = (text: string): boolean => {
  try {
    XmlDocument.fromString(text).dispose();
    return true;
  } catch {
    return false;
  }
};

const BEFORE = "not-xml 1:1 a field or comment in braces before <svg>, where XML allows no text";

test.each([
  [`${SVG} a="{{upper "b"}}"/>`, 'not-xml 1:77 in XML, the " in this field ends the attribute'],
  [`${SVG} a='{{upper 'b'}}'/>`, "not-xml 1:77 in XML, the ' in this field ends the attribute"],
  [
    `${SVG}>\n<g {{#if x}}a="b"{{/if}}/></svg>`,
    "not-xml 2:4 a field between attributes, where XML allows no text",
  ],
  [`{{!-- a --}}${SVG}/>`, BEFORE],
  [`{{x}}${SVG}/>`, BEFORE],
])("%j", (card, hint) => {
  const [first] = hintsOf(card);
  expect(first && short(first)).toBe(hint);
  expect(first?.severity).toBe("hint");
  expect(isXml(card)).toBe(false);
});

describe("edits", () => {
  test.each([
    [`${SVG} a="{{upper "b"}}"/>`, `${SVG} a="{{upper 'b'}}"/>`],
    [`<?xml version="1.0"?>\n{{!-- a --}}\n${SVG}/>`, `<?xml version="1.0"?>\n<!-- a -->\n${SVG}/>`],
  ])("%j", (card, fixed) => {
    const [edit] = hintsOf(card)[0]?.edits ?? [];
    if (!edit) throw new Error("no edit");
    const found = card.slice(0, edit.start.offset) + edit.text + card.slice(edit.end.offset);
    expect(found).toBe(fixed);
    expect(isXml(found)).toBe(true);
  });

  test.each([
    `${SVG} a="{{or x "it's"}}"/>`,
    `{{!-- a -- b --}}${SVG}/>`,
    `{{x}}${SVG}/>`,
    `{{!-- a --}}\n<?xml version="1.0"?>${SVG}/>`,
  ])("none: %j", (card) => expect(hintsOf(card)[0]?.edits).toBeUndefined());
});

test.each([
  `<!-- {{x "y"}} -->${SVG} a="{{or x 'b'}}" b='{{or x "c"}}' c="&quot;{{x}}">{{> p}}{{upper "a"}}{{!-- "a" --}}</svg>`,
  `${SVG}><style><![CDATA[ <a {{x}} b="{{or x "c"}}"> ]]></style></svg>`,
  '{{!-- a --}}<svg a="{{upper "b"}}"/>',
])("no hint: %j", (card) => expect(hintsOf(card)).toEqual([]));
