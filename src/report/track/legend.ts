/** The legend of a drawn track: only the signs that occur. */

import type { Scenario } from "../../game/game.ts";
import { blockersWords } from "../../track/blockers.ts";
import { SQUARE_MARKS } from "../../track/briefing/track-picture.ts";
import { cellWord } from "../../track/cell-word.ts";
import { faceDownWord } from "../../track/face-down.ts";
import { plainTitles } from "../../track/plain-titles.ts";
import type { Lattice } from "../../track/track.ts";
import type { ShownMark, Signs } from "./signs.ts";
import type { DrawnSquare } from "./squares.ts";
import type { DrawnSteps } from "./steps.ts";
import { terrainLooks } from "./terrain-looks.ts";

/** Of those that do not depend on the game. */
const MEANINGS: Readonly<Record<Exclude<ShownMark, "narrow" | "white-cut">, string>> = {
  start: "start",
  finish: "finish",
  trap: "trap: no way out",
  unreached: "cannot be reached",
  overlap: "two cards overlap",
  toll: "toll",
  chest: "chest",
  harbour: "harbour",
  mist: "mist",
  current: "current",
};

/** Entries in the order of the drawing: marks, colours, lines, steps. */
export function legendOf(
  squares: readonly DrawnSquare[],
  lattice: Pick<Lattice, "shape" | "bars" | "squares">,
  { route, forced }: DrawnSteps,
  signs: Signs,
  { movement, terrains }: Pick<Scenario, "movement" | "terrains">,
): readonly string[] {
  const { short } = movement.words;
  const shown = squares.flatMap(({ marks }) => marks);
  const marks = SQUARE_MARKS.filter((mark): mark is ShownMark => mark !== "route" && shown.includes(mark));
  const lookOf = terrainLooks(terrains);
  const cut = squares.flatMap((one) => (one.marks.includes("white-cut") ? [one.index] : []));
  const meanings: Readonly<Record<ShownMark, string>> = {
    ...MEANINGS,
    narrow: blockersWords(movement, "here"),
    "white-cut": `${plainTitles(lattice, cut, terrains)} ${cellWord(lattice.shape)} that blocks every way`,
  };
  const colours = terrains.filter(({ id }) => squares.some((one) => !one.isDark && one.terrain === id));
  return [
    ...marks.map((mark) => `${signs.marks[mark]} ${meanings[mark]}`),
    ...colours.map(({ id, title }) => `${lookOf(id).letter} ${title}`),
    ...(squares.some(({ isDark }) => isDark) ? [`${signs.dark} ${faceDownWord(movement)}`] : []),
    `${signs.line([0, 1, 0, 1])} edge of a card`,
    ...(lattice.bars.length > 0 ? [`${signs.line([0, 2, 0, 2])} bar`] : []),
    ...(forced.length > 0 ? [`${forcedSigns(route.length > 0, signs)} forced ${short}`] : []),
    ...(route.length > 0 ? [`${signs.arrow([0, 1])} ${signs.arrow([1, 0])} way`] : []),
  ];
}

function forcedSigns(hasRoute: boolean, signs: Signs): string {
  const found = [
    signs.forced([1, 1]),
    signs.forced([1, -1]),
    ...(hasRoute ? [signs.forcedArrow([1, 1])] : []),
  ];
  return [...new Set(found)].join(" ");
}

/** Entries side by side, as many as fit on a line. */
export function legendLines(entries: readonly string[], columns: number): readonly string[] {
  const lines: string[] = [];
  for (const entry of entries) {
    const longer = `${lines.at(-1)}   ${entry}`;
    if (lines.length === 0 || [...longer].length > columns) lines.push(entry);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
