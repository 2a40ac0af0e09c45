/**
 * Renews docs/rules/: writes the pages of rules and the index, and completes the pages that are written by hand. Usage, in
 * the project's folder: node dist/tools/write-rule-pages.js
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { manualPages } from "../manual/markdown-page.ts";
import { stagePages } from "./stage-pages.mjs";

for (const [path, text] of manualPages(stagePages())) {
  const file = join("docs", "rules", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
