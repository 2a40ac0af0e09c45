/** The bars of a map card that is turned by half, as a card writes them: for telling whether two cards are alike. */

const OPPOSITE: Readonly<Record<string, string>> = {
  a1: "b3",
  a2: "b2",
  a3: "b1",
  b1: "a3",
  b2: "a2",
  b3: "a1",
  north: "south",
  south: "north",
  east: "west",
  west: "east",
};

/** Sorted, the two squares of a bar too, so that equal bars are equal texts; turned twice they are the same again. */
export function turnedBars(bars: readonly string[]): readonly string[] {
  return bars.map((bar) => sortedBar(bar.split("|").map((end) => OPPOSITE[end] ?? end))).sort();
}

/** Between two squares either may stand first; an outer side always stands last. */
function sortedBar(ends: readonly string[]): string {
  const squares = ends.filter((end) => end.length === 2).sort();
  return [...squares, ...ends.filter((end) => end.length !== 2)].join("|");
}
