/** A game in two languages: what is printed, found and written in each, and that the original stays as it is. */
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../src/index.ts";
import { codeOf } from "../support/api/sample-project.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";

const CARD = "templates/sample/card.svg.hbs";
const DE = "content/sample/locales/de";
const CREW = `${DE}/decks/crew.yaml`;

const GAME = {
  ...SAMPLE_GAME,
  [CARD]: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9"><b:text x="5" y="5" width="40" height="10" size="14pt" min-size="14pt" font="Alegreya">{{title}}</b:text><b:text x="5" y="20" width="53.5" height="10" size="12pt" font="Alegreya">Rank {{rank}} aboard</b:text></svg>`,
};
const GERMAN = {
  ...GAME,
  [CREW]:
    "title: Mannschaft\ncards:\n  - { id: cook, title: Smutje }\n  - { id: pilot, title: Lotse }\n  - { id: captain, title: Kapitän }\n",
  [`${DE}/words.yaml`]: 'Rank {{rank}} aboard: "An Bord {{rank}}."\n',
};
const COOK = { game: "sample", deck: "crew", card: "cook" };
const FILE = "content/sample/decks/crew.yaml";

const open = (files: Readonly<Record<string, string | Uint8Array>>) => openProject(createMemoryHost(files));

test("a stage, a rendering and a check follow the language of the call", async () => {
  const [plain, project] = [await open(GAME), await open(GERMAN)];
  const svg = async (lang?: string): Promise<string> =>
    String((await project.stage({ stage: "svg", file: FILE, card: "cook", lang })).value);
  expect(await svg("de")).toContain(">Smutje<");
  expect(await svg("de")).toContain("An Bord 1.");
  expect(await svg()).toContain("Rank 1 aboard");
  expect(await project.render({ ...COOK })).toEqual(await plain.render({ ...COOK }));
  const { drawing } = await project.render({ ...COOK, lang: "de" });
  expect(drawing?.bytes).not.toEqual((await project.render(COOK)).drawing?.bytes);
  expect((await project.check()).findings).toEqual((await plain.check()).findings);
});

test("a text that does not fit is found at its place in the translation, by a check of everything too", async () => {
  const long = "Oberschiffsverpflegungsmeister und Koch";
  const project = await open({ ...GERMAN, [CREW]: GERMAN[CREW].replace("Smutje", long) });
  for (const work of [{}, { lang: "de" }]) {
    const { findings } = await project.check([], work);
    const fit = findings.filter(({ rule }) => rule === "text/overflow");
    expect(fit.map(({ file, start }) => `${file}:${start.line}:${start.column}`)).toEqual([`${CREW}:3:24`]);
  }
  expect((await project.check([], { translations: false })).findings.map(({ rule }) => rule)).not.toContain(
    "text/overflow",
  );
});

test("what is missing is counted and shown, and the original is printed in its place", async () => {
  const project = await open({ ...GERMAN, [CREW]: "cards:\n  - { id: cook, title: Smutje }\n" });
  const { findings } = await project.check();
  const [missing] = findings.filter(({ rule }) => rule === "locale/incomplete");
  // Three titles and the words of the template; two titles are missing.
  expect(missing?.message).toBe("German: 2 of 4 printed texts are not translated");
  expect(missing?.related?.map(({ file, start }) => `${file}:${start.line}`)).toEqual([
    `${FILE}:8`,
    `${FILE}:9`,
  ]);
});

test("prints of a translation have names of their own, and are no edition of the game", async () => {
  const project = await open(GERMAN);
  const out = createMemoryHost({});
  await project.print({ out });
  const names = [...out.files.keys()];
  const before = names.map((name) => out.files.get(name));
  const { status } = await project.print({ out, lang: "de", pictures: { dpi: 72 } });
  expect(status).toBe(0);
  const added = [...out.files.keys()].filter((name) => !names.includes(name));
  expect(added).toEqual(
    expect.arrayContaining([
      "sample/all-decks-a4-de.pdf",
      "sample/CREDITS-de.txt",
      "sample/png/crew/cook-de.png",
    ]),
  );
  const prints = names.filter((name) => !name.endsWith("journal.json"));
  expect(prints.map((name) => out.files.get(name))).toEqual(
    before.filter((_, at) => prints.includes(names[at] ?? "")),
  );
  const journal = JSON.parse(new TextDecoder().decode(out.files.get("sample/journal.json")));
  expect(journal.prints).toHaveLength(1);
});

test("the files of a new translation wait for their texts, in the shape of the original", async () => {
  const host = createMemoryHost(GAME);
  const project = await openProject(host);
  const translation = await project.translate({ game: "sample", lang: "de" });
  const texts = new Map(translation.files.map(({ path, after }) => [path, after]));
  expect(texts.get(CREW)).toBe(`# Crew
title:
cards:
  - id: cook
    # Cook
    title:
  - id: pilot
    # Pilot
    title:
  - id: captain
    # Captain
    title:
`);
  expect(texts.get(`${DE}/words.yaml`)).toBe('"Rank {{rank}} aboard":\n');
  await project.apply(translation);
  const { findings } = await project.check([], { lang: "de" });
  const own = findings.filter(({ rule }) => !/\/unused(?:-|$)/.test(rule));
  expect(own.map(({ rule }) => rule)).toEqual(["locale/incomplete"]);
  const again = await project.translate({ game: "sample", lang: "de" });
  expect(again.files).toEqual([]);
  expect(again.lacking.find(({ path }) => path === CREW)?.texts).toBe(4);
});

test("a language that a game is not translated into is refused, with the nearest", async () => {
  const project = await open(GERMAN);
  expect(await codeOf(project.print({ lang: "fr" }))).toBe("unknown-name");
  await expect(project.render({ ...COOK, lang: "german" })).rejects.toThrow('did you mean "de"?');
  await expect(project.translate({ game: "sample", lang: "pt_br" })).rejects.toThrow('did you mean "pt-BR"?');
});

test("cards that `each:` makes are translated together or one by one", async () => {
  const project = await open({
    ...GERMAN,
    [FILE]:
      'deck: crew\ntitle: Crew\nsize: poker-us\nfront: card\ncard: { properties: { rank: { type: integer }, title: { type: string } } }\ncards:\n  - { id: "hand-{rank}", each: { rank: { from: 1, to: 2 } }, title: "Hand {rank}" }\n',
    [CREW]:
      'title: Mannschaft\ncards:\n  - { id: "hand-{rank}", title: "Matrose {rank}" }\n  - { id: hand-2, title: Maat }\n',
  });
  const svg = async (card: string): Promise<string> =>
    String((await project.stage({ stage: "svg", file: FILE, card, lang: "de" })).value);
  expect(await svg("hand-1")).toContain(">Matrose 1<");
  expect(await svg("hand-2")).toContain(">Maat<");
});

test("cards of a spreadsheet are translated by their ids", async () => {
  const project = await open({
    ...GERMAN,
    [FILE]:
      "deck: crew\ntitle: Crew\nsize: poker-us\nfront: card\ncard: { properties: { rank: { type: integer }, title: { type: string } } }\ncards: crew.csv\n",
    "content/sample/decks/crew.csv": "id,rank,title\ncook,1,Cook\npilot,2,Pilot\ncaptain,3,Captain\n",
  });
  const { value, findings } = await project.stage({ stage: "svg", file: FILE, card: "pilot", lang: "de" });
  expect(String(value)).toContain(">Lotse<");
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
});
