/** The marked box in place of a missing drawing, so that it cannot be overlooked in print. */
import type { Item, MissingFact } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { rectPath } from "../../svg/path/basic-shapes.ts";
import { formatPath } from "../../svg/path/path-data.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { type Frame, mmPerUnit } from "../frame.ts";

const COLOUR = "#e6007e";

/** A crossed box; `missing` is passed to the rules. */
export function standIn(
  element: SvgElement,
  frame: Frame,
  box: Box,
  missing?: Omit<MissingFact, "origin">,
): readonly Item[] {
  const { origin } = element;
  if (missing) frame.drawing.facts.missing.push({ ...missing, origin });
  frame.drawing.tally.placed = true;
  const width = Math.min(0.4 / mmPerUnit(frame), Math.min(box.width, box.height) / 4);
  const inside = {
    x: box.x + width / 2,
    y: box.y + width / 2,
    width: box.width - width,
    height: box.height - width,
  };
  const [right, bottom] = [inside.x + inside.width, inside.y + inside.height];
  const d = formatPath([
    ...rectPath(inside),
    ["M", inside.x, inside.y],
    ["L", right, bottom],
    ["M", right, inside.y],
    ["L", inside.x, bottom],
  ]);
  const solid = { kind: "solid", colour: COLOUR } as const;
  return [
    {
      kind: "path",
      origin,
      d,
      fill: { ...solid, opacity: 0.15 },
      fillRule: "nonzero",
      stroke: {
        paint: { ...solid, opacity: 1 },
        width,
        cap: "butt",
        join: "miter",
        miterLimit: 4,
        dash: [],
        dashOffset: 0,
      },
    },
  ];
}
