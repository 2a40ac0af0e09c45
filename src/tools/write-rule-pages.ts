/** Writes docs/rules/ anew from the rules. Usage, in the project's folder: node dist/tools/write-rule-pages.js */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { RULES } from "../rules/index.ts";
import { rulePages } from "../rules/rule-page.ts";

const FOLDER = join("docs", "rules");

rmSync(FOLDER, { recursive: true, force: true });
for (const [path, text] of rulePages(RULES)) {
  mkdirSync(dirname(join(FOLDER, path)), { recursive: true });
  writeFileSync(join(FOLDER, path), text);
}
