/** The manual page about card sizes, in Markdown, from the presets. */

import { CARD_SIZES } from "../game/decks/card-sizes.ts";
import { MM_PER_UNIT, round } from "../units/length.ts";

const GENERATED =
  "<!-- generated from src/game/decks/card-sizes.ts by dist/tools/write-content-pages.js; do not edit -->";

export function cardSizesPage(): string {
  const rows = [...CARD_SIZES.values()].map(
    ({ id, width, height, corner }) =>
      `| \`${id}\` | ${width} x ${height} | ${inches(width)} x ${inches(height)} | ${round(corner, 2)} |`,
  );
  return `${[
    GENERATED,
    "# Card sizes",
    "What `size:` of a deck may say by name: `size: poker-us`. Sizes are those of the finished card, after cutting. Corners are those that print shops round; a home print is cut square.",
    ["| name | mm | inches | corner, mm |", "| --- | --- | --- | --- |", ...rows].join("\n"),
    "Any other size is written out: `size: { width: 70mm, height: 95mm, corner: 3mm }`, in mm, cm, in or pt; a landscape card has the larger number first. Pieces of other shapes have sizes of their own: see [components.md](components.md).",
    "`poker-us` and `poker-eu` differ by half a millimetre and by almost one: sleeves take both, a print shop's template takes only its own.",
  ].join("\n\n")}\n`;
}

const inches = (mm: number): number => round(mm / MM_PER_UNIT.in, 2);
