/** A game in two languages: what is printed, found and written in each, and that the original stays as it is. */
import { expect, test } from "vitest";
import { createMemoryHost, openProject, type Project } from "../../src/index.ts";
import { codeOf } from "../support/api/sample-project.ts";
import { writeProject } from "../support/command/command.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";
import { temporaryFolder } from "../support/temporary.ts";

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
  const journal = JSON.parse(new TextDecoder().decode(out.files.get("sample/journal.json")));
  expect(journal.prints).toHaveLength(1);
  const credits = (name: string): string => new TextDecoder().decode(out.files.get(name));
  expect(credits("sample/CREDITS-de.txt")).toMatch(
    /\n\nSchriften\n {2}Alegreya von [\s\S]*\n\nGemacht mit Broadside\n$/,
  );
  expect(credits("sample/CREDITS.txt")).toMatch(
    /\n\nFonts\n {2}Alegreya by [\s\S]*\n\nMade with Broadside\n$/,
  );
});

test("booklets whose ids end like a language have files of their own in each language", async () => {
  const booklet = (id: string) => ({
    [`content/sample/booklets/${id}.yaml`]: `booklet: ${id}\ntitle: Rules\ntext: ${id}.md\n`,
    [`content/sample/booklets/${id}.md`]: "# Rules\n\nDraw a card.\n",
  });
  const project = await open({ ...GERMAN, ...booklet("rules"), ...booklet("rules-de") });
  const names: string[] = [];
  for (const lang of [undefined, "de"])
    for (const { prints } of [await project.plan({ out: createMemoryHost({}), lang, draft: true })])
      names.push(...prints.map(({ file }) => file).filter((file) => file.startsWith("rules")));
  // for a screen, and to fold
  expect(names).toHaveLength(8);
  expect(new Set(names).size).toBe(8);
});

test("what is kept on disk of one language is never printed in another", async () => {
  const printed = async (project: Project, lang?: string) => {
    const out = createMemoryHost({});
    await project.print({ out, date: "2026-11-30", lang });
    return [...out.files].filter(([name]) => !name.endsWith("journal.json"));
  };
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(GERMAN))
    if (typeof content === "string") writeProject(folder, { [path]: content });
  for (const lang of ["de", undefined, "de"]) {
    await using project = await openProject(folder);
    const files = await printed(project, lang);
    expect(files.length).toBeGreaterThan(0);
    expect(files).toEqual(await printed(await openProject(folder, { cache: false, memory: false }), lang));
  }
});

test("a print of all pictures of a translation removes those of cards that are gone, and only those", async () => {
  const host = createMemoryHost(GERMAN);
  const project = await openProject(host);
  const out = createMemoryHost({});
  const pictures = { dpi: 72 };
  await project.print({ out, pictures });
  await project.print({ out, pictures, lang: "de" });
  const without = (path: string, id: string): Uint8Array => {
    const text = new TextDecoder().decode(host.files.get(path));
    return new TextEncoder().encode(text.replace(new RegExp(`.*id: ${id}.*\\n`), ""));
  };
  for (const path of [FILE, CREW]) host.writeFile(path, without(path, "pilot"));
  await project.print({ out, pictures, lang: "de" });
  const left = [...out.files.keys()].filter((name) => name.includes("/crew/"));
  expect(left).toContain("sample/png/crew/pilot.png");
  expect(left).toContain("sample/png/crew/cook-de.png");
  expect(left).not.toContain("sample/png/crew/pilot-de.png");
});

test("what was reported in one language is not forgotten by a print in another", async () => {
  const project = await open(GERMAN);
  const newsIn = async (lang?: string) => {
    const { events } = await project.print({ out: createMemoryHost({}), lang });
    return events.flatMap((event) => (event.kind === "findings" ? event.news.map(({ rule }) => rule) : []));
  };
  const [english, german] = [await newsIn(), await newsIn("de")];
  expect(english.length).toBeGreaterThan(0);
  expect(german.length).toBeGreaterThan(0);
  expect([await newsIn(), await newsIn("de")]).toEqual([[], []]);
});

test("the language that a game is written in is the same as none", async () => {
  const project = await open(GERMAN);
  expect(await project.render({ ...COOK, lang: "en" })).toEqual(await project.render(COOK));
  expect((await project.check([], { lang: "en" })).findings).toEqual(
    (await project.check([], { translations: false })).findings,
  );
  const out = createMemoryHost({});
  await project.print({ out, lang: "en" });
  expect([...out.files.keys()]).toContain("sample/all-decks-a4.pdf");
});

test("a page of German cards says so, around the cards alone", async () => {
  const project = await open(GERMAN);
  const out = createMemoryHost({});
  const pageIn = async (lang?: string) => {
    const { files } = await project.share({ out, lang });
    return new TextDecoder().decode(out.files.get(`sample/${files[0]?.file}`));
  };
  const german = await pageIn("de");
  expect(german).toContain('<html lang="en">');
  expect(german).toContain('<main id="cards" lang="de">');
  expect(german).toContain('<p id="none" lang="en" hidden>');
  expect(await pageIn()).toContain('<main id="cards">');
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
