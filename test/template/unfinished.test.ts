/** Half-saved templates: one finding each, at the part that was begun. */
import { expect, test } from "vitest";
import { faultsOf } from "./sample.ts";

const WHOLE = `<?xml version="1.0"?>
<!-- A card -->
<svg viewBox="0 0 9 9">
<g id="a">{{#if x}}<rect fill="{{y}}"/>{{/if}}</g>
<style><![CDATA[a{b:c}]]></style>
<b:text>{{z}} &amp; {{> p}}</b:text>
</svg>
`;

const PARTIALS = { "partials/p": "<g/>" };

test("truncated after any of its characters, a template has one fault", () => {
  const end = WHOLE.indexOf("</svg>") + "</svg>".length;
  for (let length = 0; length < end; length++) {
    const card = WHOLE.slice(0, length);
    const faults = faultsOf({ card, ...PARTIALS });
    // The last thing is a partial's, and what that leaves open is unknown.
    if (/\{\{> p\}\}<?\/?$/.test(card)) continue;
    expect(faults, JSON.stringify(card)).toHaveLength(1);
  }
  for (let length = end; length <= WHOLE.length; length++)
    expect(faultsOf({ card: WHOLE.slice(0, length), ...PARTIALS })).toEqual([]);
});

test.each([
  ["", "syntax 1:1 the template is empty, expected <svg>"],
  [" \n", "syntax 1:1 the template is empty, expected <svg>"],
  ['<?xml version="1.0"?>\n<!-- a -->', "syntax 1:1 the template is empty, expected <svg>"],
  ["<sv", "syntax 1:1 the tag <sv is never closed"],
  ["<!-- a\n --><svg", "syntax 2:5 the tag <svg is never closed"],
  ['<svg>\n<g id="a', "syntax 2:1 the tag <g is never closed"],
  ['<svg>\n<g id="{{x}}" ', "syntax 2:1 the tag <g is never closed"],
  ["<svg>\n<g/>", "syntax 1:1 <svg> is never closed"],
  ["<s:svg>\n<g></s:sv", "syntax 1:1 <s:svg> is never closed"],
  ["<svg></svg", "syntax 1:1 <svg> is never closed"],
  ["<svg><style><![CDATA[", "syntax 1:1 <svg> is never closed"],
])("%j", (card, fault) => expect(faultsOf({ card })).toEqual([fault]));

test.each([
  "<svg/>",
  "<svg></svg ><!-- a -->\n",
  "{{#if x}}<svg>{{else}}<svg a='>'>{{/if}}</svg>",
  "{{#if x}}<svg a='{{else}}<svg b='{{/if}}'></svg>",
  "<svg>{{> p}}",
  "{{> p}}<g/>",
  "{{x}}",
])("%j may be complete", (card) => expect(faultsOf({ card, ...PARTIALS })).toEqual([]));
