/** Whole runs with nothing kept, beside other programs on the same cards. */
import { BROADSIDE, inTurn, timedProcess } from "../measure.mjs";
import { at, cards } from "./cards-at.mjs";
import { buildCold, check, checkCold } from "./ours.mjs";
import { ajv, floor, node, pdfkit, sharp, typst, yaml } from "./peers.mjs";
import { ratioRow } from "./rows.mjs";

const SMALL = 54;
const LARGE = 5_400;
const PLAIN = "pdfkit, no checks, no line breaking";
const FLOOR = "the least work (`floor.mjs`)";

export const coldRows = [
  { name: "help", measure: helpRows },
  { name: "build 54", measure: () => at(cards(SMALL), {}, smallRows) },
  { name: "png", measure: () => at(cards(SMALL), {}, pictureRows) },
  { name: "own fonts", measure: () => at(cards(SMALL), { ownFonts: true }, ownFontRows) },
  ...[81, 1_000].map((count) => ({
    name: `build ${count}`,
    measure: () => at(cards(count), {}, (folder) => studioRows(folder, count)),
  })),
  { name: "build 5400", measure: () => at(cards(LARGE), {}, largeRows) },
  { name: "check 5400", measure: () => at(cards(LARGE), {}, checkRows) },
  { name: "rich", measure: () => at(cards(LARGE, true), {}, richRows) },
];

function* helpRows() {
  const [help, empty] = inTurn(15, () => timedProcess([BROADSIDE, "--help"]), node);
  yield ratioRow("`--help`", help, "`node -e 0`", empty, { most: 2, stretch: 1.3 });
}

function* smallRows(folder) {
  const [ours, theirs, plain, least] = inTurn(
    9,
    () => buildCold(folder),
    () => typst(folder),
    () => pdfkit(folder),
    () => floor(folder),
  );
  yield ratioRow(`build of ${SMALL} cards, cold`, ours, "Typst", theirs, { most: 1.3, stretch: 1 });
  yield ratioRow("the same", ours, PLAIN, plain);
  yield ratioRow("the same", ours, FLOOR, least);
}

function* pictureRows(folder) {
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
    { most: 1, stretch: 0.6 },
  );
}

/** The cost per card, after subtracting another run. */
function perCard(runs, base) {
  const least = (key) => Math.min(...base.map((run) => run[key]));
  const share = (run, key) => Math.max(0, run[key] - least(key)) / SMALL;
  return runs.map((run) => ({ cpu: share(run, "cpu"), wall: share(run, "wall") }));
}

function* ownFontRows(folder) {
  const [ours, theirs] = inTurn(
    3,
    () => buildCold(folder),
    () => typst(folder),
  );
  yield ratioRow(`build of ${SMALL} cards in fonts that the game brings, cold`, ours, "Typst", theirs);
}

function* studioRows(folder, count) {
  const [ours, theirs] = inTurn(
    5,
    () => buildCold(folder),
    () => typst(folder),
  );
  yield ratioRow(`build of ${count} cards, cold`, ours, "Typst", theirs);
}

function* largeRows(folder) {
  const [ours, theirs, plain, least] = inTurn(
    3,
    () => buildCold(folder),
    () => typst(folder),
    () => pdfkit(folder),
    () => floor(folder),
  );
  yield ratioRow(`build of ${LARGE} cards, cold`, ours, "Typst", theirs, { most: 0.2, stretch: 0.15 });
  yield ratioRow("the same", ours, PLAIN, plain, { most: 0.7, stretch: 0.5 });
  yield ratioRow("the same", ours, FLOOR, least, { most: 4, stretch: 3 });
  yield ratioRow("peak of memory", ours, "170 MiB", [{ memory: 170 }], { most: 1 }, "memory");
  yield ratioRow("the same", ours, "Typst", theirs, {}, "memory");
  yield ratioRow("size of the PDF", ours, "Typst", theirs, { most: 0.45, stretch: 0.4 }, "bytes");
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
  yield ratioRow(`${what}, cold`, first, "the yaml package alone", parsed, { most: 1, stretch: 0.7 });
  yield ratioRow("the same", first, "ajv-cli", judged);
  yield ratioRow("the same, when nothing was changed", second, "ajv-cli", judged, { most: 0.7 });
}

function* richRows(folder) {
  const [ours, theirs] = inTurn(
    2,
    () => buildCold(folder),
    () => typst(folder),
  );
  yield ratioRow(`build of ${LARGE} cards with a rich vocabulary, cold`, ours, "Typst", theirs);
}
