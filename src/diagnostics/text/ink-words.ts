/** How much ink a print takes, in words. */

/** Shares of the paper, of all pages together and of each; null for one that could not be measured. */
interface Measured {
  readonly average: number;
  readonly pages: readonly (number | null)[];
}

/** "ink 12 % (most on page 3: 41 %)"; pages that could not be measured are named. */
export function inkWords({ average, pages }: Measured): string {
  const measured = pages.flatMap((ink, index) => (ink === null ? [] : [{ page: index + 1, ink }]));
  const lost = pages.flatMap((ink, index) => (ink === null ? [index + 1] : []));
  const [first, ...others] = measured;
  if (!first) return "ink not measured: its drawings take too long to draw";
  const most = others.reduce((one, other) => (other.ink > one.ink ? other : one), first);
  const notes = [
    ...(others.length > 0 ? [`most on page ${most.page}: ${percent(most.ink)}`] : []),
    ...(lost.length > 0 ? [`without page ${lost.join(", ")}, which takes too long to draw`] : []),
  ];
  return `ink ${percent(average)}${notes.length > 0 ? ` (${notes.join("; ")})` : ""}`;
}

/** As measured for all PDFs of a kit. */
interface KitMeasured {
  readonly title: string;
  readonly paper: string;
  readonly average: number;
  readonly pages: number;
  readonly most: { readonly file: string; readonly page: number; readonly ink: number };
}

/** "Starter Pack on a4: ink 12 % on average (most on page 3 of main-a4.pdf: 41 %)". */
export function kitInkWords({ title, paper, average, pages, most }: KitMeasured): string {
  const kit = `${title} on ${paper}: ink ${percent(average)}`;
  return pages === 1
    ? kit
    : `${kit} on average (most on page ${most.page} of ${most.file}: ${percent(most.ink)})`;
}

/** One decimal below ten. */
function percent(share: number): string {
  const value = 100 * share;
  return `${value < 9.95 ? Math.round(10 * value) / 10 : Math.round(value)} %`;
}
