/** How much more a card costs in a larger game, and the peak memory of the largest. */
import { inTurn } from "../measure.mjs";
import { at, cards } from "./cards-at.mjs";
import { buildCold } from "./ours.mjs";
import { ratioRow } from "./rows.mjs";

const SIZES = [
  { count: 540, times: 3 },
  { count: 5_400, times: 2 },
  { count: 54_000, times: 1 },
];
/** How much more a card may cost than in the game before. */
const LINEAR = { most: 1.15 };
/** MiB. */
const MEMORY = 700;

export const growthRows = [{ name: "growth", measure: growth }];

async function* growth() {
  const built = [];
  for (const { count, times } of SIZES)
    yield* at(cards(count), {}, function* (folder) {
      const [runs] = inTurn(times, () => buildCold(folder));
      built.push({ count, runs });
    });
  const share = ({ count, runs }) => runs.map((run) => ({ ...run, cpu: run.cpu / count }));
  for (const [index, one] of built.slice(1).entries()) {
    const what = `CPU a card, build of ${one.count} cards, cold`;
    yield ratioRow(what, share(one), `of ${built[index].count}`, share(built[index]), LINEAR);
  }
  const { count, runs } = built.at(-1);
  const beside = [`${MEMORY} MiB`, [{ memory: MEMORY }]];
  yield ratioRow(`peak of memory, ${count} cards`, runs, ...beside, { most: 1 }, "memory");
}
