/** What is kept of prints saves time and changes nothing: the bytes are the same whatever was printed before. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { printsOf } from "../../../src/game/kits/prints.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import type { Host } from "../../../src/host/host.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { INSPECT_HERE } from "../../../src/pipeline/look/inspect-here.ts";
import type { Inspector } from "../../../src/pipeline/look/inspector.ts";
import { printGame } from "../../../src/pipeline/print/print-game.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import { stoppedReader } from "../../../src/press/pictures/picture-faults.ts";
import { diskMemory } from "../../../src/remember/disk-memory.ts";
import { createMemory, type Memory } from "../../../src/remember/memory.ts";
import type { Scene } from "../../../src/scene/scene.ts";
import { parsePaper } from "../../../src/sheet/papers.ts";
import { defaultProfile } from "../../../src/sheet/profile.ts";
import type { Backs, Paper, PrintProfile } from "../../../src/sheet/sheet.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { usableGame } from "../../support/game/usable-game.ts";
import { memoryFolder } from "../../support/memory-folder.ts";
import { partMemory } from "../../support/part-memory.ts";

const bundle = openBundle();
const PICTURE = "content/sample/art/coarse.png";
const SHARP = SAMPLE_GAME["content/sample/art/sharp.png"] as Uint8Array;
/** Four cards on a side. */
const PROFILE = defaultProfile(parsePaper("148mmx210mm") as Paper);

interface Card {
  readonly title: string;
  readonly hasPicture: boolean;
}

interface Game {
  readonly cards: readonly Card[];
  readonly files: ProjectFiles;
}

const cardNamed = (title: string): Card => ({ title, hasPicture: false });

/** Eight sides, backs and fronts. */
const FIRST: Game = {
  cards: Array.from({ length: 16 }, (_, index) => cardNamed(`Sailor ${index}`)),
  files: {
    ...SAMPLE_GAME,
    "content/sample/icons/star.svg": '<svg viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>',
    "templates/sample/card.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <defs>
    <linearGradient id="sea"><stop stop-color="#102050"/><stop offset="1" stop-color="#80a0f0" stop-opacity="0.3"/></linearGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="1"/></filter>
  </defs>
  <path d="M3 3C20 5 40 1 60 3L60 85C40 82 20 88 3 85Z" fill="none" stroke="#204080" stroke-width="0.6"/>
  <rect x="5" y="60" width="50" height="20" fill="url(#sea)" opacity="0.8"/>
  <circle cx="50" cy="75" r="4" fill="#c02020" filter="url(#soft)"/>
  <b:icon name="star" x="50" y="5" size="6"/>
  <b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Alegreya">{{title}}</b:text>
  {{#if picture}}<b:art href="art/coarse.png" x="5" y="20" width="50" height="40"/>{{/if}}
</svg>
`,
  },
};

function filesOf({ cards, files }: Game): ProjectFiles {
  const rows = cards.map(
    ({ title, hasPicture }, index) =>
      `  - { id: c${index}, title: ${JSON.stringify(title)}, picture: ${hasPicture} }`,
  );
  const deck = `deck: crew
title: Crew
size: poker-us
front: card
back: back
card:
  type: object
  properties: { title: { type: string }, picture: { type: boolean } }
cards:
${rows.join("\n")}
`;
  return { ...files, "content/sample/decks/crew.yaml": deck };
}

/** Fonts are opened once for all of these tests; nothing else is remembered. */
const opened = createMemory();
const withFonts = (kept?: Memory): Memory =>
  kept?.isInProcess ? kept : partMemory(opened, ["font-books"], kept);

interface Means {
  readonly inspector?: Inspector;
  readonly host?: Host;
  readonly profile?: PrintProfile;
}

interface Printed {
  readonly bytes: Buffer;
  /** How many scenes were drawn. */
  readonly drawn: number;
}

async function printed(
  game: Game,
  kept?: Memory,
  { inspector = INSPECT_HERE, host = createMemoryHost(filesOf(game)), profile = PROFILE }: Means = {},
): Promise<Printed> {
  const project = { host, bundle, inspector, memory: withFonts(kept) };
  const { made } = await usableGame(project);
  const drawn = new Set<string>();
  const get = (key: string): Scene => {
    drawn.add(key);
    return made.laid.scenes.get(key);
  };
  const watched = { ...made, laid: { ...made.laid, scenes: { ...made.laid.scenes, get } } };
  const prints = printsOf(made.game, { kits: [] });
  const date = new Date(0);
  const order = { prints, profiles: [profile], draft: false, proof: false, date };
  const pieces: Uint8Array[] = [];
  for await (const { path, chunks } of printGame(watched, order, SILENT).files)
    for await (const piece of chunks) if (path.endsWith(".pdf")) pieces.push(piece);
  return { bytes: Buffer.concat(pieces), drawn: drawn.size };
}

/** Enough letters that one takes the code which another would have. */
const SMALL = "àáâãåæçèéêëìíîïðñòóôõøùúûüýþÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗř";
const LARGE = "ĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĴĶĹĻĽŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŨŪŬŮŰŲŴŶŹŻŽ";

/** Letters on nearly every card, and some on only one: of another typeface, two letters, with an accent. */
const titles = fc.oneof(
  fc.constantFrom(
    "Office",
    "Flüge – fifteen",
    "“Ahoy”",
    "Ωmega",
    "Été • œuvre",
    "☠",
    "Ship’s cat",
    "ﬁx",
    SMALL,
    LARGE,
  ),
  fc
    .string({ unit: fc.constantFrom(..."abcéäßçœøłžÅÉ—…½ "), minLength: 1, maxLength: 8 })
    .map((word) => `A${word}`),
);
const cards = fc.record({ title: titles, hasPicture: fc.boolean() });
const place = fc.nat({ max: 20 });

type Edit = (game: Game) => Game;

const withCards = (game: Game, change: (cards: Card[]) => void): Game => {
  const changed = [...game.cards];
  change(changed);
  return { ...game, cards: changed };
};

const changeOf = (file: string, from: string, to: string): Edit => {
  return (game) => {
    const before = String(game.files[file]);
    const after = before.includes(from) ? before.replace(from, to) : before.replace(to, from);
    return { ...game, files: { ...game.files, [file]: after } };
  };
};

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, cards).map(
    ([at, card]): Edit =>
      (game) =>
        withCards(game, (all) => all.splice(at, 1, card)),
  ),
  fc.tuple(place, cards).map(
    ([at, card]): Edit =>
      (game) =>
        withCards(game, (all) => all.splice(at, 0, card)),
  ),
  place.map(
    (at): Edit =>
      (game) =>
        withCards(game, (all) => all.splice(Math.min(at, all.length - 2), 1)),
  ),
  place.map(
    (at): Edit =>
      (game) =>
        withCards(game, (all) => all.push(...all.splice(0, at % all.length))),
  ),
  fc.constant<Edit>((game) => {
    const picture = game.files[PICTURE] === SHARP ? SAMPLE_GAME[PICTURE] : SHARP;
    return { ...game, files: { ...game.files, [PICTURE]: picture as Uint8Array } };
  }),
  fc.constantFrom(
    changeOf("templates/sample/card.svg.hbs", "14pt", "13pt"),
    changeOf("templates/sample/back.svg.hbs", "#7a1f1f", "#1f7a1f"),
    changeOf("content/sample/icons/star.svg", "h10v10z", "h9v9z"),
    changeOf("content/sample/game.yaml", "version: 1.0.0", "version: 1.0.1"),
  ),
);

test("after any sequence of edits, the bytes equal those of a print without a memory", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 3, maxLength: 6 }), async (steps) => {
      const [disk, process] = [diskMemory(memoryFolder(), "1"), createMemory()];
      let game = FIRST;
      await printed(game, disk);
      await printed(game, process);
      for (const edit of steps) {
        game = edit(game);
        const [kept, seen, fresh] = [
          await printed(game, disk),
          await printed(game, process),
          await printed(game),
        ];
        expect(Buffer.compare(kept.bytes, fresh.bytes)).toBe(0);
        expect(Buffer.compare(seen.bytes, fresh.bytes)).toBe(0);
      }
    }),
    { numRuns: 2 },
  );
});

/** Faces with rasterised parts are laid out for these. */
const PLAIN = changeOf("templates/sample/card.svg.hbs", ' filter="url(#soft)"', "")(FIRST);

test("only the section that shows a changed card is laid out again", async () => {
  const folder = memoryFolder();
  const first = await printed(PLAIN, diskMemory(folder, "1"));
  const same = await printed(PLAIN, diskMemory(folder, "1"));
  expect(same.drawn).toBe(0);
  expect(Buffer.compare(same.bytes, first.bytes)).toBe(0);
  const changed = withCards(PLAIN, (all) => all.splice(9, 1, cardNamed("Boatswain")));
  const again = await printed(changed, diskMemory(folder, "1"));
  expect(Buffer.compare(again.bytes, (await printed(changed)).bytes)).toBe(0);
  // two fronts of four cards and the back
  expect(again.drawn).toBe(9);
});

/** On paper as large as a card, without marks and words, the edge to flip is seen in the turn of the back alone. */
test("backs that are only turned are drawn again", async () => {
  const tight = defaultProfile(parsePaper("63.5mmx88.9mm") as Paper);
  const flipped = (backs: Backs): Means => ({
    profile: { ...tight, margin: 0, gap: 0, bleed: 0, marks: false, backs },
  });
  const folder = memoryFolder();
  const long = await printed(PLAIN, diskMemory(folder, "1"), flipped("duplex"));
  const short = await printed(PLAIN, diskMemory(folder, "1"), flipped("duplex-short"));
  const fresh = await printed(PLAIN, undefined, flipped("duplex-short"));
  expect(Buffer.compare(short.bytes, fresh.bytes)).toBe(0);
  expect(Buffer.compare(short.bytes, long.bytes)).not.toBe(0);
});

test("when a letter is no longer printed and other codes shift, unchanged sections change too", async () => {
  const folder = memoryFolder();
  const rename = (game: Game, at: number, title: string) =>
    withCards(game, (all) => all.splice(at, 1, cardNamed(title)));
  const accents = rename(rename(PLAIN, 0, SMALL), 15, LARGE);
  await printed(accents, diskMemory(folder, "1"));
  const without = rename(accents, 0, "Sailor");
  const again = await printed(without, diskMemory(folder, "1"));
  expect(Buffer.compare(again.bytes, (await printed(without)).bytes)).toBe(0);
});

test("a section that lacks a picture because its reader was stopped is not reused", async () => {
  const folder = memoryFolder();
  const stopped: Inspector = {
    ...INSPECT_HERE,
    picture: async (_, file) => ({ value: undefined, diagnostics: [stoppedReader(file, "takes too long")] }),
  };
  const shown = withCards(FIRST, (all) => all.splice(0, 1, { title: "Cook", hasPicture: true }));
  const fresh = await printed(shown);
  const without = await printed(shown, diskMemory(folder, "1"), { inspector: stopped });
  expect(without.bytes.length).toBeLessThan(fresh.bytes.length);
  const whole = await printed(shown, diskMemory(folder, "1"));
  expect(Buffer.compare(whole.bytes, fresh.bytes)).toBe(0);
  const other = await printed(shown, diskMemory(memoryFolder(), "1"), { inspector: stopped });
  expect(Buffer.compare(other.bytes, without.bytes)).toBe(0);
});

test.each([
  ["a picture", PICTURE, SHARP],
  ["an icon", "content/sample/icons/star.svg", '<svg viewBox="0 0 10 10"><path d="M0 0h5v5z"/></svg>'],
])(
  "%s that is saved after its first read is not reused under its old content",
  async (_what, file, saved) => {
    const folder = memoryFolder();
    const shown = withCards(FIRST, (all) => all.splice(0, 1, { title: "Cook", hasPicture: true }));
    const before = createMemoryHost(filesOf(shown));
    const after = createMemoryHost(filesOf({ ...shown, files: { ...shown.files, [file]: saved } }));
    let reads = 0;
    const saving: Host = {
      ...before,
      readBytes: (path) => (path === file && ++reads > 1 ? after : before).readBytes(path),
    };
    await printed(shown, diskMemory(folder, "1"), { host: saving });
    const again = await printed(shown, diskMemory(folder, "1"));
    expect(Buffer.compare(again.bytes, (await printed(shown)).bytes)).toBe(0);
  },
);
