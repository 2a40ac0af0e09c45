/**
 * Speed: whole runs of Broadside on made-up games, alternating with runs of other programs on the same cards. Every
 * figure is the minimum of its runs, because other programs on the machine only ever add to it. Targets are ratios.
 */
import { BROADSIDE, inTurn, timedProcess } from "./measure.mjs";
import { cards } from "./speed/cards.mjs";
import { removed, workplace } from "./speed/game.mjs";
import { build, buildAfterChange, buildCold, check, checkCold, watchChanges } from "./speed/ours.mjs";
import { ajv, installPeers, node, pdfkit, sharp, typst, typstAgain, yaml } from "./speed/peers.mjs";
import { growthRows, ratioRow } from "./speed/rows.mjs";

export { ratioTable as table } from "./speed/ratio-table.mjs";

export const title = "Speed";

const SMALL = 54;
const LARGE = 5_400;

export async function* measure() {
  installPeers();
  yield* helpRows();
  yield* smallRows();
  yield* largeRows();
  yield* richRows();
  yield* growth();
}

function* helpRows() {
  const [help, empty] = inTurn(15, () => timedProcess([BROADSIDE, "--help"]), node);
  yield ratioRow("`--help`", help, "`node -e 0`", empty, { most: 2, stretch: 1.3 });
}

function* smallRows() {
  yield* at(cards(SMALL), {}, function* (folder) {
    const [ours, theirs, plain] = inTurn(
      7,
      () => buildCold(folder),
      () => typst(folder),
      () => pdfkit(folder),
    );
    yield ratioRow(`build of ${SMALL} cards, cold`, ours, "Typst", theirs, { most: 1.5, stretch: 0.65 });
    yield ratioRow("the same", ours, "pdfkit, no checks, no line breaking", plain);
    const [pictures, without, drawn, started] = inTurn(
      3,
      () => buildCold(folder, "--png"),
      () => buildCold(folder),
      () => sharp(folder),
      node,
    );
    yield ratioRow(
      "PNG of a card",
      perCard(pictures, without),
      "sharp on a plain SVG",
      perCard(drawn, started),
      {
        most: 1,
        stretch: 0.6,
      },
    );
  });
  yield* at(cards(SMALL), { ownFonts: true }, function* (folder) {
    const [ours, theirs] = inTurn(
      3,
      () => buildCold(folder),
      () => typst(folder),
    );
    yield ratioRow(`build of ${SMALL} cards in fonts that the game brings, cold`, ours, "Typst", theirs);
  });
}

/** The cost per card, after subtracting another run. */
function perCard(runs, base) {
  const least = (key) => Math.min(...base.map((run) => run[key]));
  const share = (run, key) => Math.max(0, run[key] - least(key)) / SMALL;
  return runs.map((run) => ({ cpu: share(run, "cpu"), wall: share(run, "wall") }));
}

async function* largeRows() {
  const all = cards(LARGE);
  const folder = workplace(all);
  try {
    const [ours, theirs] = inTurn(
      3,
      () => buildCold(folder),
      () => typst(folder),
    );
    yield ratioRow(`build of ${LARGE} cards, cold`, ours, "Typst", theirs, { most: 0.5, stretch: 0.15 });
    yield ratioRow("peak of memory", ours, "Typst", theirs, { most: 0.5, stretch: 0.2 }, "memory");
    yield ratioRow("size of the PDF", ours, "Typst", theirs, { most: 0.5, stretch: 0.4 }, "bytes");
    const changed = Array.from({ length: 4 }, (_, time) => buildAfterChange(folder, all, time)).slice(1);
    yield ratioRow("build after one card was changed", changed, "Typst, cold", theirs, {
      most: 0.1,
      stretch: 0.03,
    });
    const unchanged = [build(folder), build(folder), build(folder)];
    yield ratioRow("build when nothing was changed", unchanged, "Typst, cold", theirs);
    const watched = (await watchChanges(folder, all, 6)).slice(1);
    const again = typstAgain(folder, 6).slice(1);
    yield ratioRow("one card changed in `build --watch`", watched, "Typst that stays open", again, {
      most: 0.3,
      stretch: 1 / 15,
    });
    yield* checkRows(folder);
  } finally {
    removed(folder);
  }
}

function* checkRows(folder) {
  const [first, second, parsed, judged] = inTurn(
    3,
    () => checkCold(folder),
    () => check(folder),
    () => yaml(folder),
    () => ajv(folder),
  );
  const what = `check of ${LARGE} cards`;
  yield ratioRow(`${what}, cold`, first, "the yaml package alone", parsed, { most: 1.2 });
  yield ratioRow("the same", first, "ajv-cli", judged, { stretch: 0.7 });
  yield ratioRow("the same, when nothing was changed", second, "ajv-cli", judged, { most: 0.7 });
}

function* richRows() {
  yield* at(cards(LARGE, true), {}, function* (folder) {
    const [ours, theirs] = inTurn(
      2,
      () => buildCold(folder),
      () => typst(folder),
    );
    yield ratioRow(`build of ${LARGE} cards with a rich vocabulary, cold`, ours, "Typst", theirs);
  });
}

function* growth() {
  const built = [];
  for (const [count, times] of [
    [540, 3],
    [LARGE, 2],
    [54_000, 1],
  ])
    yield* at(cards(count), {}, function* (folder) {
      const [runs] = inTurn(times, () => buildCold(folder));
      built.push({ count, runs });
    });
  yield* growthRows(built);
}

function* at(all, options, work) {
  const folder = workplace(all, options);
  try {
    yield* work(folder);
  } finally {
    removed(folder);
  }
}
