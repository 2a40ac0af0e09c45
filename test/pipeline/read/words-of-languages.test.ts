/** Which words count for which templates, and what is wrong with files of words. */
import { expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { openProject } from "../../../src/index.ts";
import { readTemplates } from "../../../src/pipeline/draw/templates.ts";
import { paperWords } from "../../../src/pipeline/read/locale/paper-words.ts";
import { withWords } from "../../../src/pipeline/read/locale/template-words.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";

const bundle = openBundle();
const folder = "content/sample";
const OWN = `${folder}/locales/de/words.yaml`;
const SHARED = "templates/shared/locales/de/words.yaml";

const projectOf = (files: ProjectFiles) => ({ host: createMemoryHost({ ...SAMPLE_GAME, ...files }), bundle });

function templates(files: ProjectFiles, game: { readonly locale?: string; readonly language?: string }) {
  const project = projectOf(files);
  const read = withWords(project, { folder, ...game }, readTemplates(project, "sample").value);
  const { templates: all } = read.value;
  return { own: all.get("card")?.words, shared: all.get("setup-sheet")?.words };
}

test("shared words are for shared templates, a game's own words for all", () => {
  const inGerman = templates({}, { language: "de" });
  expect(inGerman.shared?.get("Notes")).toBe("Hinweise");
  expect(inGerman.own).toBeUndefined();
  const translated = templates({ [OWN]: "Rank: Rang\nNotes: Merkzettel\n" }, { locale: "de" });
  expect([translated.own?.get("Rank"), translated.own?.get("Notes")]).toEqual(["Rang", "Merkzettel"]);
  expect(translated.own?.get("finish")).toBeUndefined();
  expect([translated.shared?.get("finish"), translated.shared?.get("Notes")]).toEqual(["Ziel", "Merkzettel"]);
});

test("a language of a region takes the words of the language, and its own before them", () => {
  const own = "templates/shared/locales/de-AT/words.yaml";
  const { shared } = templates({ [own]: "Notes: Anmerkungen\n" }, { language: "de-AT" });
  expect([shared?.get("finish"), shared?.get("Notes")]).toEqual(["Ziel", "Anmerkungen"]);
  const files = { [own]: "front: Bildseite\n", [SHARED]: "front: Vorn\nback: Hinten\n" };
  const words = paperWords(projectOf(files), folder, "de-AT", false);
  expect([words?.front, words?.back, words?.upright]).toEqual(["Bildseite", "Hinten", "hochkant"]);
});

test("a field that nothing fills in, and a shared word that nothing prints, are found", async () => {
  const project = await openProject(
    createMemoryHost({
      ...SAMPLE_GAME,
      [OWN]: '"sheet {sheet} of {sheets}": "Blatt {blatt} von {sheets}"\n',
      [SHARED]: "Notse: Hinweise\nfront: Vorderseite\n",
    }),
  );
  const { findings } = await project.check([], { lang: "de" });
  const found = (path: string) =>
    findings
      .filter(({ file, rule }) => file === path && rule !== "locale/incomplete")
      .map(({ rule, start, message, fix }) => `${start.line} ${rule}: ${message}; ${fix}`);
  expect(found(OWN)).toEqual([
    '1 locale/broken-words: "sheet {sheet} of {sheets}" has no field {blatt}; its fields: {sheet}, {sheets}',
  ]);
  expect(found(SHARED)).toEqual(['1 locale/unused-words: no template prints "Notse"; did you mean "Notes"?']);
});
