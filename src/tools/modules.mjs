/**
 * Compiles the sources module by module, for tests and for the other tools; the command runs from the bundle. Types are
 * removed without checking: the tests do that. Usage: node src/tools/modules.mjs [dist folder]
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";
import { severitiesOf, stagePages } from "./stage-pages.mjs";

const source = fileURLToPath(new URL("..", import.meta.url));
const dist = resolve(process.argv[2] ?? "dist");
const pages = stagePages();
const define = {
  STAGE_PAGES: JSON.stringify(pages),
  STAGE_SEVERITIES: JSON.stringify(severitiesOf(pages)),
  RULE_WORDS: "{}",
};

for (const file of readdirSync(source, { recursive: true }).filter((name) => /\.(?:ts|mjs)$/.test(name))) {
  const path = join(dist, file.replace(/ts$/, "js"));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, compiled(file));
}

/** @throws Error with the place of a syntax error */
function compiled(file) {
  const text = readFileSync(join(source, file), "utf8");
  const { code, errors } = transformSync(file, text, {
    tsconfig: false,
    // Given to the one module that asks for them, because they are parsed each time.
    define: /\b(?:STAGE_PAGES|RULE_WORDS)\b/.test(text) ? define : {},
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: "rewrite" },
  });
  if (errors.length > 0)
    throw new Error(errors.map(({ codeframe, message }) => codeframe ?? message).join("\n"));
  // A module that another one starts by file name.
  return code.replaceAll(
    /\bnew URL\("([^"]+)\.ts", import\.meta\.url\)/g,
    'new URL("$1.js", import.meta.url)',
  );
}
