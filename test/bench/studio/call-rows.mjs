/** What the server answers while somebody types: without a page, so without the work of a browser. */
import { cards } from "../speed/cards.mjs";
import { GAME, removed, workplace } from "../speed/game.mjs";
import { startStudio } from "./server.mjs";
import { drawingInto, typingTitles } from "./typing.mjs";

const DECK = "content/bench/decks/d0.yaml";
const TEMPLATE = "templates/bench/card.svg.hbs";
const WARM = 20;
const TIMES = 50;
/** Of a template, which is laid out anew. */
const TEMPLATE_TIMES = 20;
/** Cards that a screen shows. */
const VISIBLE = 12;
/** The most by which memory may grow, in MiB beside what it was. */
const GROWTH = 1.1;
const EDITS = 1_000;
/** Edits after which everything that is kept of edits is there once. */
const SETTLED = 200;

export const callRows = [
  { name: "calls 81", measure: () => callsOf(81, 25) },
  { name: "calls 1000", measure: () => callsOf(1_000, 50) },
  { name: "memory", measure: memory },
];

/** @param most ms: half of what a person may wait for, because the browser has work too */
async function* callsOf(count, most) {
  yield* at(count, async function* (studio, folder) {
    const typing = typingTitles(folder, DECK);
    const picture = async (time) => {
      const { card, drafts } = typing(time);
      await studio.call("faces", { game: GAME, faces: [{ deck: "d0", card }] }, drafts);
    };
    const check = (time) => studio.call("check", { games: [GAME] }, typing(time).drafts);
    yield {
      what: `a key in a title, ${count} cards: its picture`,
      figures: await timed(picture, TIMES),
      target: most,
    };
    yield { what: `the same: findings`, figures: await timed(check, TIMES), target: most };
    const draw = drawingInto(folder, TEMPLATE);
    const visible = Array.from({ length: VISIBLE }, (_, time) => ({ deck: "d0", card: typing(time).card }));
    const redrawn = (time) => studio.call("faces", { game: GAME, faces: visible }, draw(time));
    yield {
      what: `an edit of the template, ${count} cards: ${VISIBLE} pictures`,
      figures: await timed(redrawn, TEMPLATE_TIMES),
      target: 75,
    };
  });
}

async function* memory() {
  yield* at(81, async function* (studio, folder) {
    const typing = typingTitles(folder, DECK);
    const edit = async (time) => {
      const { card, drafts } = typing(time);
      await studio.call("faces", { game: GAME, faces: [{ deck: "d0", card }] }, drafts);
      await studio.call("check", { games: [GAME] }, drafts);
    };
    for (let time = 0; time < SETTLED; time++) await edit(time);
    const before = await studio.heap();
    for (let time = SETTLED; time < SETTLED + EDITS; time++) await edit(time);
    const after = await studio.heap();
    yield {
      what: `live heap of the server after ${EDITS.toLocaleString("en")} edits (${before.toFixed(1)} MiB before)`,
      figures: [after],
      unit: "MiB",
      target: before * GROWTH,
    };
  });
}

async function* at(count, rows) {
  const folder = workplace(cards(count));
  const studio = await startStudio(folder);
  try {
    await studio.call("check", { games: [GAME] });
    yield* rows(studio, folder);
  } finally {
    await studio.close();
    removed(folder);
  }
}

/** After some that warm up. */
async function timed(run, times) {
  const runs = [];
  for (let time = 0; time < WARM + times; time++) {
    const start = performance.now();
    await run(time);
    if (time >= WARM) runs.push(performance.now() - start);
  }
  return runs;
}
