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
    "Names for the `size:` of a deck: `size: poker-us`. Sizes are those of the finished card, after cutting. The corner is the radius that print shops round to; home prints are cut square.",
    ["| name | mm | inches | corner, mm |", "| --- | --- | --- | --- |", ...rows].join("\n"),
    "Any other size is written out: `size: { width: 70mm, height: 95mm, corner: 3mm }`, in mm, cm, in or pt; a landscape card has the larger number first. Other shapes have their own sizes: see [components.md](components.md).",
    "`poker-us` and `poker-eu` differ by half a millimetre in one direction and almost one in the other: sleeves fit both, but a print shop's template fits only its own size.",
  ].join("\n\n")}\n`;
}

const inches = (mm: number): number => round(mm / MM_PER_UNIT.in, 2);
