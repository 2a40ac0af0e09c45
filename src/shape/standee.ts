/**
 * A standing figure: its two sides are joined at the top, folded back to back and glued, and inserted in the slit of a
 * folded foot, which is cut off below. Lengths in mm.
 */
import type { Size } from "../units/box.ts";
import type { DieLine } from "./die-line.ts";
import { laidFlat, type Part } from "./parts.ts";
import { rectangle } from "./polygon.ts";

/** Height of the foot, and of the strip of the figure that is inserted in it. */
const FOOT_HEIGHT = 10;
/** With a narrower foot, tall figures fall over. */
const FOOT_WIDTH = 24;

/** @param figure its visible part, above the foot. Panels: "front", and "back", which is upside down on the paper. */
export function standee({ width, height }: Size): DieLine {
  const side = (name: string): Part => ({
    name,
    use: "panel",
    outline: rectangle(width, height + FOOT_HEIGHT),
    centre: { x: width / 2, y: height / 2 },
    room: { width, height },
    slits: [
      [
        { x: width / 2, y: height + FOOT_HEIGHT / 2 },
        { x: width / 2, y: height + FOOT_HEIGHT },
      ],
    ],
  });
  const footWidth = Math.max(width, FOOT_WIDTH);
  const foot = {
    ...footHalf(footWidth, "below"),
    joined: [{ edge: 2, hinge: 0, part: footHalf(footWidth, "above") }],
  };
  return laidFlat({
    ...side("front"),
    joined: [
      { edge: 0, hinge: 0, part: side("back") },
      { edge: 2, hinge: 0, inset: (width - footWidth) / 2, apart: true, part: foot },
    ],
  });
}

/** Folded, the fold is on top and the slit goes down from it to the middle. */
function footHalf(width: number, slit: "above" | "below"): Part {
  const half = FOOT_HEIGHT / 2;
  const [from, to] = slit === "above" ? [0, half] : [half, FOOT_HEIGHT];
  return {
    name: "",
    use: "flap",
    outline: rectangle(width, FOOT_HEIGHT),
    slits: [
      [
        { x: width / 2, y: from },
        { x: width / 2, y: to },
      ],
    ],
  };
}
