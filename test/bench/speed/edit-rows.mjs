/**
 * Runs after an edit: in a new process, which has what earlier ones kept, in a project that stays open, and in
 * `build --watch`. With nothing kept, an edited game costs what any cold build costs.
 */
import { inTurn } from "../measure.mjs";
import { at, cards } from "./cards-at.mjs";
import { EDITS } from "./edits.mjs";
import { build, buildCold, openEdits, watchChanges } from "./ours.mjs";
import { node, typst, typstAgain } from "./peers.mjs";
import { ratioRow, timeGoal } from "./rows.mjs";

const KINDS = Object.keys(EDITS);
const SIZES = [81, 1_000, 5_400];
/** Kinds without a goal are tried less often: each of their edits of a large game costs what a cold build costs. */
const ROUNDS = { often: 4, seldom: 2 };
const OPEN = { often: { rounds: 2, edits: 6 }, seldom: { rounds: 1, edits: 3 } };

/** Edits in one open project, and after which of them its heap is settled. */
const HEAP = { edits: 120, settled: 40, most: 1.05 };

/** ms, by number of cards and kind of edit. */
const OPEN_GOALS = {
  "5400 card": timeGoal(25, 10),
  "81 card": timeGoal(8, 3),
  "81 template": timeGoal(60, 30),
};

export const editRows = [
  ...KINDS.map((kind) => ({
    name: `edit of a ${kind}, new process`,
    measure: () => at(cards(5_400), {}, (folder, all) => newProcessRows(folder, all, kind)),
  })),
  ...SIZES.flatMap((count) =>
    KINDS.map((kind) => ({
      name: `edit of a ${kind}, open project of ${count}`,
      measure: () => at(cards(count), {}, (folder) => openRows(folder, count, kind)),
    })),
  ),
  {
    name: "memory over edits of a card, open project of 81",
    measure: () => at(cards(81), {}, (folder) => heapRows(folder, 81)),
  },
  ...[81, 5_400].map((count) => ({
    name: `edit of a card, watch ${count}`,
    measure: () => at(cards(count), {}, (folder, all) => watchRows(folder, all)),
  })),
];

/** Each round makes another edit, builds, and builds once more with nothing changed. */
function* newProcessRows(folder, all, kind) {
  buildCold(folder);
  const goal = kind === "card" ? { most: 0.06, stretch: 0.035 } : undefined;
  const [changed, unchanged, theirs] = inTurn(
    goal ? ROUNDS.often : ROUNDS.seldom,
    (time) => {
      EDITS[kind](folder, all, time);
      return build(folder);
    },
    () => build(folder),
    () => typst(folder),
  );
  yield ratioRow(`build after an edit of a ${kind}, new process`, changed, "Typst, cold", theirs, goal);
  yield ratioRow("the first build after that, nothing changed", unchanged, "Typst, cold", theirs);
}

function* openRows(folder, count, kind) {
  const goal = OPEN_GOALS[`${count} ${kind}`];
  const { rounds, edits } = goal || count === 81 ? OPEN.often : OPEN.seldom;
  const [printed, checked, started] = inTurn(
    rounds,
    () => openEdits(folder, count, kind, "print", edits),
    () => openEdits(folder, count, kind, "check", edits),
    () => Array.from({ length: edits }, node),
  ).map((runs) => runs.flat());
  const what = `edit of a ${kind}, open project of ${count} cards`;
  yield ratioRow(`${what}: print`, printed, "`node -e 0`", started, goal);
  yield ratioRow("the same: check", checked, "`node -e 0`", started);
}

/** What an open project holds after many edits, beside what it holds after a third of them. */
function* heapRows(folder, count) {
  const runs = openEdits(folder, count, "card", "check", HEAP.edits, ["--expose-gc"]);
  const [settled, last] = [HEAP.settled, HEAP.edits].map((after) => [runs[after - 1]]);
  const what = `live heap after ${HEAP.edits} edits of a card, open project of ${count} cards`;
  yield ratioRow(what, last, `after ${HEAP.settled}`, settled, { most: HEAP.most }, "memory");
}

async function* watchRows(folder, all) {
  const watched = (await watchChanges(folder, all, 6)).slice(1);
  const again = typstAgain(folder, 6).slice(1);
  yield ratioRow(
    `edit of a card, \`build --watch\` of ${all.length}`,
    watched,
    "Typst that stays open",
    again,
  );
}
