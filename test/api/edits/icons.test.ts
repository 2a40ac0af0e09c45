/** Icons for words: entries of the glossary as a person would write them, and the words then have drawings. */
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../../src/index.ts";
import { filesOfDuel } from "../../support/api/duel.ts";
import { codeOf } from "../../support/api/sample-project.ts";

const GLOSSARY = "content/duel/glossary.yaml";

/** Each card shows its title as an icon: "Axe" and "Bow", of which game-icons has neither. */
const ICONS = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="-3 -3 66 86"><b:icon name="{{title}}" x="5" y="5" size="20"/></svg>`;

/** What a glossary begins with that is made. */
const HEAD = `# yaml-language-server: $schema=../../schemas/duel/glossary.schema.json
# What text may put between colons: \`:sword:\` prints an icon, a term a word. Icons of words that cards show are here too.
`;

const openDuel = (glossary: string | undefined, template = ICONS) =>
  openProject(
    createMemoryHost(filesOfDuel(template, glossary === undefined ? {} : { [GLOSSARY]: glossary })),
  );

interface After {
  readonly title: string;
  readonly text: string | undefined;
  /** Words that nothing draws, as findings name them. */
  readonly unknown: readonly (string | undefined)[];
}

async function named(icons: Readonly<Record<string, string>>, glossary?: string): Promise<After> {
  const project = await openDuel(glossary);
  const { title, files } = await project.edits({ kind: "name-icons", game: "duel", icons });
  await project.apply({ files });
  const text = await project.textOf(GLOSSARY);
  const { findings } = await project.check(["duel"]);
  await project.close();
  const unknown = findings.filter(({ rule }) => rule === "template/unknown-icon").map((one) => one.unknown);
  return { title, text, unknown };
}

test("findings name the words that have no drawing", async () => {
  const project = await openDuel(undefined);
  const { findings } = await project.check(["duel"]);
  await project.close();
  const unknown = findings.flatMap(({ rule, unknown: word }) =>
    rule === "template/unknown-icon" ? [word] : [],
  );
  expect(unknown).toEqual(["Axe", "Bow"]);
});

test("a glossary is made where there is none", async () => {
  expect(await named({ Axe: "battle-axe", Bow: "bow-arrow" })).toEqual({
    title: "Choose icons for 2 words",
    text: `${HEAD}icons:\n  axe: battle-axe\n  bow: bow-arrow\n`,
    unknown: [],
  });
});

test("the others keep their words", async () => {
  expect(await named({ Axe: "battle-axe" })).toMatchObject({
    title: 'Draw "Axe" as battle-axe',
    unknown: ["Bow"],
  });
});

test.each([
  [
    "behind those that are there",
    "# ours\nicons:\n  bow: bow-arrow # curved\nterms: {}\n",
    "# ours\nicons:\n  bow: bow-arrow # curved\n  axe: battle-axe\nterms: {}\n",
  ],
  [
    "in place of another icon",
    "icons: { axe: 'wood-axe', bow: bow-arrow } # two\n",
    "icons: { axe: 'battle-axe', bow: bow-arrow } # two\n",
  ],
  [
    "below other entries, with the file's line ends",
    "avoid:\r\n  attack: fight\r\n",
    "avoid:\r\n  attack: fight\r\nicons:\r\n  axe: battle-axe\r\n",
  ],
  ["behind comments alone", "# nothing yet\n", "# nothing yet\nicons:\n  axe: battle-axe\n"],
])("an icon is written %s", async (_, before, after) => {
  expect((await named({ Axe: "battle-axe" }, before)).text).toBe(after);
});

test.each([
  ["Two-handed Axe!", "two-handed-axe"],
  ["épée", "epee"],
  ["Crow's_nest", "crows-nest"],
  ["axe-2", "axe-2"],
])("%s is written as %s", async (word, name) => {
  expect((await named({ [word]: "battle-axe" })).text).toBe(`${HEAD}icons:\n  ${name}: battle-axe\n`);
});

test("words of one name are one entry", async () => {
  for (const glossary of [undefined, "icons:\n  axe: wood-axe\n"])
    expect(await named({ Axe: "battle-axe", axe: "Battle Axe" }, glossary)).toEqual({
      title: 'Draw "Axe" as battle-axe',
      text: `${glossary === undefined ? HEAD : ""}icons:\n  axe: battle-axe\n`,
      unknown: ["Bow"],
    });
});

test("words of one name have no two icons", async () => {
  const project = await openDuel(undefined);
  const icons = { Axe: "battle-axe", axe: "wood-axe" };
  await expect(project.edits({ kind: "name-icons", game: "duel", icons })).rejects.toThrow(
    '"Axe" and "axe" both become the name "axe", which can have only one icon: use battle-axe or wood-axe for both',
  );
  await project.close();
});

test.each([
  ["a word for it", "Bow # Arrow", "bow-arrow"],
  ["another entry", "longbow", "bow-arrow"],
])("a drawing is written by its own name, whether it was chosen by %s", async (_, icon, target) => {
  const before = "icons:\n  longbow: bow-arrow\n";
  const { text, unknown } = await named({ Bow: icon }, before);
  expect(text).toBe(`${before}  bow: ${target}\n`);
  expect(unknown).toEqual(["Axe"]);
  if (icon !== "longbow") expect((await named({ Bow: icon })).text).toBe(`${HEAD}icons:\n  bow: ${target}\n`);
});

test("a word for the name of an icon needs no entry, and is drawn as it is", async () => {
  const project = await openDuel("icons: { axe: wood-axe, bow: wood-axe }\n", ICONS);
  const { files } = await project.edits({
    kind: "name-icons",
    game: "duel",
    icons: { "Battle Axe": "battle-axe" },
  });
  await project.close();
  expect(files).toEqual([]);
});

test.each([
  ["an icon that does not exist", { Axe: "batle-axe" }, undefined, "unknown-name"],
  ["a word without letters", { "?!": "battle-axe" }, undefined, "bad-order"],
  ["a term", { Axe: "battle-axe" }, "terms: { axe: { title: axe, meaning: A tool. } }\n", "bad-order"],
  ["no word", {}, undefined, "bad-order"],
  ["no text", { Axe: 1 }, undefined, "bad-order"],
])("%s is refused", async (_, icons, glossary, code) => {
  const project = await openDuel(glossary);
  const ask = { kind: "name-icons", game: "duel", icons } as never;
  expect(await codeOf(project.edits(ask))).toBe(code);
  await project.close();
});
