/**
 * Edits of a project as people and programs make them, as data: an edit says what kind of change it is and, as numbers,
 * where; what it finds there depends on the files. So any of them can be made with or without the others.
 */
import { readFileSync } from "node:fs";
import { type ProjectFiles, SAMPLE_GAME } from "../support/game/sample-game.ts";

export interface Edit {
  readonly kind: EditKind;
  /** 0 to below 1: in which file, and where. */
  readonly at: number;
  /** 0 to below 1: which of several changes. */
  readonly pick: number;
}

type Content = string | Uint8Array;
type Change = (files: ProjectFiles, edit: Edit) => ProjectFiles;

const ALL = /^/;
const CARDS = /\/(?:decks|dice|boards|scenarios|figures|booklets)\/[^/]*\.(?:yaml|csv|md)$/;
const YAML = /^content\/.*\.yaml$/;
const TEXTS = /\.(?:yaml|csv|md|hbs)$/;
const BOOKLETS = /\/booklets\/[^/]*\.md$/;
const TEMPLATES = /^templates\/.*\.hbs$/;

/** Places in a text that can be changed without breaking its form. */
const NUMBER = /(?<![\w#.-])\d+(?:\.\d+)?(?![\w.-])/g;
const ATTRIBUTE = /(?<==")-?\d+(?:\.\d+)?(?=[" ])/g;
/** In a phrase, or a title. */
const WORD = /(?<=[A-Za-z,] |title: )[A-Za-z]{3,}(?=[ ,.;"\n}<])/g;
const VALUE = /(?<=: )[^\s{[\]},:#"]+(?=[,\n ])/g;
const COLOUR = /#[0-9a-f]{6}\b/g;
/** Of a spreadsheet without quotes. */
const CELL = /(?<=^|,)[^,\n"]+(?=,|$)/gm;
const FIELD = /(?<=\{\{)[a-z]\w*(?=\}\})/g;

const NUMBERS = ["1", "2", "3", "4", "7", "12", "0", "-1"];
const WORDS = [
  "Moon",
  "the the",
  "Moons Moon",
  "über",
  "a **bold** one",
  "a :pip: more",
  "Cook",
  "fi",
  "a\u200Bb",
  "crew",
];
const COLOURS = ["#ffffff", "#000000", "#7a1f1f", "#c8a400"];
const FIELDS = ["title", "id", "nothing", "rank"];
const LINES = ["", "# a comment", "<!-- a comment -->"];
const PARAGRAPHS = [
  "",
  "# More",
  "Draw **two** :pip:.",
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "![Here](card:crew/cook)",
];
const BREAKS = ["{{", '"', ": ", "\t", "<g>", "}}", "{{nothing}}", "[", "&", "{{> nothing}}"];
const RULES = [
  "words/doubled-word",
  "text/overflow",
  "glossary/unused-term",
  "art/unused",
  "text/low-contrast",
];
/** Alike, and almost alike, what cards say: rules compare the texts of all cards. */
const PHRASES = [
  '"Draw two card, then discard one."',
  '"Draw 2 cards, then discard one."',
  '"Take one gold from the the bank."',
  '"Each of the crew pays."',
];
const LEVELS = ["off", "hint", "warning", "error"];
/** Two that can be printed, and one that cannot. */
const PICTURES = [
  ...Object.values(SAMPLE_GAME).filter((content) => typeof content !== "string"),
  new TextEncoder().encode("not a picture"),
];
const FONTS = ["pirate-attack/fonts/BoardingFigures", "pirates-flag/fonts/TradeWinds"].map((name) =>
  readFileSync(`templates/${name}-Regular.ttf`),
);

/** Changes by kind; one that finds nothing to change changes nothing. Then the next is taken, so rare ones precede common ones. */
const CHANGES = {
  font: withFont,
  "number on a card": replacing(CARDS, NUMBER, NUMBERS),
  "word on a card": replacing(CARDS, WORD, WORDS),
  "number in a template": replacing(TEMPLATES, ATTRIBUTE, NUMBERS),
  "word in a template": replacing(TEMPLATES, WORD, WORDS),
  "field of a template": replacing(TEMPLATES, FIELD, FIELDS),
  partial: replacing(/\/partials\//, ATTRIBUTE, NUMBERS),
  colour: replacing(ALL, COLOUR, COLOURS),
  table: replacing(/\/tables\//, VALUE, [...NUMBERS, ...WORDS]),
  term: replacing(/\/glossary\.yaml$/, VALUE, [...WORDS, "plain-circle"]),
  kit: replacing(/\/kits\//, VALUE, [...NUMBERS, "luck"]),
  "rules of the game": replacing(/\/rules\.yaml$/, VALUE, [...NUMBERS, ...WORDS]),
  "severity of a rule": changing(/\/game\.yaml$/, withSeverity),
  allowance: onLine(YAML, (line, pick) => [`${line} # broadside-allow ${chosen(RULES, pick)}: meant so`]),
  "text of a card": replacing(CARDS, /(?<=text: )"[^"\n]*"/g, PHRASES),
  icon: replacing(/\/icons\/[^/]*\.svg$/, /(?<=[MLHVhv ])\d+(?=[" A-Za-z])/g, NUMBERS),
  "value of a deck": replacing(/\/decks\/.*\.yaml$/, VALUE, [...NUMBERS, ...WORDS]),
  "value of a figure": replacing(/\/figures\//, VALUE, NUMBERS),
  "cell of a spreadsheet": replacing(/\.csv$/, CELL, [...NUMBERS, ...WORDS, '"Rum, old"']),
  "line of a booklet": onLine(BOOKLETS, (line, pick) => [line, chosen(PARAGRAPHS, pick)]),
  "word in a booklet": replacing(BOOKLETS, WORD, WORDS),
  "other picture": changing(/\.png$/, (_, pick) => chosen(PICTURES, pick)),
  "torn picture": changing(/\.png$/, (bytes, pick) => bytes.slice(0, Math.floor(pick * 2 * bytes.length))),
  card: onLine(/\/decks\/.*\.yaml$/, (line) => [line, withOtherId(line)], /^ {2}- .*id: /),
  "line of a spreadsheet": onLine(/\.csv$/, (line, pick) => (pick < 0.5 ? [] : [line, `x${line}`])),
  "line before": onLine(TEXTS, (line, pick) => [chosen(LINES, pick), line]),
  "line less": onLine(TEXTS, () => []),
  "line twice": onLine(TEXTS, (line) => [line, line]),
  "line ends": changing(TEXTS, (text) => `${text}`.replace(/\r?\n/g, /\r/.test(`${text}`) ? "\n" : "\r\n")),
  broken: onLine(TEXTS, (line, pick) => [line + chosen(BREAKS, pick)]),
  "file less": changing(ALL, () => undefined),
} satisfies Readonly<Record<string, Change>>;

export type EditKind = keyof typeof CHANGES;

const KINDS = Object.keys(CHANGES) as EditKind[];

/** Most of these leave a project that cannot be read or drawn, which hides what else is in it. */
export const SLIP_KINDS: readonly EditKind[] = [
  "line less",
  "line twice",
  "broken",
  "file less",
  "rules of the game",
];

/** All others; some more than once, because people make them more often. */
export const EDIT_KINDS: readonly EditKind[] = [
  ...KINDS.filter((kind) => !SLIP_KINDS.includes(kind)),
  ...Array<EditKind>(2).fill("number on a card"),
  ...Array<EditKind>(3).fill("word on a card"),
  ...Array<EditKind>(2).fill("number in a template"),
];

export interface Edited {
  readonly files: ProjectFiles;
  /** What kind of edit was made. */
  readonly kind: EditKind;
}

/** The files after an edit. If there is nothing of its kind, such as no kit, the next kind is taken. */
export function edited(files: ProjectFiles, edit: Edit): Edited {
  const first = KINDS.indexOf(edit.kind);
  for (const kind of [...KINDS.slice(first), ...KINDS.slice(0, first)]) {
    const after = CHANGES[kind](files, edit);
    if (after !== files) return { files: after, kind };
  }
  throw new Error("nothing can be edited");
}

/** @param change undefined removes the file */
function changing(paths: RegExp, change: (content: Content, pick: number) => Content | undefined): Change {
  return (files, { at, pick }) => {
    const [path] = placeIn(
      Object.keys(files)
        .filter((one) => paths.test(one))
        .sort(),
      at,
    );
    if (path === undefined) return files;
    const { [path]: content = "", ...others } = files;
    const after = change(content, pick);
    if (after === content) return files;
    return after === undefined ? others : { ...others, [path]: after };
  };
}

/** Another word in one of the places, of any file that has some. */
function replacing(paths: RegExp, places: RegExp, words: readonly string[]): Change {
  return (files, { at, pick }) => {
    const found = Object.entries(files)
      .filter(
        ([path, content]) => paths.test(path) && typeof content === "string" && content.search(places) >= 0,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const [entry, within] = placeIn(found, at);
    if (entry === undefined) return files;
    const [path, text] = entry as [string, string];
    const [place] = placeIn([...text.matchAll(places)], within);
    if (place === undefined) return files;
    const word = chosen(words, pick);
    if (word === place[0]) return files;
    const end = place.index + place[0].length;
    return { ...files, [path]: text.slice(0, place.index) + word + text.slice(end) };
  };
}

/** Other lines in the place of one, of any file that has some like it. */
function onLine(
  paths: RegExp,
  change: (line: string, pick: number) => readonly string[],
  like = /^/,
): Change {
  return (files, { at, pick }) => {
    const found = Object.entries(files)
      .filter(([path, content]) => paths.test(path) && typeof content === "string")
      .map(([path, content]) => ({ path, lines: `${content}`.split("\n") }))
      .filter(({ lines }) => lines.some((line) => like.test(line)))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    const [file, within] = placeIn(found, at);
    if (file === undefined) return files;
    const [index = 0] = placeIn(
      file.lines.flatMap((line, number) => (like.test(line) ? [number] : [])),
      within,
    );
    const after = file.lines.toSpliced(index, 1, ...change(file.lines[index] as string, pick)).join("\n");
    return after === files[file.path] ? files : { ...files, [file.path]: after };
  };
}

function withSeverity(content: Content, pick: number): string {
  const entry = `  - { rule: ${chosen(RULES, pick)}, is: ${chosen(LEVELS, (pick * 7) % 1)} }\n`;
  const text = `${content}`;
  return /^severity:\n/m.test(text)
    ? text.replace(/^severity:\n/m, `severity:\n${entry}`)
    : `${text}severity:\n${entry}`;
}

/** Adds a font to a game, replaces it by another one or by a part of one, or removes it. */
function withFont(files: ProjectFiles, { at, pick }: Edit): ProjectFiles {
  const [game] = placeIn(
    Object.keys(files)
      .filter((path) => path.endsWith("/game.yaml"))
      .sort(),
    at,
  );
  if (game === undefined) return files;
  const path = `templates/${game.split("/")[1]}/fonts/Extra-Regular.ttf`;
  const { [path]: known, ...others } = files;
  const font = chosen(FONTS, pick);
  if (pick > 0.8) return { ...others, [path]: font.subarray(0, Math.floor(font.length * (pick - 0.3))) };
  return known && pick > 0.6 ? others : { ...others, [path]: font };
}

const withOtherId = (line: string): string => line.replace(/(id: "?)/, "$1other-");

/** An item, and where in it, of a share of a list. */
function placeIn<T>(items: readonly T[], at: number): readonly [T | undefined, number] {
  const place = at * items.length;
  return [items[Math.floor(place)], place % 1];
}

const chosen = <T>(items: readonly T[], pick: number): T => items[Math.floor(pick * items.length)] as T;
