/** The tracks of the sample games as pictures in text and back: their files are as before, their findings too. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../../src/index.ts";
import { afterOf } from "../../support/edits/small-deck.ts";

test.each(["hex-race", "dungeon"])("each track of %s is converted and back", async (game) => {
  const root = `docs/starters/${game}`;
  const files = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name): [string, string] => [`content/${name}`, readFileSync(join(root, "content", name), "utf8")]);
  const scenarios = files.filter(([path]) => path.includes("/scenarios/"));
  expect(scenarios).toHaveLength(3);
  for (const [path, text] of scenarios) {
    const convert = async (from: string, to: "map" | "track") => {
      const project = await openProject(createMemoryHost({ ...Object.fromEntries(files), [path]: from }));
      const { files: edited } = await project.scenarios.convert(path, { to });
      const { findings } = await project.scenarios.check([path]);
      await project.close();
      return { text: afterOf(from, edited[0]?.edits ?? []), rules: findings.map(({ rule }) => rule) };
    };
    const [other, own] = /^map:/m.test(text) ? (["track", "map"] as const) : (["map", "track"] as const);
    const converted = await convert(text, other);
    expect(converted.text).toMatch(other === "map" ? /^map: \|$/m : /^track:$/m);
    const back = await convert(converted.text, own);
    expect(back.text).toBe(text);
    expect(back.rules).toEqual(converted.rules);
  }
});
