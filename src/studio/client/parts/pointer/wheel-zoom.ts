/** How much a turn of the wheel with Ctrl, or a pinch on a trackpad, enlarges: a notch about a fifth, a pinch in many small steps. */

/** Most px of one event: some mice report several notches at once. */
const MOST = 100;

/** px that enlarge by the number e. */
const SLOWNESS = 500;

/** Pixels of a line, where a browser counts in lines. */
const LINE = 16;

/** @returns a factor: 1 = as it is */
export function wheelZoom({ deltaY, deltaMode }: Pick<WheelEvent, "deltaY" | "deltaMode">): number {
  const px = deltaMode === 0 ? deltaY : deltaY * LINE;
  // a pinch sends small distances, which are as many hundredths
  const slowness = Math.abs(px) < 20 ? SLOWNESS / 5 : SLOWNESS;
  return Math.exp(-Math.max(-MOST, Math.min(MOST, px)) / slowness);
}
