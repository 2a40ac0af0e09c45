/** Cut lines and pictures of sheets that an earlier print with more sheets left. */
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../../src/index.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";

const DECK = "content/sample/decks/crew.yaml";

/** One sheet of cards, or three. */
const withCopies = (count: number) => ({
  ...SAMPLE_GAME,
  [DECK]: `${SAMPLE_GAME[DECK]}`.replaceAll(/, rank: (\d)/g, `, copies: ${count}, rank: $1`),
});

/** Cricut takes pictures of sheets besides the lines. */
test("a print with fewer sheets removes the files of the others, and no other files", async () => {
  const cutter = "cricut";
  const out = createMemoryHost({ "sample/mine-cut-1.svg": "mine" });
  const print = async (copies: number) =>
    (await openProject(createMemoryHost(withCopies(copies)))).print({
      out,
      cutter,
      draft: true,
      backs: "none",
    });
  const besides = (): readonly string[] =>
    [...out.files.keys()].filter((name) => /(?:cut|sheet)-\d/.test(name)).sort();
  await print(1);
  const first = besides().find((name) => name.endsWith("cricut-cut-1.svg")) ?? "";
  // builds leave no gaps, so this one is a person's
  out.writeFile(first.replace("cut-1", "cut-99"), new Uint8Array());
  const few = besides();
  expect(few).toHaveLength(5);
  await print(9);
  const many = besides();
  expect(many.length).toBeGreaterThan(few.length);
  const { events } = await print(1);
  expect(besides()).toEqual(few);
  const removed = events.flatMap((event) => (event.kind === "removed-cuts" ? event.paths : []));
  expect(removed.map((path) => path.slice(path.indexOf("sample/"))).sort()).toEqual(
    many.filter((name) => !few.includes(name)),
  );
});
