/**
 * What rules keep of a game from one check to the next changes no finding: after edits of cards, words, the template, the
 * glossary, rules and severities, an open project finds the same in the same order as one that keeps nothing.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { createMemory } from "../../src/remember/memory.ts";
import { inProcess, write } from "../edits/run-edits.ts";
import { rememberedBundle } from "../support/game/remembered-bundle.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../support/game/sample-game.ts";

interface CardOf {
  readonly id: string;
  readonly text: string;
  readonly sign: string;
  readonly colour: string;
}

interface GameOf {
  readonly cards: readonly CardOf[];
  readonly template: number;
  readonly glossary: number;
  readonly rules: number;
  readonly severity: number;
}

const TEXTS = [
  "Draw two cards from the whole deck",
  "Draw two card from the whole deck",
  "Draw 2 cards from the whole deck",
  "Draw two cards from the whole  deck",
  "Draw two cards and then from the whole deck",
  "Take the the sword (once",
  'Take the sword, \\u201csaid\\u201d the \\"crew\\"',
  "Crew and creww of the Luck point",
  "A luckpoint for :pip: or :nothing:",
  "Call the pilot {{now}}",
  "Draw three pips ",
];
const SIGNS = ["plain-circle", "flag", "anchor", "cook"];
const COLOURS = ["#c23a32", "#3f9153", "#1d3f76"];

const TEMPLATES = [
  "{{text}}",
  "{{text}} {{sign}}",
  "{{text}} :anchor: {{> mark}}",
  "{{#if (eq sign 'flag')}}{{text}}{{else}}none{{/if}}",
  "{{sign}}",
];
const drawing = (
  inner: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <rect x="0" y="60" width="63.5" height="20" fill="{{colour}}"/>
  <b:text x="5" y="5" width="53.5" height="40" size="12pt" font="Alegreya">${inner}</b:text>
</svg>
`;

const GLOSSARIES = [
  "terms:\n  crew: { title: crew, meaning: everyone on board }\n",
  "terms:\n  luck: { title: luck point, meaning: earned }\n  cook: { title: Cook, meaning: a card }\nicons: { flag: anchor, oar: anchor }\n",
  "terms:\n  sword: { title: Sword, meaning: a suit }\nsymbols:\n  pip: { title: Pip, meaning: one point, icon: plain-circle }\n",
];
const RULES = [
  "",
  "rules:\n  - { id: some, deck: crew, check: count, is: 6, why: six sail the ship }\n",
  'rules:\n  - { id: words, deck: crew, check: pattern, field: text, matches: "^D", why: all draw }\n',
];
const SEVERITIES = [
  "",
  "severity:\n  - { rule: words/doubled-word, is: off }\n  - { rule: text/near-duplicate, is: error }\n",
];

function filesOf({ cards, template, glossary, rules, severity }: GameOf): ProjectFiles {
  const items = cards.map(
    ({ id, text, sign, colour }) =>
      `  - id: ${id}\n    text: "${text}"\n    sign: "${sign}"\n    colour: "${colour}"\n`,
  );
  const { "content/sample/rules.yaml": _, ...sample } = SAMPLE_GAME;
  return {
    ...sample,
    "content/sample/game.yaml": `broadside: 1\nid: sample\ntitle: Sample\nversion: 1.0.0\n${SEVERITIES[severity]}`,
    "content/sample/glossary.yaml": GLOSSARIES[glossary] as string,
    ...(rules === 0 ? {} : { "content/sample/rules.yaml": RULES[rules] as string }),
    "content/sample/decks/crew.yaml": `deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { text: { type: string }, sign: { type: string }, colour: { type: string } } }
defaults: { sign: flag }
cards:
${items.join("")}`,
    "templates/sample/card.svg.hbs": drawing(TEMPLATES[template] as string),
    "templates/sample/partials/mark.svg.hbs": "mark\n",
  };
}

/** Findings that appear because something has gone: they are missing if it is not removed from what is kept. */
test("what has gone from all cards is unused", async () => {
  const cards = ["cook", "flag"].map((sign, index) => ({
    ...{ id: `c${index}`, text: "Crew of the Luck points", sign, colour: "#1d3f76" },
  }));
  const before: GameOf = { cards, template: 0, glossary: 1, rules: 0, severity: 0 };
  const host = createMemoryHost(filesOf(before));
  const open = projectOf({ host, bundle: rememberedBundle(), memory: createMemory() });
  const unused = async (game: GameOf): Promise<readonly string[]> => {
    write(host, filesOf(game));
    const { findings } = await open.check();
    return findings.filter(({ rule }) => rule.includes("/unused-")).map(({ message }) => message);
  };
  const oar = 'no card, text or template uses the icon "oar"';
  expect(await unused(before)).toEqual([oar]);
  const one = cards[1] as CardOf;
  expect(await unused({ ...before, cards: [one] })).toEqual(['no text of the game uses "Cook"', oar]);
  const none = { ...one, sign: "anchor", text: "Call :oar: once" };
  expect(await unused({ ...before, cards: [none] })).toEqual([
    'no text of the game uses "luck point"',
    'no text of the game uses "Cook"',
    'no card, text or template uses the icon "flag"',
  ]);
  expect(await unused(before)).toEqual([oar]);
});

/** The cards are the same objects as before; only what is printed of them is not. */
test("if templates print other fields, the texts in these are judged", async () => {
  const doubled = { text: "Take the the sword", sign: "Raise one flag" };
  const single = { text: "Draw two cards", sign: "Raise the the flag" };
  const cards = [doubled, single].map((one, index) => ({ ...one, id: `c${index}`, colour: "#1d3f76" }));
  const before: GameOf = { cards, template: 0, glossary: 1, rules: 0, severity: 0 };
  const host = createMemoryHost();
  const open = projectOf({ host, bundle: rememberedBundle(), memory: createMemory() });
  for (const [template, found] of [
    ["{{text}}", ["c0"]],
    ["{{sign}}", ["c1"]],
    ["{{text}} {{sign}}", ["c0", "c1"]],
    ["{{text}}", ["c0"]],
  ] as const) {
    const files = filesOf({ ...before, template: TEMPLATES.indexOf(template) });
    write(host, files);
    const { findings } = await open.check();
    expect(findings).toEqual((await inProcess(files).check()).findings);
    const lines = String(files["content/sample/decks/crew.yaml"]).split("\n");
    const cardAt = (line: number): string =>
      lines.slice(0, line).findLast((one) => one.includes("id: c")) ?? "";
    const atTexts = findings.filter(({ rule }) => rule === "words/doubled-word");
    expect(atTexts.map(({ start }) => cardAt(start?.line ?? 0).slice(-2))).toEqual(found);
  }
});

const ids = Array.from({ length: 30 }, (_, index) => `c${index}`);
const card = fc.record({
  id: fc.constantFrom(...ids),
  text: fc.constantFrom(...TEXTS),
  sign: fc.constantFrom(...SIGNS),
  colour: fc.constantFrom(...COLOURS),
});

type Edit = (game: GameOf) => GameOf;
const placed = (change: (cards: readonly CardOf[], at: number, card: CardOf) => readonly CardOf[]) =>
  fc.tuple(fc.nat(), card).map(
    ([at, one]): Edit =>
      (game) => ({ ...game, cards: change(game.cards, at % game.cards.length, one) }),
  );
const chosen = (field: "template" | "glossary" | "rules" | "severity", most: number) =>
  fc.nat(most - 1).map(
    (number): Edit =>
      (game) => ({ ...game, [field]: number }),
  );

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: placed((cards, at, one) => cards.with(at, { ...(cards[at] as CardOf), text: one.text })),
  },
  { weight: 2, arbitrary: placed((cards, at, one) => cards.toSpliced(at, 0, one)) },
  {
    weight: 2,
    arbitrary: placed((cards, at, one) => (cards.length > 2 ? cards.toSpliced(at, 1) : cards.with(at, one))),
  },
  { weight: 1, arbitrary: placed((cards, at, one) => cards.with(at, one)) },
  { weight: 1, arbitrary: placed((cards, at) => [...cards.slice(at), ...cards.slice(0, at)]) },
  { weight: 1, arbitrary: chosen("template", TEMPLATES.length) },
  { weight: 1, arbitrary: chosen("glossary", GLOSSARIES.length) },
  { weight: 1, arbitrary: chosen("rules", RULES.length) },
  { weight: 1, arbitrary: chosen("severity", SEVERITIES.length) },
);

const game: fc.Arbitrary<GameOf> = fc.record({
  cards: fc.array(card, { minLength: 5, maxLength: 9 }),
  template: fc.nat(TEMPLATES.length - 1),
  glossary: fc.nat(GLOSSARIES.length - 1),
  rules: fc.nat(RULES.length - 1),
  severity: fc.nat(SEVERITIES.length - 1),
});

test("after each of many edits an open project finds what a new one finds, in the same order", async () => {
  const rules = new Set<string>();
  await fc.assert(
    fc.asyncProperty(game, fc.array(edit, { minLength: 8, maxLength: 12 }), async (first, edits) => {
      const host = createMemoryHost(filesOf(first));
      const open = projectOf({ host, bundle: rememberedBundle(), memory: createMemory() });
      let now = first;
      for (const change of [(one: GameOf) => one, ...edits]) {
        now = change(now);
        const files = filesOf(now);
        write(host, files);
        const { findings } = await open.check();
        for (const { rule } of findings) rules.add(rule);
        expect(findings).toEqual((await inProcess(files).check()).findings);
      }
    }),
    { numRuns: 4 },
  );
  expect([...rules].sort()).toEqual(
    expect.arrayContaining(["glossary/unused-term", "text/near-duplicate", "words/mixed-numbers"]),
  );
  expect(rules.size).toBeGreaterThan(12);
});
