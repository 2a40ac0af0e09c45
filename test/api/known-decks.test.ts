/** Decks as data for a caller who has them: what has changed since gives all of it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { createMemoryHost, type DeckAnswer, type DeckData, type Draft } from "../../src/index.ts";
import { createMemory } from "../../src/remember/memory.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";

const CREW = "content/sample/decks/crew.yaml";
const crew = String(SAMPLE_GAME[CREW]);

const open = () =>
  projectOf({ host: createMemoryHost({ ...SAMPLE_GAME }), bundle: openBundle(), memory: createMemory() });

type Project = ReturnType<typeof open>;

async function crewOf(
  project: Project,
  drafts: readonly Draft[],
  known: readonly string[],
): Promise<DeckAnswer> {
  const { decks } = await project.cards({ game: "sample", deck: "crew", known }, { drafts });
  return decks[0] as DeckAnswer;
}

/** What a caller makes of an answer with the decks that it had. */
function whole({ name, since, ...answer }: DeckAnswer, had: ReadonlyMap<string, DeckData>): DeckData {
  if (!since) return answer;
  const { cards } = had.get(since.name) as DeckData;
  const moved = cards.slice(since.end).map((card) => {
    const { file, start, end } = card.place;
    return { ...card, place: { file, start: start + since.shift, end: end + since.shift } };
  });
  return { ...answer, cards: [...cards.slice(0, since.start), ...answer.cards, ...moved] };
}

const withCards = (lines: readonly string[], before = ""): string =>
  `${before}${crew.slice(0, crew.indexOf("cards:"))}cards:\n${lines.map((line) => `  - ${line}\n`).join("")}`;

const LINES = [
  "{ id: a, rank: 1, title: One }",
  "{ id: a, rank: 1, title: Another }",
  "{ id: b, rank: 2, title: Two, copies: 3 }",
  "{ id: b, rank: two, title: Two }",
  "{ id: c, rank: 3 }",
  "{ id: d, title: [Four }",
  "{ id: 'e{n}', each: { n: [1, 2] }, rank: 1, title: 'E{n}' }",
];

const texts = fc.oneof(
  fc.constant(crew),
  fc
    .constantFrom(...["title: Sailors", "title: Crew\ndefaults: { copies: 2 }"])
    .map((line) => crew.replace("title: Crew", line)),
  fc
    .tuple(fc.array(fc.constantFrom(...LINES), { maxLength: 6 }), fc.constantFrom("", "# by hand\n"))
    .map(([lines, before]) => withCards(lines, before)),
);

test("what has changed since any version gives the whole deck", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(texts, fc.nat(3)), { minLength: 2, maxLength: 8 }),
      async (versions) => {
        const project = open();
        const had = new Map<string, DeckData>();
        for (const [text, back] of versions) {
          const drafts = [{ path: CREW, text }];
          const known = [...had.keys()].slice(-1 - back).slice(0, 1);
          const answer = await crewOf(project, drafts, known);
          const { name: _, ...all } = await crewOf(open(), drafts, []);
          const deck = whole(answer, had);
          expect(deck).toEqual(all);
          const before = had.get(answer.name as string);
          if (before) expect(before).toEqual(all);
          had.set(answer.name as string, deck);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test("after an edit of one card only that card comes", async () => {
  const project = open();
  const { name = "" } = await crewOf(project, [], []);
  const drafts = [{ path: CREW, text: crew.replace("Pilot", "Steersman") }];
  const answer = await crewOf(project, drafts, [name]);
  expect(answer.since).toEqual({ name, start: 1, end: 2, shift: "Steersman".length - "Pilot".length });
  expect(answer.cards.map(({ id }) => id)).toEqual(["pilot"]);
  const same = await crewOf(project, drafts, [answer.name as string]);
  expect([same.name, same.cards]).toEqual([answer.name, []]);
});

test("a deck that looks otherwise has another name, though its cards are the same", async () => {
  const project = open();
  const { name = "" } = await crewOf(project, [], []);
  const others = ["title: Sailors", "title: Crew\nbleed: 2", "title: Crew\ndefaults: { copies: 2 }"].map(
    (line) => [{ path: CREW, text: crew.replace("title: Crew", line) }],
  );
  const names = [name];
  for (const drafts of others) {
    const answer = await crewOf(project, drafts, [name]);
    expect(names).not.toContain(answer.name);
    names.push(answer.name as string);
    const { name: _, ...all } = await crewOf(open(), drafts, []);
    expect({ ...answer, cards: [] }).toMatchObject({ ...all, cards: [] });
  }
});

test("names of decks that nobody knows any more give all cards", async () => {
  const answer = await crewOf(open(), [], ["another"]);
  expect(answer.since).toBeUndefined();
  expect(answer.cards).toHaveLength(3);
});
