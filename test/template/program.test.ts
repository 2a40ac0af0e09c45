/** Our evaluation of templates against Handlebars' own compiler and runtime: text, findings and work are the same. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Result } from "../../src/diagnostics/diagnostic.ts";
import type { Game } from "../../src/game/game.ts";
import { INKS } from "../../src/game/ink.ts";
import { facesOf } from "../../src/pipeline/draw/faces.ts";
import { setupSheetFaces } from "../../src/pipeline/draw/scenario-faces.ts";
import { readTemplates } from "../../src/pipeline/draw/templates.ts";
import { readGame } from "../../src/pipeline/read/read-game.ts";
import { checkTemplate } from "../../src/template/check/check-template.ts";
import { compileTemplates } from "../../src/template/compile.ts";
import { faceDataOf } from "../../src/template/data/face-data.ts";
import { type Instrumented, instrument } from "../../src/template/instrument/instrument.ts";
import { type ParsedTemplate, parseTemplate } from "../../src/template/parse.ts";
import {
  createPiecePlaces,
  createPieceTable,
  type Piece,
  type PieceGroup,
  textOfPieces,
} from "../../src/template/pieces.ts";
import { drawingRenderer, type Renders, textRenderer } from "../../src/template/program/render-program.ts";
import { XML } from "../../src/template/program/writing.ts";
import { Rendering } from "../../src/template/rendering.ts";
import type { FaceContext, TemplateFiles } from "../../src/template/template.ts";
import { shippedGame } from "../support/game/shipped-game.ts";
import { byHandlebars } from "./by-handlebars.ts";
import { cardOf, deckOf, filesOf, sampleGame } from "./sample.ts";

/** What a face gives: as a text, in pieces, and evaluated by Handlebars. */
function allWays(files: TemplateFiles, name: string): (face: FaceContext) => readonly string[] {
  const made = instrumentedOf(files, name);
  const ways = [textRenderer(made, XML), inPieces(made), byHandlebars(made)];
  return (face) =>
    ways.map((way) => {
      const rendering = new Rendering(face, made.sites);
      const text = way(rendering, face.card.fields, () => faceDataOf(face));
      return JSON.stringify([text, rendering.diagnostics, rendering.spent]);
    });
}

function inPieces(made: Instrumented): Renders<string> {
  const render = drawingRenderer(made, createPiecePlaces());
  const table = createPieceTable();
  return (...place) => {
    const { pieces, text, length } = render(...place, table);
    const whole = pieces ? textOfPieces(pieces) : text;
    expect(length).toBe(whole.length);
    return whole;
  };
}

function expectSame([ours, pieces, theirs]: readonly string[]): void {
  if (ours !== theirs) expect(ours).toBe(theirs);
  if (pieces !== theirs) expect(pieces).toBe(theirs);
}

function instrumentedOf({ templates, partials }: TemplateFiles, name: string): Instrumented {
  const parsed = (from: TemplateFiles["templates"], one: string): ParsedTemplate | undefined => {
    const source = from.get(one);
    const read = source && parseTemplate(source);
    return read && "ok" in read ? read.ok : undefined;
  };
  const main = parsed(templates, name);
  const made = main && instrument(main, { get: (one: string) => parsed(partials, one) });
  if (!made || !("ok" in made)) throw new Error(`${name} cannot be compiled`);
  return made.ok;
}

const take = <T>({ value }: Result<T>): T => value;

/** Faces of each template to compare; more with PROGRAM_RUNS. */
const MOST_FACES = Number(process.env.PROGRAM_RUNS ?? 3);

test.each(["pirate-quest", "pirate-attack", "pirate-tricks", "pirates-flag"])("faces of %s", (id) => {
  const { project } = shippedGame(id);
  const game = take(readGame(project, id)).game as Game;
  const files = take(readTemplates(project, id));
  const compiled = take(compileTemplates(files));
  const ways = new Map<string, { readonly all: ReturnType<typeof allWays>; count: number }>();
  const get = (name: string) => {
    const template = compiled.get(name);
    if (!template) return undefined;
    const way = ways.get(name) ?? { all: allWays(files, name), count: 0 };
    ways.set(name, way);
    const render = (face: FaceContext) => {
      way.count += 1;
      if (way.count <= MOST_FACES) expectSame(way.all(face));
      return { value: "", pieces: undefined, diagnostics: [], spent: { steps: 0, work: 0, output: 0 } };
    };
    return { ...template, render };
  };
  const templates = { get, has: (name: string) => compiled.has(name) };
  for (const ink of INKS) {
    const inked = { ...game, ink };
    for (const face of [...facesOf(inked, templates), ...setupSheetFaces(inked, templates)]) face.render();
    for (const way of ways.values()) way.count = 0;
  }
  expect(ways.size).toBeGreaterThan(5);
});

const name = fc.constantFrom("a", "n", "zero", "no", "list", "map", "words", "deep", "empty", "none", "text");
const path = fc.oneof(
  { weight: 5, arbitrary: name },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      "this",
      ".",
      "..",
      "../..",
      "../a",
      "../../n",
      "./a",
      "this.v",
      "v",
      "map.k",
      "map.k.v",
      "deep.x.y",
      "x",
      "i",
      "x.v",
      "list.0",
      "list.length",
      "text.length",
      "@index",
      "@number",
      "@key",
      "@first",
      "@last",
      "@../index",
      "@../../key",
      "@root.a",
      "@root.map.k",
      "@root",
      "@card.id",
      "@deck.title",
      "@game.title",
      "@side",
      "@map",
      "@die",
      "@symbols.pip",
      "missing",
      "map.missing.more",
      "list.[0].v",
      "[this]",
      "constructor.name",
      "toString",
      "@../card.id",
    ),
  },
); // prettier-ignore
const literal = fc.constantFrom("1", "0", "-2.5", '"t"', "'<&'", '""', "true", "false", "null", "undefined");
const { expression } = fc.letrec<{ expression: string; call: string }>((tie) => ({
  expression: fc.oneof({ maxDepth: 3, depthSize: "small" }, path, path, literal, tie("call")),
  call: fc
    .tuple(
      fc.constantFrom(
        "eq",
        "ne",
        "and",
        "or",
        "not",
        "present",
        "add",
        "upper",
        "join",
        "size",
        "range",
        "gt",
      ),
      fc.array(tie("expression"), { minLength: 1, maxLength: 2 }),
    )
    .map(([helper, values]) => {
      const count = ["not", "present", "upper", "size"].includes(helper) ? 1 : 2;
      const all = values.length < count ? [...values, ...values] : values.slice(0, count);
      return `(${helper} ${all.join(" ")})`;
    }),
}));

const strip = fc.constantFrom("", "", "", "~");
const open = fc.tuple(strip, strip);
const tag = ([left, right]: readonly [string, string], inside: string): string =>
  `{{${left}${inside}${right}}}`;

const { body } = fc.letrec<{ body: string; part: string }>((tie) => ({
  body: fc.array(tie("part"), { maxLength: 4 }).map((parts) => parts.join("")),
  part: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    fc.constantFrom("x", " ", "\n", "<g>", '<a b="', '"/>', "\n  ", "é&amp;", "{{! c }}", "\\{{raw}}"),
    fc.tuple(open, path).map(([strips, one]) => tag(strips, one)),
    fc
      .tuple(open, expression)
      .map(([strips, one]) => tag(strips, one.startsWith("(") ? one.slice(1, -1) : "a")),
    fc
      .tuple(
        fc.constantFrom("if", "unless", "each", "with", "times", "if", "each"),
        expression,
        fc.constantFrom("", "", "", " as |x|", " as |x i|", " includeZero=true", " includeZero=n"),
        tie("body"),
        fc.option(
          fc.tuple(fc.constantFrom("{{else}}", "{{^}}", "\n{{else}}\n", "{{else if n}}"), tie("body")),
        ),
        open,
      )
      .map(([block, value, more, inside, other, strips]) => {
        const isTest = block === "if" || block === "unless";
        const suits = more.startsWith(" as") ? !isTest : more === "" || isTest;
        const start = tag(strips, `#${block} ${value}${suits ? more : ""}`);
        return `${start}${inside}${other ? other.join("") : ""}{{/${block}}}`;
      }),
    fc
      .tuple(
        fc.constantFrom("p", "q", "r"),
        fc.option(path),
        fc.array(fc.tuple(fc.constantFrom("a", "v", "n"), expression), { maxLength: 2 }),
        fc.constantFrom("", "\n  "),
      )
      .map(([partial, context, given, before]) => {
        const named = given.map(([key, value]) => ` ${key}=${value}`).join("");
        return `${before}{{> ${partial}${context ? ` ${context}` : ""}${named}}}${before}`;
      }),
  ),
}));

const PARTIALS = {
  "partials/p": "<p>{{a}}{{v}}{{#each list}}{{v}}{{../a}}{{@index}}{{/each}}</p>",
  "partials/q": "{{#with map}}{{> r k a=../a}}{{/with}}\n",
  "partials/r": "  {{#if v}}{{v}}{{n}}{{else}}{{this.a}}{{/if}}\n",
};

const FIELDS = {
  a: "A & b",
  n: 2,
  zero: 0,
  no: false,
  list: [{ v: 1, list: [] }, { v: "two" }, null, 1, "1"],
  map: { k: { v: 3, a: "inner" }, "x y": "z" },
  words: ["a", "b"],
  deep: { x: { y: "why" } },
  empty: [],
  none: null,
  text: "It's <b>",
};

const around = fc.constantFrom(
  ["", ""],
  ['<svg viewBox="0 0 1 1">', "</svg>"],
  ["<svg>\n <g{{#if n}} a='{{n}}'{{/if}}>\n", "</g>\n</svg>\n"],
  ["<svg><rect/>{{#each list}}<b:text>{{v}}", "</b:text>{{/each}}</svg>"],
);

test("generated templates", () => {
  const card = cardOf(FIELDS);
  const face = { game: sampleGame, deck: deckOf(card), card, side: "front" } as const;
  let compared = 0;
  fc.assert(
    fc.property(around, body, ([before, after], inside) => {
      const files = filesOf({ card: `${before}${inside}${after}`, ...PARTIALS });
      const source = files.templates.get("card");
      const parsed = source && parseTemplate(source);
      if (!parsed || !("ok" in parsed) || checkTemplate(parsed.ok, [...files.partials.keys()]).length > 0)
        return;
      compared += 1;
      expectSame(allWays(files, "card")(face));
    }),
    { numRuns: Number(process.env.PROGRAM_RUNS ?? 250) },
  );
  expect(compared).toBeGreaterThan(100);
});

describe("a template is drawn in pieces", () => {
  const piecesIn = (template: string) => {
    const partials = { "partials/two": "<a/> <b/>", "partials/open": "<g>", "partials/word": "{{n}}" };
    const files = filesOf({ card: template, ...partials });
    const card = cardOf(FIELDS);
    const face = { game: sampleGame, deck: deckOf(card), card, side: "front" } as const;
    return compileTemplates(files).value.get("card")?.render(face).pieces?.pieces;
  };
  const unmarked = (text: string): string => text.replace(/ b:(?:at|from)="[^"]*"/g, "");
  const piecesOf = (template: string): readonly string[] | undefined => {
    const shown = (piece: Piece | PieceGroup | string): string => {
      if (typeof piece === "string") return "";
      if (!("leaves" in piece)) return unmarked(piece.text);
      return `${shown(piece.open)}[${piece.leaves.map(shown).filter(Boolean).join("|")}]`;
    };
    return piecesIn(template)?.map(shown).filter(Boolean);
  };

  test.each([
    ["<svg><a/> <b>{{n}}</b></svg>", ["<a/>", "<b>2</b>"]],
    [
      "<svg>{{#if n}}<a/>{{else}}<b/>{{/if}}{{#times n}}<c x='{{@index}}'/>{{/times}}</svg>",
      ["<a/>", "<c x='0'/>", "<c x='1'/>"],
    ],
    ["<svg>{{> two}}<g>{{> two}}{{n}}</g></svg>", undefined],
    [
      "<svg>{{> two}}<g x='>'><p>{{> two}}</p><q/></g></svg>",
      ["<a/>", "<b/>", "<g x='>'>[<p><a/> <b/></p>|<q/>]"],
    ],
    [
      "<svg><a{{#if n}} x='{{n}}'{{/if}}/><a{{#if zero}} x='{{n}}'{{/if}}></a></svg>",
      ["<a x='2'/>", "<a></a>"],
    ],
    ['<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- c --><svg><a/></svg>\n', ["<a/>"]],
    // A tag or an element that is opened and closed in different places, text between elements, a value that ends a tag.
    ["<svg>{{#if n}}<g>{{/if}}<a/>{{#if n}}</g>{{/if}}</svg>", undefined],
    ["<svg>{{> open}}<a/></g></svg>", undefined],
    ["<svg><a {{#if n}}/><b {{/if}}/></svg>", undefined],
    ["<svg><g>{{#if n}}</g><g>{{/if}}</g></svg>", undefined],
    ["<svg>stray<a/></svg>", undefined],
    ["<svg>{{n}}<a/></svg>", undefined],
    ["<svg><a x=1 {{n}}></a></svg>", undefined],
    ["<svg><a><![CDATA[<b>]]></a></svg>", undefined],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg><a/></svg>', undefined],
    ["{{#if n}}<svg>{{/if}}<a/></svg>", undefined],
    ["<svg><a/></svg>{{n}}", undefined],
  ])("%s", (template, expected) => expect(piecesOf(template)).toEqual(expected));

  const boxOf = (box: string) => {
    const pieces = piecesIn(`<svg>${box}</svg>`)?.filter((piece) => typeof piece !== "string");
    const [only] = pieces ?? [];
    return only && "tag" in only && only.tag ? [unmarked(only.tag.text), only.words] : undefined;
  };

  test.each([
    ["<b:text x='{{n}}'>{{a}}</b:text>", ["<b:text x='2'", "A & b"]],
    [
      "<b:text x='1'>{{a}}: {{#if n}}{{text}} &amp;{{/if}}{{#each words}}{{this}}{{/each}}</b:text>",
      ["<b:text x='1'", "A & b: It's <b> &ab"],
    ],
    ["<b:text {{#if n}}x='>'{{/if}}>&#39;{{> word}}&quot;</b:text>", ["<b:text x='>'", "'2\""]],
    ["<b:text x='1'></b:text>", ["<b:text x='1'", ""]],
    // With elements, with characters that are written in another way, with another end tag.
    ["<b:text x='1'>{{a}}<b/></b:text>", undefined],
    ["<b:text x='1'>{{#if n}}<b>{{n}}</b>{{/if}}</b:text>", undefined],
    ["<b:text x='1'>{{a}}'s</b:text>", undefined],
    ["<b:text x='1'>{{a}}&#x27;s</b:text>", undefined],
    ["<b:text x='1'>{{a}}</b:text >", undefined],
    ["<b:text x='1'/>", undefined],
    ["<b:texts x='1'>{{a}}</b:texts>", undefined],
  ])("%s as a text box", (box, expected) => expect(boxOf(box)).toEqual(expected));

  test("equal pieces of two faces are one object", () => {
    const compiled = compileTemplates(filesOf({ card: "<svg><a>{{a}}</a><b>{{n}}</b></svg>" })).value.get(
      "card",
    );
    const [one, two] = ["x", "y"].map((a) => {
      const card = cardOf({ a, n: 1 });
      return compiled?.render({ game: sampleGame, deck: deckOf(card), card, side: "front" }).pieces?.pieces;
    });
    expect(two?.[0]).not.toBe(one?.[0]);
    expect(two?.[1]).toBe(one?.[1]);
  });
});
