/** Spearman's rank correlation: whether two numbers rise or fall together, whatever their scale. n log n in time. */

/**
 * From -1 (one falls as the other rises) to 1; equal values share the mean of their ranks. Undefined if one of the two never
 * changes or there are fewer than two pairs: then there is no order to compare.
 */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number | undefined {
  const x = ranks(pairs.map(([one]) => one));
  const y = ranks(pairs.map(([, other]) => other));
  const mean = (pairs.length + 1) / 2;
  let [xy, xx, yy] = [0, 0, 0];
  for (const [index, rank] of x.entries()) {
    const [dx, dy] = [rank - mean, (y[index] as number) - mean];
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  }
  return xx === 0 || yy === 0 ? undefined : xy / Math.sqrt(xx * yy);
}

/** Ranks from 1, in the order of the values. */
function ranks(values: readonly number[]): readonly number[] {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] as number) - (values[b] as number));
  const result = new Array<number>(values.length).fill(0);
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && values[order[end] as number] === values[order[start] as number]) end += 1;
    for (const index of order.slice(start, end)) result[index] = (start + end + 1) / 2;
    start = end;
  }
  return result;
}
