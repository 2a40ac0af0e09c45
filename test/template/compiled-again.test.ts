/** Templates after an edit: what is kept of their files gives what reading all of them anew gives. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import { compileTemplates } from "../../src/template/compile.ts";
import { createPiecePlaces, createPieceTable } from "../../src/template/pieces.ts";
import type { CompiledTemplates, TemplateFiles, TemplateSource } from "../../src/template/template.ts";
import { cardOf, deckOf, filesOf, sampleGame } from "./sample.ts";

type Texts = Readonly<Record<string, string>>;

/** Files as a project reads them: the same text of a file is the same object. */
function readingOnce(): (texts: Texts) => TemplateFiles {
  const known = new Map<string, TemplateSource>();
  const once = (source: TemplateSource): TemplateSource => {
    const key = `${source.file} ${source.text}`;
    const same = known.get(key) ?? source;
    known.set(key, same);
    return same;
  };
  const all = (sources: ReadonlyMap<string, TemplateSource>) =>
    new Map([...sources].map(([name, source]) => [name, once(source)]));
  return (texts) => {
    const { templates, partials } = filesOf(texts);
    return { templates: all(templates), partials: all(partials) };
  };
}

const NAMES = ["card", "back"];

/** What is found and drawn. */
function outcomeOf(files: TemplateFiles): unknown {
  const { value, diagnostics } = compileTemplates(files);
  return { diagnostics, drawn: NAMES.map((name) => drawnWith(value, name)) };
}

function drawnWith(templates: CompiledTemplates, name: string): unknown {
  const card = cardOf({ a: "x", n: 2 });
  const compiled = templates.get(name);
  if (!compiled) return undefined;
  const { value, diagnostics } = compiled.render({
    game: sampleGame,
    deck: deckOf(card),
    card,
    side: "front",
  });
  const { reads, helpers, dataReads, partials } = compiled;
  return { value, diagnostics, reads, helpers, dataReads, partials: partials.map(({ file }) => file) };
}

const FILES: Readonly<Record<string, readonly (string | undefined)[]>> = {
  card: [
    "<svg>{{> one x=n}}</svg>",
    "<svg><a>{{a}}</a>{{> two}}</svg>",
    "<svg>{{> none}}</svg>",
    "<svg>{{#if",
    undefined,
  ],
  back: ["<svg>{{> two}}</svg>", "<svg/>", undefined],
  "partials/one": ["<b>{{x}}</b>", "<b>{{x}}</b>{{> two}}", "{{@die}}", "{{> one}}", undefined],
  "partials/two": ["<c/>", "<c>{{n}}</c>", "<c>{{wrong n}}</c>", "{{> one}}", undefined],
  "partials/none": [undefined, "<d/>", "<d>{{#each"],
};

const texts = fc
  .record(Object.fromEntries(Object.entries(FILES).map(([path, all]) => [path, fc.constantFrom(...all)])))
  .map(
    (chosen) => Object.fromEntries(Object.entries(chosen).filter(([, text]) => text !== undefined)) as Texts,
  );

test("after any edits, templates are as if all files were read anew", () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 2, maxLength: 6 }), (versions) => {
      const read = readingOnce();
      for (const version of versions) expect(outcomeOf(read(version))).toEqual(outcomeOf(filesOf(version)));
    }),
    { numRuns: 200 },
  );
});

test("of templates that are compiled alone, the same is found and drawn as among all", () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...NAMES), (version, name) => {
      const files = filesOf(version);
      const all = compileTemplates(files);
      const alone = compileTemplates(files, new Set([name]));
      expect(all.diagnostics).toEqual(expect.arrayContaining([...alone.diagnostics]));
      const drawn = drawnWith(all.value, name);
      // A ring of partials stops all templates that call any, where it is seen.
      if (drawn || alone.diagnostics.length > 0) expect(drawnWith(alone.value, name)).toEqual(drawn);
      if (!drawn && files.templates.has(name) && !all.diagnostics.some(isRing))
        expect(alone.diagnostics).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const isRing = ({ rule }: Diagnostic): boolean => rule === "template/recursion";

test("faults of files that a template does not draw with are not looked for", () => {
  const files = filesOf({ card: "<svg>{{> one}}</svg>", back: "<svg>{{#if", "partials/one": "<b/>" });
  expect(compileTemplates(files).diagnostics.length).toBe(1);
  expect(compileTemplates(files, new Set(["card"])).diagnostics).toEqual([]);
});

test("a template is compiled again only if a file that it draws with has changed", () => {
  const read = readingOnce();
  const before = compileTemplates(
    read({
      card: "<svg>{{> one}}</svg>",
      back: "<svg>{{> two}}</svg>",
      "partials/one": "<a/>",
      "partials/two": "<b/>",
    }),
  ).value;
  const after = compileTemplates(
    read({
      card: "<svg>{{> one}}</svg>",
      back: "<svg>{{> two}}</svg>",
      "partials/one": "<a/>",
      "partials/two": "<c/>",
    }),
  ).value;
  expect(after.get("card")).toBe(before.get("card"));
  expect(after.get("back")).not.toBe(before.get("back"));
});

test("pieces before an edit of a template are the same objects", () => {
  const piecesOf = (template: string) => {
    const card = cardOf({ a: "x", n: 2 });
    const compiled = compileTemplates(filesOf({ card: template })).value.get("card");
    return compiled?.render({ game: sampleGame, deck: deckOf(card), card, side: "front" }).pieces?.pieces;
  };
  const [before, after] = ['<svg><a>{{a}}</a><b x="1"/></svg>', '<svg><a>{{a}}</a><b x="2"/></svg>'].map(
    piecesOf,
  );
  expect(after?.[0]).toBe(before?.[0]);
  expect(after?.[1]).not.toBe(before?.[1]);
});

test("pieces of a place go with the last template that has it", async () => {
  const [places, table] = [createPiecePlaces(), createPieceTable()];
  const pieceAt = (): WeakRef<object> => new WeakRef(places.maker(['<a x="', '"/>'])(table, ["1"]));
  const piece = pieceAt();
  // What a WeakRef was made of stays until the turn ends.
  await new Promise((resolve) => setImmediate(resolve));
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  setFlagsFromString("--no-expose-gc");
  expect(piece.deref()).toBeUndefined();
  expect(places.maker(['<a x="', '"/>'])(table, ["1"]).text).toBe('<a x="1"/>');
});
