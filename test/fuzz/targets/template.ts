/**
 * Templates: the shipped ones and a small one with everything that a template may contain, corrupted, drawn for cards.
 */
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";
import type { Target } from "../fuzz.ts";
import { bytesOf, corrupted } from "../mutate.ts";
import { checkWith } from "../project.ts";

const CARD = "templates/sample/card.svg.hbs";

const SEEDS = [
  SAMPLE_GAME[CARD] as string,
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  {{#each (range 1 3)}}<g transform="translate({{this}} {{@index}})">{{#if @first}}<circle r="{{add @number 1}}"/>{{else}}{{@root.title}}{{/if}}</g>{{/each}}
  {{#with title as |t|}}<text x="1" y="9">{{upper t}}</text>{{/with}}{{#times 2}}{{> piece}}{{/times}}
  <b:text x="5" y="50" width="53" height="28" size="10pt" min-size="8pt" align="center">{{title}} **b** :skull:</b:text>
  <b:icon name="skull" x="5" y="5" size="8" fill="#222"/>{{!-- a comment --}}
</svg>
`,
].map((text) => Buffer.from(text));

const WORDS = [
  "{{",
  "}}",
  "{{{",
  "}}}",
  "{{#if rank}}",
  "{{/if}}",
  "{{else}}",
  "{{#each title}}",
  "{{#times 1e9}}",
  "{{> piece}}",
  "{{> (lookup)}}",
  "{{*inline}}",
  "{{!--",
  "--}}",
  "{{~",
  "../",
  "@root.",
  "@index",
  "this.",
  "constructor",
  "__proto__",
  "(add ",
  "(range 1 1e9)",
  ")",
  " as |x|}}",
  "\\{{",
  "<g>",
  "</g>",
  "<b:text ",
  'width="',
  '"',
  "'",
  "&",
  "<!--",
  "]]>",
  "1e308",
  "-1",
  "NaN",
  "\0",
];

export const TEMPLATE: Target = {
  name: "template",
  inputs: corrupted(SEEDS, bytesOf(WORDS, "utf8")),
  find: (input) => checkWith({ [CARD]: input, "templates/sample/partials/piece.svg.hbs": "<g>{{rank}}</g>" }),
};
