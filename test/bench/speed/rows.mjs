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

/** How much more a card costs in a larger deck, and the peak memory of the largest. */
export function* growthRows(built) {
  for (const [index, { count, runs }] of built.entries()) {
    const before = built[index - 1];
    if (!before) continue;
    const share = (one) => one.runs.map((run) => ({ ...run, cpu: run.cpu / one.count }));
    const what = `CPU a card, build of ${count} cards, cold`;
    yield ratioRow(what, share({ count, runs }), `of ${before.count}`, share(before), { most: 1.15 });
  }
  const { count, runs } = built.at(-1);
  const gigabyte = [{ memory: 1024 }];
  yield ratioRow(`peak of memory, ${count} cards`, runs, "1 GiB", gigabyte, { most: 1 }, "memory");
}

const least = (runs, measure) => Math.min(...runs.map((run) => run[measure]));
