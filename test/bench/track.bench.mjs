/** Tracks: the time for an analysis, for a suggestion, and for the check of very many scenarios. */
import { join } from "node:path";
import { parseDocument } from "yaml";
import { analyseTrack } from "../../dist/track/analyse-track.js";
import { suggestTrack } from "../../dist/track/suggest/suggest-track.js";
import { withDefaults } from "../../dist/track/suggest/wishes.js";
import {
  GAME,
  generatedTexts,
  ofRadiusThree,
  packAndMoves,
  projectWith,
  removed,
  shippedPack,
  wholeSearch,
} from "./generated-scenarios.mjs";
import { broadside, inTurn, timed, timedProcess } from "./measure.mjs";

export const title = "Tracks";

const [DUNGEON, HEX_RACE] = ["dungeon", "hex-race"].map((id) => packAndMoves(`docs/starters/${id}`, id));
const LARGE_PATCHES = { ...HEX_RACE, pack: HEX_RACE.pack.map(ofRadiusThree) };

const MANY = 1_000;
const PROCESSES = 20;
const CHECKS = 7;

export function* measure() {
  const pack = shippedPack();
  const texts = generatedTexts(pack, MANY);
  yield* analysisRows(texts);
  yield* suggestionRows(pack);
  yield* otherSearchRows();
  yield* checkRows(texts);
}

/** Ten-card tracks of Pirate Quest and of both sample games; warmed up first, as in a studio that stays open. */
function* analysisRows(texts) {
  const text = texts.find((one) => one.match(/card:/g)?.length === 10);
  for (const [what, plans] of plansOfAllKinds()) {
    const pair = (time) => [
      () => timed(() => analyseTrack(plans[time % plans.length])),
      () => timed(() => parseDocument(text).toJS()),
    ];
    for (let time = 0; time < 200; time++) for (const run of pair(time)) run();
    const [runs, parsed] = inTurn(
      1_000,
      (time) => pair(time)[0](),
      (time) => pair(time)[1](),
    );
    const reference = { what: "yaml reads a scenario", runs: parsed };
    yield { what: `analysis of 10 cards: ${what}`, runs, target: 1, reference };
  }
}

/** Half of Pirate Quest's with two forced diagonals. */
const plansOfAllKinds = () => [
  ["2 x 3 squares", plansOf(packAndMoves(".", GAME), { players: 2, corners: 2 })],
  ["3 x 3 squares", plansOf(DUNGEON)],
  ["patches of 7 hexagons", plansOf(HEX_RACE)],
  ["patches of 37 hexagons", plansOf(LARGE_PATCHES)],
];

function plansOf({ pack, moves }, others = {}) {
  const maps = pack.map(({ map }) => map);
  return Array.from({ length: 20 }, (_, seed) => {
    const given = { cards: 10, players: 2, ...(seed % 2 ? others : {}) };
    const { found } = wholeSearch(suggestTrack(pack, withDefaults(given, moves.movement, maps), seed, moves));
    return found.plan;
  });
}

const SUGGESTIONS = [
  ["10 cards", ["--cards", "10"], { cards: 10 }],
  [
    "10 cards, 2 corners, long",
    ["--cards", "10", "--players", "2", "--corners", "2", "--length", "long"],
    { cards: 10, players: 2, corners: 2, length: "long" },
  ],
  [
    "10 cards, 1 forced diagonal, 2 wide",
    ["--cards", "10", "--forced-diagonals", "1", "--narrows", "2"],
    { cards: 10, forcedDiagonals: 1, narrows: 2 },
  ],
];

/** Each seed is another search; the worst one matters as much as the median. */
function* suggestionRows(pack) {
  for (const [what, options, wishes] of SUGGESTIONS) {
    const [runs, empty] = inTurn(
      PROCESSES,
      (time) => broadside(["scenario", "suggest", ...options, "--seed", String(time + 1)]),
      () => timedProcess(["-e", "0"]),
    );
    yield { what: `suggest: ${what}`, runs, target: 2_000, reference: { what: "node -e 0", runs: empty } };
    const [inside] = inTurn(50, (time) =>
      timed(() => wholeSearch(suggestTrack(pack, withDefaults(wishes), time + 1))),
    );
    yield { what: `the search alone: ${what}`, runs: inside };
  }
}

/** The same for cards of other cells: the search alone. */
function* otherSearchRows() {
  for (const [what, { pack, moves }] of [
    ["3 x 3 squares", DUNGEON],
    ["patches of 7 hexagons", HEX_RACE],
    ["patches of 37 hexagons", LARGE_PATCHES],
  ]) {
    const maps = pack.map(({ map }) => map);
    const wishes = withDefaults({ cards: 10 }, moves.movement, maps);
    const [runs] = inTurn(20, (time) =>
      timed(() => wholeSearch(suggestTrack(pack, wishes, time + 1, moves))),
    );
    yield { what: `the search alone: 10 cards of ${what}`, runs, target: 500 };
  }
}

/** The reference reads and parses the same files with the yaml package and does nothing else. */
function* checkRows(texts) {
  const project = projectWith(texts);
  try {
    const [runs, parsed] = inTurn(
      CHECKS,
      () => broadside(["scenario", "check", "--project", project, "--fail-on", "hint"]),
      () =>
        timedProcess(["--input-type=module", "-e", PARSE_ALL, join(project, "content", GAME, "scenarios")]),
    );
    const reference = { what: "yaml parses them", runs: parsed };
    yield { what: `scenario check of ${MANY} scenarios`, runs, target: 2_000, reference };
    yield { what: `yaml alone, the same ${MANY} files`, runs: parsed };
  } finally {
    removed(project);
  }
}

const PARSE_ALL = `
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
const folder = process.argv.at(-1);
for (const name of readdirSync(folder)) parseDocument(readFileSync(join(folder, name), "utf8")).toJS();
`;
