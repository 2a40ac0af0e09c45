/** Directions of a drawing. */

/** In whole degrees clockwise from "to the right", the direction in which drawings turn. */
export const angleOf = (right: number, down: number): number =>
  (Math.round((Math.atan2(down, right) * 180) / Math.PI) + 360) % 360;
