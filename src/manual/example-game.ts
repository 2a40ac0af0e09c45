/**
 * The game of the examples. An example states only what matters to it: if it writes a part of one of these files, the rest
 * comes from here.
 * A YAML file is partial if it begins with a different key from the whole file (`cards:` instead of `deck:`): its keys
 * replace those with the same name. A glossary is always whole, because none of its keys is required. A template is
 * partial if it begins with an indented line: it is the content of the `<svg>` element.
 */
import type { ExamplePart } from "./example.ts";

/** The files that every example has, by the paths that examples use. */
export const EXAMPLE_GAME: Readonly<Record<string, string>> = {
  "game.yaml": `broadside: 1
id: sample
title: Sample
version: 1.0.0
`,
  "glossary.yaml": `terms:
  crew: { title: crew, meaning: everyone on board }
symbols:
  pip: { title: Pip, meaning: one point, points: 1, icon: plain-circle }
`,
  "decks/crew.yaml": `deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook }
  - { id: pilot, rank: 2, title: Pilot }
  - { id: captain, rank: 3, title: Captain }
`,
  "templates/card.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Alegreya">{{rank}} {{title}}</b:text>
</svg>
`,
  "templates/back.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9">
  <rect x="3" y="3" width="57.5" height="82.9" fill="#7a1f1f"/>
</svg>
`,
};

/** Files that an example has only if it names them, or a file that needs them. */
export const FURTHER_FILES: Readonly<Record<string, string>> = {
  "decks/reef.yaml": `deck: reef
title: Reef
kind: map
size: poker-us
front: reef
card: { properties: { title: { type: string } } }
defaults: { title: Reef }
cards:
  - { id: r1, copies: 11, squares: [[green, blue], [blue, green], [green, red]] }
  - { id: r2, squares: [[blue, red], [green, blue], [green, blue]] }
  - { id: r3, squares: [[red, green], [green, green], [blue, green]] }
  - { id: r4, squares: [[green, green], [red, blue], [green, blue]] }
  - { id: r5, squares: [[blue, blue], [red, green], [green, green]] }
  - { id: r6, squares: [[green, red], [red, blue], [blue, green]] }
  - { id: r7, squares: [[green, blue], [blue, red], [red, green]], bars: [a3|north] }
  - { id: r8, squares: [[red, blue], [blue, green], [green, red]], bars: [b1|south] }
  - { id: r9, squares: [[green, red], [green, blue], [red, blue]], bars: [a3|b3, a3|north] }
  - { id: r10, squares: [[green, white], [blue, green], [red, red]] }
`,
  "templates/reef.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Alegreya">{{#if (present title)}}{{title}}{{/if}}</b:text>
  <b:text x="5" y="20" width="53.5" height="30" size="14pt" font="Alegreya">{{#each @map.squares}}{{name}}: {{colour}} {{/each}}</b:text>
  {{#each @map.bars}}<rect x="10" y="60" width="6" height="2" fill="#20303c"/>{{/each}}
</svg>
`,
  "scenarios/bay.yaml": `scenario: bay
title: The Bay
players: { min: 2, max: 4 }
length: short
track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3] }
  - { card: r3, at: [0, 6] }
`,
  "dice/coin.yaml": `die: coin
title: Coin
colour: "#888888"
faces: [[pip], [pip], [pip], [pip], [pip], [pip, pip]]
`,
  "decks/nets.yaml": `deck: nets
title: Nets
kind: dice
shape: die
size: 16mm
front: net
cards:
  - { id: one, die: coin }
`,
  "templates/net.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="{{@shape.viewBox}}">
  {{#each @shape.panels}}<b:icon name="pip" x="{{sub x 3}}" y="{{sub y 3}}" size="6" fill="#000000"/>{{/each}}
</svg>
`,
  "dice/luck.yaml": `die: luck
title: Luck die
colour: "#3f9153"
faces: [[], []]
`,
  "decks/screen.yaml": `deck: screen
title: Screens
shape: folded
size: { width: 180mm, height: 90mm }
folds: [{ x: 60mm }, { x: 120mm }]
front: back
cards:
  - id: screen
`,
  "decks/box.yaml": `deck: box
title: Tuck box
shape: tuck-box
size: poker-us
box: { holds: [crew] }
front: back
cards:
  - id: box
`,
  "decks/boards.yaml": `deck: boards
title: Boards
kind: board
shape: board
size: { width: 100mm, height: 40mm }
front: back
cards:
  - { id: river, board: river }
`,
  "boards/river.yaml": `board: river
title: River
size: { width: 100mm, height: 40mm }
space: 10mm
edge: 3mm
kinds: { water: { title: Water }, rock: { title: Rock, moves: true } }
start: a
goal: d
spaces:
  - { id: a, kind: water, at: [20, 20] }
  - { id: b, kind: water, at: [40, 20] }
  - { id: c, kind: water, at: [60, 20] }
  - { id: d, kind: water, at: [80, 20] }
links: [[a, b, c, d]]
`,
  "kits/all.yaml": `kit: all
title: All
contents:
  - { deck: crew }
`,
  "booklets/rules.yaml": `booklet: rules
title: Sample
text: rules.md
`,
};

type Written = Pick<ExamplePart, "path" | "text">;

/** Whether the example writes only a part of the file. */
export function isPart({ path, text }: Written): boolean {
  const whole = wholeFile(path);
  const first = firstLine(text);
  if (whole === undefined || first === undefined || path === "glossary.yaml") return false;
  if (!path.endsWith(".yaml")) return first.startsWith(" ");
  const [key] = keysOf(whole);
  return KEY.test(first) && !first.startsWith(`${key}:`);
}

/** The whole file of an example. @returns its text, and the number of lines above what the example writes. */
export function completed(written: Written): { readonly text: string; readonly above: number } {
  const { path, text } = written;
  const whole = wholeFile(path);
  if (whole === undefined || !isPart(written)) return { text, above: 0 };
  if (!path.endsWith(".yaml")) {
    const [open = "", ...rest] = whole.trimEnd().split("\n");
    return { text: `${open}\n${text.trimEnd()}\n${rest.at(-1)}\n`, above: 1 };
  }
  const own = keysOf(text);
  const kept = whole
    .split(/^(?=\S)/m)
    .filter((block) => !keysOf(block).some((key) => own.includes(key)))
    .join("");
  return { text: kept + text, above: kept.split("\n").length - 1 };
}

/** The text as the manual shows it, with "..." for what a part leaves out. */
export function shownText(written: Written): string {
  const text = written.text.replace(/\n+$/, "");
  if (!isPart(written)) return text;
  return written.path.endsWith(".yaml") ? `# ...\n${text}` : `<!-- ... -->\n${text}`;
}

const wholeFile = (path: string): string | undefined => EXAMPLE_GAME[path] ?? FURTHER_FILES[path];

const KEY = /^([\w-]+):/;

/** The keys of a YAML mapping in block style. */
const keysOf = (text: string): readonly string[] =>
  text.split("\n").flatMap((line) => KEY.exec(line)?.slice(1) ?? []);

/** The first line that is not a comment. */
const firstLine = (text: string): string | undefined =>
  text.split("\n").find((line) => line.trim() !== "" && !line.startsWith("#"));
