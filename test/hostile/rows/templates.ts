/** T: templates. Only strings are compiled, nothing runs, and what a template makes of a card is limited. */
import type { HostileRow } from "../row.ts";
import { card, deck, partial, titled } from "../templates-and-decks.ts";

const CARD = "templates/sample/card.svg.hbs";
const AT = (place: string, rule: string): readonly string[] => [`${CARD}:${place} ${rule}`];
const LONG_LIST = deck(`  - { id: cook, rank: 1, title: Cook, list: [${Array(2000).fill("a").join(", ")}] }`);

/** Forty partials, each of which calls the next one twice: 2^40 calls in the end. */
const doubling = Object.assign(
  {},
  ...Array.from({ length: 41 }, (_, number) =>
    partial(`p${number}`, number === 40 ? "<g/>" : `{{> p${number + 1}}}{{> p${number + 1}}}`),
  ),
);

export const ROWS: readonly HostileRow[] = [
  {
    row: "T1",
    what: "a partial that calls itself",
    files: { ...card("  {{> a}}"), ...partial("a", "<g>{{> a}}</g>") },
    finds: ["templates/sample/partials/a.svg.hbs:1:4 template/recursion"],
    says: ["a > a"],
    status: 1,
  },
  {
    row: "T1",
    what: "two partials that call each other",
    files: { ...card("  {{> a}}"), ...partial("a", "<g>{{> b}}</g>"), ...partial("b", "<g>\n  {{> a}}</g>") },
    finds: ["templates/sample/partials/b.svg.hbs:2:3 template/recursion"],
    says: ["a > b > a"],
    status: 1,
  },
  {
    row: "T2",
    what: "partials that double forty times",
    files: { ...card("  {{> p0}}"), ...doubling },
    finds: ["templates/sample/partials/p31.svg.hbs:1:1 template/limit"],
    status: 1,
  },
  {
    row: "T2",
    what: "three loops over 2,000 entries inside each other",
    files: {
      ...card("  {{#each list}}{{#each ../list}}{{#each ../../list}}<g/>{{/each}}{{/each}}{{/each}}"),
      ...LONG_LIST,
    },
    finds: AT("3:42", "template/limit"),
    says: ["card cook"],
    status: 1,
  },
  ...unknownNames(),
  {
    row: "T4",
    what: "an unknown helper",
    files: card("  {{nohelper 1}}"),
    finds: AT("3:5", "template/unknown-helper"),
    status: 1,
  },
  {
    row: "T4",
    what: "an unknown partial",
    files: card("  {{> nopartial}}"),
    finds: AT("3:7", "template/unknown-partial"),
    status: 1,
  },
  {
    row: "T4",
    what: "a decorator",
    files: card("  {{* deco}}"),
    finds: AT("3:3", "template/unsupported"),
    status: 1,
  },
  {
    row: "T4",
    what: "a template of which only half was saved",
    files: { [CARD]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9">\n<g><rect wid' },
    finds: AT("2:4", "template/syntax"),
    lacks: ["deck/unread-field"],
    status: 1,
  },
  {
    row: "T4",
    what: "a template that consists of its first line",
    files: { [CARD]: '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n' },
    finds: AT("1:1", "template/syntax"),
    lacks: ["deck/unread-field"],
    status: 1,
  },
  {
    row: "T4",
    what: "a block that is never closed",
    files: card("  {{#if rank}}<g/>"),
    finds: AT("3:3", "template/syntax"),
    status: 1,
  },
  {
    row: "T4",
    what: "an unknown field in a partial: its own file is named",
    files: { ...card("  {{> a}}"), ...partial("a", "<g>\n  {{nope}}</g>") },
    finds: ["templates/sample/partials/a.svg.hbs:2:5 template/unknown-field"],
    status: 1,
  },
  ...reservedNames(),
  {
    row: "T5",
    what: "lookup",
    files: card("  {{lookup this 'constructor'}}"),
    finds: AT("3:5", "template/unknown-helper"),
    status: 1,
  },
  {
    row: "T6",
    what: "a syntax tree where the name of a template is expected",
    files: {
      "content/sample/decks/crew.yaml":
        "deck: crew\ntitle: Crew\nsize: poker-us\nfront: { type: Program, body: [] }\ncards:\n  - { id: cook }\n",
    },
    finds: ["content/sample/decks/crew.yaml:4:10 schema/wrong-type"],
    status: 1,
  },
  {
    row: "T7",
    what: "100,000 fields in a row",
    files: card("{{rank}}".repeat(100_000)),
    finds: AT("1:1", "template/limit"),
    status: 1,
  },
  {
    row: "T7",
    what: "3,000 blocks inside each other",
    files: card(`${"{{#if rank}}".repeat(3000)}${"{{/if}}".repeat(3000)}`),
    // block 65 begins after 64 times the 12 characters of "{{#if rank}}"
    finds: AT("3:769", "template/limit"),
    status: 1,
  },
  {
    row: "T8",
    what: "an output of 270 MB",
    files: {
      ...card(
        `  {{#each list}}{{#each ../list}}<text x="1" y="1">{{this}} ${"word ".repeat(10)}</text>{{/each}}{{/each}}`,
      ),
      ...LONG_LIST,
    },
    finds: AT("3:54", "template/limit"),
    status: 1,
    megabytes: 300,
  },
  {
    row: "T9",
    what: "markup characters in a value print as they are",
    files: titled(`'<b>"A" & ''B''</b>'`),
    finds: [],
    status: 0,
  },
  {
    row: "T9",
    what: "three braces",
    files: card("  {{{title}}}"),
    finds: AT("3:3", "template/raw-output"),
    status: 1,
  },
  {
    row: "T9",
    what: "an ampersand in braces",
    files: card("  {{&title}}"),
    finds: AT("3:3", "template/raw-output"),
    status: 1,
  },
  {
    row: "T9",
    what: "a value as an attribute without quotes",
    files: card('  <rect width={{rank}} height="3"/>'),
    finds: AT("3:3", "svg/parse"),
    status: 1,
  },
  {
    row: "T10",
    what: "log: findings for programs stay valid JSON",
    files: card("  {{log title}}"),
    command: ["check", "sample", "--format", "json"],
    finds: [],
    says: ['{\n  "format": 1,', '"rule": "template/unknown-helper"'],
    status: 1,
  },
  {
    row: "T11",
    what: "a list where text is printed",
    files: { ...card("  {{list}}"), ...deck("  - { id: cook, rank: 1, title: Cook, list: [a] }") },
    finds: AT("3:5", "template/not-text"),
    lacks: ["[object"],
    status: 1,
  },
  {
    row: "T11",
    what: "a map where text is printed",
    files: card("  {{@card}}"),
    finds: AT("3:5", "template/not-text"),
    lacks: ["[object"],
    status: 1,
  },
];

function unknownNames(): readonly HostileRow[] {
  const inputs = {
    printed: ["<g>{{nope}}</g>", 8],
    "given to a helper": ["<g>{{upper nope}}</g>", 14],
    "asked for": ["{{#if nope}}<g/>{{/if}}", 9],
  } as const;
  return Object.entries(inputs).map(([what, [line, column]]) => ({
    row: "T3",
    what: `an unknown field, ${what}`,
    files: card(`  ${line}`),
    finds: AT(`3:${column}`, "template/unknown-field"),
    status: 1,
  }));
}

function reservedNames(): readonly HostileRow[] {
  const inputs = [
    ["{{constructor}}", 5],
    ["{{__proto__.x}}", 5],
    ["{{title.constructor}}", 5],
    ["{{#with title as |x|}}{{x.constructor.constructor}}{{/with}}", 27],
  ] as const;
  return inputs.map(([line, column]) => ({
    row: "T5",
    what: line,
    files: card(`  ${line}`),
    finds: AT(`3:${column}`, "template/reserved-name"),
    status: 1,
  }));
}
