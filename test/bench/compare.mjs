/**
 * Compares this tree with another one of the same project, such as an older commit: runs the same commands from both in
 * turn, so that a change of load affects both. A ratio above 1 means that this tree needs more. Both must be compiled.
 * Usage: node test/bench/compare.mjs OTHER_TREE [part of a row's name ...]
 */
import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { median, timedProcess } from "./measure.mjs";
import { cards } from "./speed/cards.mjs";
import { EDITS } from "./speed/edits.mjs";
import { cold, GAME, removed, workplace } from "./speed/game.mjs";
import { markdownTable } from "./table.mjs";

const HEAD = ["what", "pairs", "other", "this", "CPU", "wall", "memory"];

/**
 * Rows: what is run, and how often. A row about made-up cards has a project with `cards` for each tree; other rows run
 * in the tree itself. `before` prepares a run.
 */
const SHIPPED = [
  ["`--help`", 25, ["--help"]],
  ["`check --no-cache`, pirate-attack", 5, ["check", "pirate-attack", "--no-cache"]],
  ["`check --no-cache`, pirate-quest", 7, ["check", "pirate-quest", "--no-cache"]],
  ["`check --no-cache`, pirates-flag", 7, ["check", "pirates-flag", "--no-cache"]],
  ["`check --no-cache`, pirate-tricks", 7, ["check", "pirate-tricks", "--no-cache"]],
  ["`check`, nothing changed", 25, ["check"]],
  ["`build pirate-quest`, nothing changed", 15, ["build", "pirate-quest", "--paper", "a4"]],
  [
    "`build pirate-attack`, no cache",
    5,
    ["build", "pirate-attack", "--kit", "everything", "--paper", "a4", "--no-cache"],
  ],
  [
    "`build pirate-quest`, no cache",
    7,
    ["build", "pirate-quest", "--kit", "starter-pack", "--paper", "a4", "--no-cache"],
  ],
  ["`build --all`, no cache", 3, ["build", "--all", "--paper", "both", "--no-cache"]],
  ["`scenario suggest`, 10 cards", 15, ["scenario", "suggest", "--cards", "10", "--seed", "3"]],
].map(([what, pairs, words]) => ({ what, pairs, words }));

const BUILD = ["build", GAME];
const CHECK = ["check", GAME];

const MADE_UP = [
  { what: "build of 54 cards, cold", pairs: 15, words: BUILD, count: 54, before: cold },
  {
    what: "build of 54 cards in own fonts, cold",
    pairs: 9,
    words: BUILD,
    count: 54,
    ownFonts: true,
    before: cold,
  },
  { what: "PNG of 54 cards, cold", pairs: 5, words: [...BUILD, "--png"], count: 54, before: cold },
  { what: "build of 5400 cards, cold", pairs: 3, words: BUILD, count: 5400, before: cold },
  {
    what: "build of 5400 cards, one changed",
    pairs: 5,
    words: BUILD,
    count: 5400,
    isRepeated: true,
    before: EDITS.card,
  },
  { what: "build of 5400 cards, nothing changed", pairs: 9, words: BUILD, count: 5400, isRepeated: true },
  { what: "check of 5400 cards, cold", pairs: 3, words: CHECK, count: 5400, before: cold },
  { what: "check of 5400 cards, nothing changed", pairs: 9, words: CHECK, count: 5400, isRepeated: true },
  ...Object.entries(EDITS).map(([kind, before]) => ({
    what: `build of 1000 cards, edit of a ${kind}`,
    ...{ pairs: 5, words: BUILD, count: 1_000, isRepeated: true, before },
  })),
];

const here = resolve(".");
const [other, ...parts] = process.argv.slice(2);
if (other === undefined) {
  console.error("usage: node test/bench/compare.mjs OTHER_TREE [part of a row's name ...]");
  process.exit(2);
}
const wanted = [...SHIPPED, ...MADE_UP].filter(
  ({ what }) => parts.length === 0 || parts.some((part) => what.includes(part)),
);
if (wanted.length === 0) {
  console.error(`no row contains ${parts.join(" or ")}`);
  process.exit(2);
}
const table = [];
for (const row of wanted) {
  table.push(cellsOf(row, row.count ? madeUpPairs(row) : shippedPairs(row)));
  process.stderr.write(`  ${table.at(-1).join("  ")}\n`);
}
console.log(markdownTable(HEAD, table));

function shippedPairs({ pairs, words }) {
  const run = (tree) => timedProcess([program(tree), ...words], { cwd: tree });
  return inPairs(pairs, run, { isRepeated: !words.includes("--no-cache") });
}

function madeUpPairs({ pairs, words, count, ownFonts, isRepeated = false, before = () => {} }) {
  const all = cards(count);
  const first = workplace(all, { ownFonts });
  const folders = { [other]: first, [here]: `${first}-2` };
  cpSync(first, folders[here], { recursive: true });
  const run = (tree, time) => {
    before(folders[tree], all, time);
    return timedProcess([program(tree), ...words, "--project", folders[tree]], { cwd: tree });
  };
  try {
    return inPairs(pairs, run, { isRepeated });
  } finally {
    for (const folder of Object.values(folders)) removed(folder);
  }
}

/** @param isRepeated a first run of each tree, which fills its cache, does not count */
function inPairs(pairs, run, { isRepeated }) {
  if (isRepeated) for (const tree of [other, here]) run(tree, -1);
  return Array.from({ length: pairs }, (_, time) => {
    const trees = time % 2 === 0 ? [other, here] : [here, other];
    const runs = trees.map((tree) => [tree, run(tree, time)]);
    return Object.fromEntries(runs);
  });
}

/** Medians of both trees, and of the ratios within pairs. */
function cellsOf({ what, pairs }, runs) {
  const cpu = (tree) => `${Math.round(median(runs.map((pair) => pair[tree].cpu)))} ms`;
  const ratio = (key) => median(runs.map((pair) => pair[here][key] / pair[other][key])).toFixed(3);
  return [what, String(pairs), cpu(other), cpu(here), ratio("cpu"), ratio("wall"), ratio("memory")];
}

function program(tree) {
  return join(tree, "dist/bundle/broadside.cjs");
}
