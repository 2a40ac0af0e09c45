/** What axe-core finds wrong with a view as it is shown now, by the rules of WCAG 2.2 A and AA. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const OPTIONS = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  // of WCAG 2.2 AA, but left out by axe unless it is asked for
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
};

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/** What depends on the scheme, and what on the size; all other rules are about what a view contains. */
const LOOK_RULES = { type: "rule", values: ["color-contrast", "link-in-text-block", "target-size"] };

/**
 * One line for each fault; none if the view is accessible as far as a program can tell.
 * @param of only what depends on the scheme and the size, which takes less time; default everything
 */
export async function accessibilityFaults(
  page: Page,
  of: "everything" | "look" = "everything",
): Promise<readonly string[]> {
  // only once for each page: it is half a megabyte
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  const options = of === "look" ? { ...OPTIONS, runOnly: LOOK_RULES } : OPTIONS;
  const { violations } = (await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`)) as {
    readonly violations: readonly Violation[];
  };
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
