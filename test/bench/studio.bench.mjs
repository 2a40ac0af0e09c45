/**
 * Studio: what a person waits for, in headless Chromium and at the server's calls. Figures are medians of wall time, so
 * other work on the machine makes them worse.
 */
import { callRows } from "./studio/call-rows.mjs";
import { pageRows } from "./studio/page-rows.mjs";
import { templateRows } from "./studio/template-rows.mjs";
import { trackRows } from "./studio/track-rows.mjs";

export { figuresTable as table } from "./studio/figures-table.mjs";

export const title = "Studio";

const GROUPS = [...callRows, ...pageRows, ...templateRows, ...trackRows];

export const groups = GROUPS.map(({ name }) => name);

/** @param wanted words that names of groups contain; none = all groups */
export async function* measure(wanted = []) {
  for (const { name, measure } of GROUPS)
    if (wanted.length === 0 || wanted.some((word) => name.includes(word))) yield* measure();
}
