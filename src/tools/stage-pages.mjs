/**
 * The pages in docs/rules/ that are written by hand: what the manual says about the findings of stages. They are read when
 * Broadside is built, as the values of `STAGE_PAGES` and `STAGE_SEVERITIES` in `manual/stage-faults.ts`. The other pages
 * are generated from rules.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseStagePage } from "./stage-page.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = "docs/rules";

/** What all these pages say, sorted by id. @throws Error with file and line if one is malformed */
export function stagePages() {
  return idsOfPages().map((id) => parseStagePage(id, readFileSync(join(root, pathOf(id)), "utf8")));
}

/** The severities that they name, by id. */
export function severitiesOf(pages) {
  return Object.fromEntries(pages.map(({ id, severities }) => [id, severities]));
}

/** Their paths, from the project's folder. */
export function stagePagePaths() {
  return idsOfPages().map(pathOf);
}

/** A page in the folder of a group is written by hand if there is no rule to generate it. */
function idsOfPages() {
  return readdirSync(join(root, FOLDER), { recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.includes("/") && file.endsWith(".md"))
    .map((file) => file.slice(0, -".md".length))
    .filter((id) => !existsSync(join(root, "src", "rules", `${id}.ts`)))
    .sort();
}

const pathOf = (id) => `${FOLDER}/${id}.md`;
