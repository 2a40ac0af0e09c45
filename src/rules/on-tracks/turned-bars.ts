/** The bars of a map card turned by 180 degrees, in a card's notation, for comparing two cards. */

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

/** Sorted, including the two squares of each bar, so that equal bars are equal texts; turning twice gives the same again. */
export function turnedBars(bars: readonly string[]): readonly string[] {
  return bars.map((bar) => sortedBar(bar.split("|").map((end) => OPPOSITE[end] ?? end))).sort();
}

/** Of two squares either may come first; an outer side always comes last. */
function sortedBar(ends: readonly string[]): string {
  const squares = ends.filter((end) => end.length === 2).sort();
  return [...squares, ...ends.filter((end) => end.length !== 2)].join("|");
}
