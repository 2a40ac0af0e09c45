/** The shared templates in other languages: every translation is of words that they print. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createNodeHost } from "../../src/host/node-host.ts";
import { readWords } from "../../src/pipeline/read/locale/template-words.ts";
import { translatedWords } from "../../src/template/words/template-words.ts";

const FOLDER = "templates/shared";
const languages = readdirSync(`${FOLDER}/locales`);
/** The sheet of icons belongs to no game. */
const TEMPLATES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".hbs") && !file.includes("icon-sheet"))
  .map((file) => readFileSync(`${FOLDER}/${file}`, "utf8"));

test.each(languages)("%s", (lang) => {
  const words = readWords(createNodeHost("."), `${FOLDER}/locales/${lang}/words.yaml`);
  expect(words?.diagnostics).toEqual([]);
  const known = new Set(words?.value.keys());
  const used = TEMPLATES.flatMap((text) =>
    translatedWords(text, { get: (one) => (known.has(one) ? one : undefined) }).map(({ written }) => written),
  );
  expect([...known].filter((text) => !used.includes(text))).toEqual([]);
  expect(used.length).toBeGreaterThan(80);
});
