/** Several games in one check: a finding in a shared template counts once, allowed or not. */
import { expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { checkTargets } from "../../../src/pipeline/judge/check-targets.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";

const bundle = openBundle();
const SHARED = "templates/shared/tiny.svg.hbs";

const game = (id: string, front: string): Readonly<Record<string, string>> => ({
  [`content/${id}/game.yaml`]: `broadside: 1\nid: ${id}\ntitle: ${id}\nversion: "1"\n`,
  [`content/${id}/decks/crew.yaml`]: `deck: crew
title: Crew
size: poker-us
front: ${front}
card: { properties: { title: { type: string } } }
cards: [{ id: cook, title: Cook }]
`,
});
const svg = (size: string, comment = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
${comment}<b:text x="5" y="5" width="50" height="20" size="${size}" font="Alegreya">{{title}}</b:text>
</svg>
`;

/** The findings in the shared template when one of the games has the fault on a card. */
async function found(comment: string, games: readonly string[], other = "large"): Promise<readonly string[]> {
  const host = createMemoryHost({
    ...game("a", "tiny"),
    ...game("b", other),
    [SHARED]: svg("4pt", comment),
    "templates/b/large.svg.hbs": svg("12pt"),
  });
  const targets = games.map((id) => ({ game: id, files: [SHARED] }));
  const { findings } = await checkTargets({ host, bundle }, targets, SILENT);
  return findings.map(({ rule, start }) => `${start.line} ${rule}`);
}

const ALLOW = "<!-- broadside-allow text/too-small: an imprint -->\n";

test("a fault shared by two games is one finding", async () => {
  expect(await found("", ["a", "b"], "tiny")).toEqual(["2 text/too-small"]);
});

test("an allowance that one game needs is not reported as unused, whichever games are checked", async () => {
  expect(await found(ALLOW, ["a"])).toEqual([]);
  expect(await found(ALLOW, ["b"])).toEqual([]);
  expect(await found(ALLOW, ["a", "b"])).toEqual([]);
});

test("an allowance that no game needs is reported when all games are checked", async () => {
  const unneeded = ALLOW.replace("too-small", "overflow");
  expect(await found(unneeded, ["a", "b"])).toEqual(["2 allowance/unused", "3 text/too-small"]);
  expect(await found(unneeded, ["a"])).toEqual(["3 text/too-small"]);
});
