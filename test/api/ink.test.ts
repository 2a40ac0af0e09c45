/** One open project in both looks: the look belongs to the call. */
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../src/index.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";

const CARD = "templates/sample/card.svg.hbs";
const GAME = {
  ...SAMPLE_GAME,
  [CARD]: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">{{#if (eq @ink "low")}}<b:text x="5" y="5" width="3" height="3" size="12pt" font="Alegreya">{{title}}</b:text>{{else}}<b:text x="5" y="5" width="53.5" height="10" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>{{/if}}</svg>`,
};
const COOK = { game: "sample", deck: "crew", card: "cook" };

const open = () => openProject(createMemoryHost(GAME));

test("checks, renderings and stages follow the look of the call, whatever was asked before", async () => {
  const project = await open();
  for (const ink of ["full", "low", "full", "low"] as const) {
    const { findings } = await project.check([], { ink });
    expect(findings.some(({ rule }) => rule === "text/overflow")).toBe(ink === "low");
    const fresh = await (await open()).render({ ...COOK, ink });
    expect(await project.render({ ...COOK, ink })).toEqual(fresh);
    const { value } = await project.stage({ stage: "svg", file: "content/sample/decks/crew.yaml", ink });
    expect(String(value).includes('width="3"')).toBe(ink === "low");
  }
});

test("prints of both looks lie side by side, and each look has its own news", async () => {
  const project = await open();
  const out = createMemoryHost({});
  await project.print({ out, draft: true });
  const { events } = await project.print({ out, draft: true, ink: "low" });
  expect([...out.files.keys()]).toEqual(
    expect.arrayContaining(["sample/all-decks-a4.pdf", "sample/all-decks-a4-low-ink-draft.pdf"]),
  );
  const news = events.flatMap((event) => (event.kind === "findings" ? event.news : []));
  const again = await project.print({ out, draft: true, ink: "low" });
  const warnings = again.events.flatMap((event) => (event.kind === "findings" ? event.news : []));
  expect(news.length).toBeGreaterThan(0);
  expect(warnings.every(({ severity }) => severity === "error")).toBe(true);
});
