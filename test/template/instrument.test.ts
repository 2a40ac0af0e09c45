import { describe, expect, test } from "vitest";
import { compileCard, render } from "./sample.ts";

const FILE = "templates/sample/card.svg.hbs";

/** The rendered text with places written as "@line:column", for people to read. */
function drawn(template: string, fields: Parameters<typeof render>[1] = {}, partials = {}): string {
  return render(template, fields, { partials })
    .text.replace(/ b:at="(.*?:\d+:\d+):\d+"/g, ' b:at="$1"')
    .replaceAll(` b:at="${FILE}:`, ' @"')
    .replace(/ b:at="templates\/sample\/partials\/(\w+)\.svg\.hbs:/g, ' @"$1:');
}

describe("b:at", () => {
  test("every start tag states where it begins", () => {
    expect(drawn('<svg>\n  <g a="1"><rect/>\n</g></svg>')).toBe(
      '<svg @"1:1">\n  <g @"2:3" a="1"><rect @"2:12"/>\n</g></svg>',
    );
  });

  test("prolog, doctype and CDATA are unchanged, comments are left out", () => {
    const prolog = '<?xml version="1.0"?><!DOCTYPE svg><!-- <a> {{! <b> }}<c>--><![CDATA[<d>]]>';
    expect(drawn(`${prolog}<e/>`)).toBe('<?xml version="1.0"?><!DOCTYPE svg><![CDATA[<d>]]><e @"1:76"/>');
  });

  test("a tag may be interrupted by fields, and attributes may contain markup characters", () => {
    expect(drawn('<a x="{{x}}" y="<b>{{#if x}}<c>{{/if}}"><d/></a>', { x: "1" })).toBe(
      '<a @"1:1" x="1" y="<b><c>"><d @"1:41"/></a>',
    );
    expect(drawn('<a x=\'>\'{{#if x}} y="<"{{else}} z="<"{{/if}}><b/>', { x: 1 })).toContain('<b @"1:46"/>');
  });

  test("white space removed by Handlebars does not shift places", () => {
    expect(drawn("{{#if x}}\n  {{~#if x}}\n   <a/>\n{{~/if}}\n{{/if}}\n", { x: 1 })).toContain('<a @"3:4"/>');
    expect(drawn("<g>\r\n\t{{x}}\r\n\t<a/></g>", { x: 1 })).toContain('<a @"3:2"/>');
  });

  test("elements of a partial name the partial's file", () => {
    expect(drawn("<g>{{> box}}</g>", {}, { "partials/box": "\n<rect/>" })).toContain('<rect @"box:2:1"/>');
  });
});

test("line breaks in b:text are kept, though it is an attribute", () => {
  const text = (template: string, partials = {}) =>
    render(template, { x: "c\nd" }, { partials }).text.replace(/ b:(?:at|from)="[^"]*"/g, "");
  expect(text('<a x="a\nb" b:text="a\nb\r\n{{x}}\ne"\n y=\'\n\'/>\n')).toBe(
    '<a x="a\nb" b:text="a&#10;b&#10;c&#10;d&#10;e"\n y=\'\n\'/>\n',
  );
  expect(text("<a b:text='{{> p}}\n' x='\n'/>\n<b:text>\n</b:text>", { "partials/p": "a\nb" })).toBe(
    "<a b:text='a&#10;b&#10;' x='\n'/>\n<b:text>\n</b:text>",
  );
});

describe("b:from", () => {
  const from = (
    template: string,
    fields: Parameters<typeof render>[1] = {},
    partials = {},
  ): readonly string[] =>
    [...render(template, fields, { partials }).text.matchAll(/<b:text([^>]*)>/g)].map(
      (match) => /b:from="([^"]*)"/.exec(match[1] as string)?.[1] ?? "-",
    );

  test("the first field printed inside, without attributes", () => {
    expect(
      from('<b:text x="{{x}}">No. {{number}} {{title}}</b:text>', { x: 1, number: 1, title: "" }),
    ).toEqual(["number"]);
    expect(
      from("<b:text>{{upper title}}</b:text><b:text/>{{x}}<b:text>fixed</b:text>{{x}}", { title: "a", x: 1 }),
    ).toEqual(["title", "-", "-"]);
  });

  test("paths inside #with and #each continue from their block", () => {
    const fields = { special: { title: "Fog" }, list: [{ t: "a" }, { t: "b" }], words: ["x"] };
    expect(from("{{#with special}}<b:text>{{title}}</b:text>{{/with}}", fields)).toEqual(["special.title"]);
    expect(from("{{#each list}}<b:text>{{t}}</b:text>{{/each}}", fields)).toEqual(["list.0.t", "list.1.t"]);
    expect(
      from("{{#each words}}{{#each ../list}}<b:text>{{..}}{{t}}</b:text>{{/each}}{{/each}}", fields),
    ).toEqual(["words.0", "words.0"]);
    expect(from("<b:text>{{#with special}}{{title}}{{/with}}</b:text>", fields)).toEqual(["special.title"]);
    expect(from("<b:text>{{#each list}}{{t}}{{/each}}</b:text>", fields)).toEqual(["list"]);
    expect(from("{{#each list as |entry|}}<b:text>{{entry.t}}</b:text>{{/each}}", fields)).toEqual([
      "list.0.t",
      "list.1.t",
    ]);
  });

  test("partials know their arguments", () => {
    const partials = { "partials/line": "<b:text>{{text}}</b:text>" };
    expect(
      from(
        "{{> line text=special.title}}{{> line special}}",
        { special: { title: "a", text: "b" } },
        partials,
      ),
    ).toEqual(["special.title", "special.text"]);
    expect(
      from("{{#each list}}{{> line}}{{/each}}", { list: [{ text: "a" }, { text: "b" }] }, partials),
    ).toEqual(["list.0.text", "list.1.text"]);
  });

  test("icons and pictures by the attribute that names them", () => {
    const fields = { icon: "sword", art: { file: "a.png" }, x: 1 };
    const names = (template: string): readonly string[] =>
      [...render(template, fields).text.matchAll(/<([\w:]+)([^>]*)>/g)].map(
        (match) => /b:from="([^"]*)"/.exec(match[2] as string)?.[1] ?? "-",
      );
    expect(
      names(
        '<b:icon x="{{x}}" name="{{icon}}" y="1"/><b:icon name="{{@side}}"/><b:icon x="{{x}}" name="a"/>',
      ),
    ).toEqual(["icon", "-", "-"]);
    expect(names('<b:art href="art/{{art.file}}"/><image href="{{art.file}}"/><text>{{x}}</text>')).toEqual([
      "art.file",
      "art.file",
      "x",
    ]);
    expect(
      names(
        '<rect x="{{x}}" b:fill="{{icon}}" b:icon="{{icon}}"/><rect x="{{x}}"/><text b:text=\'No. {{x}}\'>a<tspan>b</tspan></text><text><tspan>a</tspan>{{x}}</text>',
      ),
    ).toEqual(["icon", "-", "x", "-", "x", "-"]);
  });

  test("rows of tables and @ names give nothing", () => {
    expect(from('{{#with (row "specials" "fog")}}<b:text>{{title}}</b:text>{{/with}}')).toEqual(["-"]);
    expect(from("<b:text>{{@card.id}} {{x}}</b:text>", { x: 1 })).toEqual(["-"]);
  });
});

describe("reads", () => {
  const reads = (template: string, partials = {}): readonly string[] =>
    compileCard(template, partials).reads.map(
      ({ path, guarded, place }) =>
        `${path.join(".")}${guarded ? "?" : ""} ${place.start.line}:${place.start.column}`,
    );

  test("fields that are printed or passed to helpers, with their places", () => {
    expect(
      reads("{{suit}}\n {{upper special.title}}{{@card.id}}{{> p}}", { "partials/p": "{{value}}" }),
    ).toEqual(["suit 1:3", "special.title 2:10", "value 1:3"]);
  });

  test("conditions guard themselves and their content", () => {
    expect(reads("{{#if a}}{{a.b}}{{c}}{{else}}{{a}}{{/if}}")).toEqual([
      "a? 1:7",
      "a.b? 1:12",
      "c 1:19",
      "a 1:32",
    ]);
    expect(reads("{{#if (and (present a) (not b))}}{{a}}{{b}}{{/if}}")).toEqual([
      "a? 1:21",
      "b? 1:29",
      "a? 1:36",
      "b 1:41",
    ]);
    expect(reads("{{#unless a}}{{else}}{{a}}{{/unless}}")).toEqual(["a? 1:11", "a? 1:24"]);
  });

  test("entries of lists are *", () => {
    expect(reads("{{#each list}}{{icon}}{{../name}}{{#each sub}}{{this}}{{/each}}{{/each}}")).toEqual([
      "list? 1:9",
      "list.*.icon? 1:17",
      "name 1:25",
      "list.*.sub? 1:42",
      "list.*.sub.*? 1:49",
    ]);
  });
});
