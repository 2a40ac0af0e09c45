/** Regenerates docs/rules/ from the manual. Usage, in the project's folder: node dist/tools/write-rule-pages.js */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { MANUAL } from "../manual/manual.ts";
import { manualPages } from "../manual/markdown-page.ts";

const FOLDER = join("docs", "rules");

rmSync(FOLDER, { recursive: true, force: true });
for (const [path, text] of manualPages(MANUAL)) {
  mkdirSync(dirname(join(FOLDER, path)), { recursive: true });
  writeFileSync(join(FOLDER, path), text);
}
