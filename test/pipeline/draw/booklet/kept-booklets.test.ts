/** Booklets kept between checks save time and change nothing: their keys name everything that they are made from. */
import { expect, test } from "vitest";
import { openBundle } from "../../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../../src/host/memory-host.ts";
import { diskMemory } from "../../../../src/remember/disk-memory.ts";
import { createMemory, type Memory, NO_MEMORY } from "../../../../src/remember/memory.ts";
import { expectEqual } from "../../../support/equal.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../../../support/game/sample-game.ts";
import { usableGame } from "../../../support/game/usable-game.ts";
import { withChange } from "../../../support/game/with-change.ts";
import { type MemoryFolder, memoryFolder } from "../../../support/memory-folder.ts";

const bundle = openBundle();
const CREW = "content/sample/decks/crew.yaml";
const CARD = "templates/sample/card.svg.hbs";
const GLOSSARY = "content/sample/glossary.yaml";
const TEXT = "content/sample/booklets/rules.md";
const BOOKLET = "content/sample/booklets/rules.yaml";
const EMBLEM = "templates/sample/partials/booklet-emblem.svg.hbs";
const STAR = "content/sample/icons/star.svg";
const FIGURE = "content/sample/figures/hand.yaml";
const PICTURE = "content/sample/art/sharp.png";

/** Pictures of cards in a box and in a list, a figure, icons of all kinds, a term, a link, a count of the game's cards. */
const GAME: ProjectFiles = {
  ...SAMPLE_GAME,
  [STAR]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>',
  [EMBLEM]: `<b:icon name="star" x="-5" y="-5" width="10" height="10"/>`,
  [CARD]: (SAMPLE_GAME[CARD] as string).replace(
    "</svg>",
    '<b:art href="art/sharp.png" x="5" y="20" width="9" height="9"/></svg>',
  ),
  [FIGURE]: `figure: hand
scale: 0.5
cards: [{ card: crew/cook, callouts: [{ at: [10, 20], words: The rank. }] }]
`,
  [BOOKLET]: "booklet: rules\ntitle: Sample\ntext: rules.md\n",
  [TEXT]: `# Sample

The :crew: has {{@decks.crew.count}} cards and a :star: of its own.

## Cards

> ![The cook](card:crew/cook)

- A pip is worth :pip: or an :anchor:.

  ![The pilot](card:crew/pilot)

![A hand](figure:hand)

## Links

See [the captain](card:crew/captain) and [the cards](#cards).
`,
};

const other = (file: string, from: string, to: string): ProjectFiles => withChange(GAME, file, from, to);

async function made(files: ProjectFiles, memory: Memory = NO_MEMORY) {
  const project = { host: createMemoryHost(files), bundle, memory };
  const { diagnostics, made: game } = await usableGame(project);
  const { laid, booklets } = game;
  const pages = booklets.flatMap((one) =>
    one.pages.map((page) => ({ ...page, ...laid.scenes.get(page.key) })),
  );
  // Keys are of one process.
  const [rasterised, surveys] = [laid.rasterised.length, [...laid.surveys.values()]];
  return { diagnostics, pages, rasterised, surveys };
}

/** Shared by all tests: what one of them leaves behind must not harm the next. */
const memory = createMemory();

/** Each game laid out without a memory, once: the result is always the same. */
const fresh = new Map<ProjectFiles, ReturnType<typeof made>>();
const anew = (files: ProjectFiles): ReturnType<typeof made> => {
  const known = fresh.get(files) ?? made(files);
  fresh.set(files, known);
  return known;
};

/** One change to each thing that a booklet is made from. */
const CHANGES: readonly (readonly [what: string, files: ProjectFiles])[] = [
  ["the text", other(TEXT, "a :star: of its own", "no :star: at all")],
  ["places in the text alone", other(TEXT, "# Sample\n", "\n\n# Sample\n")],
  ["a card that it shows in a box", other(CREW, "title: Cook", "title: Cooks")],
  ["a card that it shows in a list", other(CREW, "title: Pilot", "title: Pilots")],
  ["the template of these cards", other(CARD, "14pt", "12pt")],
  [
    "the cut of these cards",
    other(CREW, "size: poker-us", "size: { width: 63.5mm, height: 88.9mm, corner: 1mm }"),
  ],
  ["the number of cards", other(CREW, "id: captain, rank", "id: captain, copies: 2, rank")],
  ["a card's id", other(CREW, "id: captain", "id: captains")],
  ["a back that does not exist", other(TEXT, "card:crew/pilot", "card:crew/pilot#back")],
  ["a symbol's icon", other(GLOSSARY, "plain-circle", "anchor")],
  ["an icon of the game", other(STAR, "h10v10z", "h10v5z")],
  ["an icon that does not exist", other(TEXT, ":star:", ":stat:")],
  ["a term", other(GLOSSARY, "title: crew", "title: sailors")],
  ["a term that does not exist", other(GLOSSARY, "  crew:", "  crews:")],
  ["the size of a page", other(BOOKLET, "title: Sample", "title: Sample\nsize: a5")],
  ["its title", other(BOOKLET, "title: Sample", "title: Samples")],
  ["the colour of its headings", other(BOOKLET, "title: Sample", "title: Sample\naccent: '#7a1f1f'")],
  ["a partial of its frame", other(EMBLEM, 'width="10"', 'width="9"')],
  ["the game's title", other("content/sample/game.yaml", "title: Sample", "title: The Sample")],
  ["the words of a figure", other(FIGURE, "The rank.", "The rank of the :crew:, and :crow:.")],
  ["places in a figure alone", other(FIGURE, "scale:", "\n\nscale:")],
  ["the card of a figure", other(FIGURE, "crew/cook", "crew/captain")],
  [
    "a picture on a card that it shows",
    { ...GAME, [PICTURE]: SAMPLE_GAME["content/sample/art/coarse.png"] as Uint8Array },
  ],
  [
    "an icon with a name like the one that is missing",
    { ...other(TEXT, ":star:", ":stat:"), [STAR.replace("star", "stats")]: GAME[STAR] as string },
  ],
  ["the frame of its pages", other(BOOKLET, "title: Sample", "title: Sample\npage: booklet-pag")],
  ["credits in the text", other(TEXT, "# Sample\n", "# Sample\n\n{{credits}}\n")],
  ["an unusable deck", other(CREW, "size: poker-us", "size: poker-moon")],
];

test.each(CHANGES)("a remembered booklet is not used after a change to %s", async (_what, files) => {
  for (const each of [GAME, files, GAME]) expectEqual(await made(each, memory), await anew(each));
});

/** A run of its own, over what earlier ones left on disk. */
const laterRun = (folder: MemoryFolder, product = "1"): Memory => createMemory(diskMemory(folder, product));

/** What a run with the unchanged game leaves on disk. */
let leftByFirst: MemoryFolder | undefined;
async function afterFirstRun(): Promise<MemoryFolder> {
  if (!leftByFirst) {
    leftByFirst = memoryFolder();
    expect(await made(GAME, laterRun(leftByFirst))).toEqual(await anew(GAME));
  }
  const folder = memoryFolder();
  for (const [name, bytes] of leftByFirst.files) folder.write(name, bytes);
  return folder;
}

test.each(CHANGES)("nor by a later run after a change to %s", async (_what, files) => {
  const folder = await afterFirstRun();
  for (const each of [files, files, GAME]) expectEqual(await made(each, laterRun(folder)), await anew(each));
});

test("a later run with other findings of the same words reports them where they are now", async () => {
  const faulty = other(TEXT, ":star:", ":stat:");
  const moved = withChange(faulty, TEXT, "## Cards", "A line.\n\n## Cards");
  const above = withChange(faulty, TEXT, "# Sample\n", "\n{{! Not printed. }}\n# Sample\n");
  const folder = memoryFolder();
  for (const each of [faulty, moved, above, faulty])
    expect(await made(each, laterRun(folder))).toEqual(await made(each));
});

test("damaged entries and those of another version are ignored", async () => {
  const folder = memoryFolder();
  await made(GAME, laterRun(folder));
  for (const [name, bytes] of folder.files)
    if (name.startsWith("booklet-texts")) folder.write(name, bytes.slice(0, -9));
  expect(await made(GAME, laterRun(folder))).toEqual(await anew(GAME));
  expect(await made(GAME, laterRun(folder, "2"))).toEqual(await anew(GAME));
});

test("a later run sets pages only when they are asked for", async () => {
  const folder = memoryFolder();
  const first = await pagesSet(GAME, laterRun(folder));
  expect(first.before).toBeGreaterThan(0);
  const elsewhere = other(CREW, "title: Captain", "title: The Captain");
  const later = await pagesSet(elsewhere, laterRun(folder));
  expect(later.before).toBe(0);
  expect(later.after).toBeGreaterThan(0);
  const shown = await pagesSet(other(CREW, "title: Cook", "title: Cooks"), laterRun(folder));
  expect(shown.before).toBeGreaterThan(0);
});

/** Number of parts of booklets that were made by a check, and by then asking for a page. */
async function pagesSet(files: ProjectFiles, memory: Memory) {
  let count = 0;
  const put: Memory["put"] = (kind, key, value) => {
    if (kind.name === "booklets") count += 1;
    memory.put(kind, key, value);
  };
  const { made: game } = await usableGame({
    host: createMemoryHost(files),
    bundle,
    memory: { ...memory, put },
  });
  const before = count;
  game.laid.scenes.get(game.booklets[0]?.pages[0]?.key ?? "");
  return { before, after: count };
}

test("a picture that only a card opens can be used in the page frame as long as the card opens it", async () => {
  const frame = `<b:art href="art/sharp.png" x="-5" y="-5" width="10" height="10"/>`;
  const without = { ...GAME, [EMBLEM]: frame };
  const card = (GAME[CARD] as string).replace("</svg>", `${frame}</svg>`);
  const [memory, folder] = [createMemory(), memoryFolder()];
  for (const each of [without, { ...without, [CARD]: card }, without])
    expect(await made(each, laterRun(folder))).toEqual(await made(each));
  for (const each of [without, { ...without, [CARD]: card }, without])
    expect(await made(each, memory)).toEqual(await made(each));
});

test("a page frame that prints the size of a deck is drawn again when the deck grows", async () => {
  const frame = `<text x="0" y="5" font-family="Alegreya" font-size="4">{{@decks.crew.count}}</text>`;
  // Nothing else of the booklet is about the deck.
  const before = { ...GAME, [EMBLEM]: frame, [TEXT]: "# Sample\n\nPlay.\n" };
  const after = withChange(before, CREW, "id: captain, rank", "id: captain, copies: 2, rank");
  const memory = createMemory();
  expect((await made(before, memory)).pages).not.toEqual((await made(after)).pages);
  expect(await made(after, memory)).toEqual(await made(after));
});

test("pages are recalled while something else changes", async () => {
  const memory = createMemory();
  const before = await made(GAME, memory);
  const after = await made(other(CREW, "title: Captain", "title: The Captain"), memory);
  expect(after.pages.length).toBeGreaterThan(2);
  for (const [index, { items }] of after.pages.entries())
    for (const [at, item] of items.entries()) expect(item).toBe(before.pages[index]?.items[at]);
});
