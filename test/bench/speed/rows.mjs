/** Rows of the speed table: a figure of ours, one of another program, their ratio and its target. */

/**
 * @param goal the highest acceptable ratio, and the desired one
 * @param measure what is compared: "cpu" in ms, "memory" in MiB or "bytes"
 */
export function ratioRow(what, runs, other, others, goal = {}, measure = "cpu") {
  const figure = least(runs, measure);
  const reference = least(others, measure);
  return { what, runs, figure, other, reference, ratio: figure / reference, measure, ...goal };
}

/** ms of CPU that `node -e 0` takes where targets in ms hold. */
const NODE_MS = 50;

/** Targets in ms, as ratios to `node -e 0`. */
export const timeGoal = (most, stretch) => ({ most: most / NODE_MS, stretch: stretch / NODE_MS });

const least = (runs, measure) => Math.min(...runs.map((run) => run[measure]));
