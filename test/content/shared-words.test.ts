/** The shared templates in other languages, and what Broadside itself prints: every translation is of words on paper. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createNodeHost } from "../../src/host/node-host.ts";
import { readWords } from "../../src/pipeline/read/locale/template-words.ts";
import { translatedWords } from "../../src/template/words/template-words.ts";
import { PAPER_WORDS } from "../../src/words/paper-words.ts";

const FOLDER = "templates/shared";
const languages = readdirSync(`${FOLDER}/locales`);
const TEMPLATES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".hbs"))
  .map((file) => readFileSync(`${FOLDER}/${file}`, "utf8"));

/** Fields whose plural is made with an s: a translation may have to write the word itself. */
const ENGLISH_PLURALS: Readonly<Record<string, readonly string[]>> = {
  "{share}% of {cell}s without a die": ["{cell}"],
};

const fieldsIn = (text: string): ReadonlySet<string> => new Set(text.match(/\{\w+\}/g));

test.each(languages)("%s", (lang) => {
  const words = readWords(createNodeHost("."), `${FOLDER}/locales/${lang}/words.yaml`);
  expect(words?.diagnostics).toEqual([]);
  const known = new Set(words?.value.keys());
  const used = TEMPLATES.flatMap((text) =>
    translatedWords(text, { get: (one) => (known.has(one) ? one : undefined) }).map(({ written }) => written),
  );
  const said: readonly string[] = PAPER_WORDS;
  expect([...known].filter((text) => !used.includes(text) && !said.includes(text))).toEqual([]);
  expect(said.filter((text) => !known.has(text))).toEqual([]);
  for (const text of said) {
    const { value } = words?.value.get(text) ?? {};
    const fields = fieldsIn(value?.kind === "scalar" ? value.text : "");
    expect(new Set([...fields, ...(ENGLISH_PLURALS[text] ?? [])]), text).toEqual(fieldsIn(text));
  }
  expect(used.length).toBeGreaterThan(70);
});
