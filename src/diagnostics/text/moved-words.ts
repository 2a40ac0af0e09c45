/** How far something is moved, turned and scaled on paper, in words. */

/** "moved 0.3mm right and 0.1mm up" or "not moved". @param offset mm to the right and down */
export function movedWords({ x, y }: { readonly x: number; readonly y: number }): string {
  const parts = [
    x === 0 ? "" : `${Math.abs(x)}mm ${x > 0 ? "right" : "left"}`,
    y === 0 ? "" : `${Math.abs(y)}mm ${y > 0 ? "down" : "up"}`,
  ].filter((part) => part !== "");
  return parts.length === 0 ? "not moved" : `moved ${parts.join(" and ")}`;
}

/** ", turned 0.1 degrees clockwise" or nothing. */
export const turnWords = (degrees: number): string =>
  degrees === 0
    ? ""
    : `, turned ${Math.abs(degrees)} degrees ${degrees > 0 ? "clockwise" : "counter-clockwise"}`;

/** ", scaled by 1/1.002 across and 1/1 down" or nothing. @param scale what a printer makes of 1 mm, which is undone */
export const scaleWords = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  x === 1 && y === 1 ? "" : `, scaled by 1/${x} across and 1/${y} down`;
