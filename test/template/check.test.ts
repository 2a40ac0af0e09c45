import { describe, expect, test } from "vitest";
import { compileTemplates } from "../../src/template/compile.ts";
import type { TemplateFiles } from "../../src/template/template.ts";
import { faultsOf, filesOf, short } from "./sample.ts";

const faults = (text: string): readonly string[] => faultsOf({ card: text });

describe("T4: faults of a template have line and column in its own file", () => {
  test.each([
    ["a\n  {{upperr suit}}", 'unknown-helper 2:5 there is no helper "upperr"'],
    ["{{eq (sise a) 1}}", 'unknown-helper 1:7 there is no helper "sise"'],
    ["{{#iff a}}{{/iff}}", 'unknown-helper 1:4 there is no block "iff"'],
    ["{{if a}}", 'unknown-helper 1:3 "if" is a block, not a helper'],
    ["\n {{> frame}}", 'unknown-partial 2:6 there is no partial "frame"'],
    ["{{@crad.id}}", 'unknown-data 1:3 there is no "@crad"'],
    ["{{#if @card.nr}}{{/if}}", 'unknown-data 1:7 there is no "@card.nr"'],
    ['{{#if (eq @ink "lwo")}}{{/if}}', 'unknown-data 1:16 @ink is never "lwo"'],
    ['{{#if (ne "bakc" @side)}}{{/if}}', 'unknown-data 1:11 @side is never "bakc"'],
    ["{{@side.x}}", 'unknown-data 1:3 there is no "@side.x"'],
    ["\n\n{{#if a}}\n{{#each b}}{{/each}}\n", 'syntax 3:1 block "if" is never closed'],
    ["{{#if a}}\n{{/each}}", 'syntax 1:4 block "if" is closed by {{/each}}'],
    ["ab\n{{x y=}}", "syntax 2:7 unexpected }}"],
    ["{{ (x }}", "syntax 1:4 unexpected ("],
    ["{{upper (x }}", "syntax 1:12 unexpected }}"],
    ["a {{ b", "syntax 1:7 the template ends inside a field"],
    ["{{a % b}}", "syntax 1:5 unexpected %"],
    ["{{#if a == b}}{{/if}}", "syntax 1:10 unexpected ="],
    ["{{a 1.2.3}}", "syntax 1:7 unexpected number"],
    ["{{a/../b}}", 'syntax 1:3 "a/.." is not a path to a field'],
    ["{{else}}", "syntax 1:1 unexpected {{else}} outside a block"],
    ["{{/if}}", "syntax 1:1 unexpected {{/ without an open block"],
    ['{{"text"}}', "syntax 1:1 a literal is used instead of a field"],
    ["{{eq a}}", 'wrong-arguments 1:3 "eq" takes 2 values, found 1'],
    ["{{#each}}{{/each}}", 'wrong-arguments 1:4 "each" takes 1 value, found 0'],
    ["{{upper a b=1}}", 'wrong-arguments 1:11 "upper" takes no value named "b"'],
    ["a\u0001", "control-character 1:2 a drawing cannot contain the character U+0001"],
  ])("%j", (text, fault) => expect(faults(text)).toEqual([fault]));

  test("the nearest word is the fix", () => {
    const { diagnostics } = compileTemplates(
      filesOf({ card: "{{uper a}}{{> fram}}{{@decc.id}}", "partials/frame": "" }),
    );
    expect(diagnostics.map((one) => one.fix)).toEqual(['write "upper"', 'write "frame"', 'write "@deck"']);
  });

  test("faults of a partial are in the partial's file and are reported once", () => {
    const files = filesOf({ a: "{{> p}}", b: "{{> p}}", c: "fine", "partials/p": "\n{{nope x}}" });
    const { value, diagnostics } = compileTemplates(files);
    expect(diagnostics.map((one) => `${one.file} ${short(one)}`)).toEqual([
      'templates/sample/partials/p.svg.hbs unknown-helper 2:3 there is no helper "nope"',
    ]);
    expect(["a", "b", "c"].filter((name) => value.has(name))).toEqual(["c"]);
  });
});

describe("refusals", () => {
  test("T9: raw output", () => {
    expect(faults("{{{a}}}{{&b}}")).toEqual([
      "raw-output 1:1 values are never printed raw",
      "raw-output 1:8 values are never printed raw",
    ]);
  });

  test("T5, T10: reserved names, log, lookup", () => {
    expect(faults("{{constructor}}{{#if a.__proto__}}{{/if}}{{log a}}{{lookup a 'b'}}")).toEqual([
      'reserved-name 1:3 "constructor" cannot be a field',
      'reserved-name 1:22 "__proto__" cannot be a field',
      'unknown-helper 1:44 there is no helper "log"',
      'unknown-helper 1:53 there is no helper "lookup"',
    ]);
  });

  test("our own internal helpers cannot be called", () => {
    expect(faults("{{$print a 1}}")).toEqual(['unknown-helper 1:3 there is no helper "$print"']);
  });

  test("decorators, inline partials, partials with a body, computed partials", () => {
    expect(faults('{{#*inline "a"}}{{/inline}}')[0]).toMatch(/^unsupported 1:1 decorators/);
    expect(faults("{{#> a}}{{/a}}")[0]).toMatch(/^unsupported 1:1 partials with a body/);
    expect(faults("{{> (a)}}")[0]).toMatch(/^unsupported 1:5 the name of a partial/);
  });

  test("T1: a partial that calls itself, and a circle", () => {
    expect(faultsOf({ card: "{{> a}}", "partials/a": "{{#if x}}{{> a}}{{/if}}" })).toEqual([
      'recursion 1:10 partial "a" calls itself endlessly: a > a',
    ]);
    expect(faultsOf({ "partials/a": "{{> b}}", "partials/b": "{{> c}}", "partials/c": " {{> a}}" })).toEqual([
      'recursion 1:2 partial "a" calls itself endlessly: a > b > c > a',
    ]);
  });

  test("T7: too large, too many parts, too deep", () => {
    expect(faults("{{a}}".repeat(100_000))[0]).toMatch(/^limit 1:1 the template has 500000 characters/);
    expect(faults("{{a}}".repeat(20_001))).toEqual(["limit 1:100001 the template has more than 20000 parts"]);
    expect(faults(`${"{{#if a}}".repeat(65)}x${"{{/if}}".repeat(65)}`)).toEqual([
      "limit 1:577 more than 64 nested blocks and parentheses",
    ]);
    expect(faults(`${"{{#if a}}".repeat(60)}x${"{{/if}}".repeat(60)}`.repeat(2))).toEqual([]);
    expect(faults(`${"{{#if a}}".repeat(9000)}x${"{{/if}}".repeat(9000)}`)[0]).toMatch(/^limit /);
    expect(faults(`{{not ${"(not ".repeat(9000)}a${")".repeat(9000)}}}`)[0]).toMatch(/^limit /);
    expect(faults(`{{#if a}}${"{{else if b}}".repeat(9000)}{{/if}}`)[0]).toMatch(/^limit /);
  });

  test("T2: partials that double each other are counted at each call", () => {
    const doubling = Array.from({ length: 31 }, (_, n) => [
      `partials/p${n}`,
      `{{> p${n + 1}}}{{> p${n + 1}}}`,
    ]);
    const [fault] = faultsOf({ card: "{{> p0}}", ...Object.fromEntries(doubling), "partials/p31": "x" });
    expect(fault).toMatch(/^limit .*with its partials the template has more than 20000 parts/);
  });

  test("T8: a large partial called often is counted in characters, up to the 21st of 100,000 each", () => {
    const files = { card: "{{> p}}".repeat(50), "partials/p": "x".repeat(100_000) };
    expect(faultsOf(files)[0]).toMatch(
      /^limit 1:141 with its partials the template has more than 2097152 characters/,
    );
  });
});

describe("shipped files", () => {
  const sound = (files: TemplateFiles): TemplateFiles => ({
    ...files,
    templates: marked(files.templates),
    partials: marked(files.partials),
  });
  const marked = (sources: TemplateFiles["templates"]) =>
    new Map(
      [...sources].map(([name, source]) => [
        name,
        name.startsWith("our-") ? { ...source, isSound: true } : source,
      ]),
    );

  test("are neither read nor checked before they are used", () => {
    const { value, diagnostics } = compileTemplates(sound(filesOf({ "our-a": "{{#if", mine: "fine" })));
    expect(diagnostics).toEqual([]);
    expect(value.has("mine")).toBe(true);
    expect(value.has("our-a")).toBe(false);
  });

  test("are called by templates of a game, and call each other", () => {
    const files = {
      mine: "{{> our-p}}",
      "our-t": "{{> our-p}}",
      "partials/our-p": "{{> our-q}}",
      "partials/our-q": "{{a.b}}",
    };
    const { value, diagnostics } = compileTemplates(sound(filesOf(files)));
    expect(diagnostics).toEqual([]);
    for (const name of ["mine", "our-t"])
      expect(value.get(name)?.reads.map(({ path }) => path.join("."))).toEqual(["a.b"]);
  });

  test("a game's partials that call them are checked for their own content", () => {
    const files = { mine: "{{> own}}", "partials/own": "{{> our-p}}{{nope x}}", "partials/our-p": "fine" };
    const { value, diagnostics } = compileTemplates(sound(filesOf(files)));
    expect(diagnostics.map(short)).toEqual(['unknown-helper 1:14 there is no helper "nope"']);
    expect(value.has("mine")).toBe(false);
  });
});
