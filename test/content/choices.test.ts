/** What an edition chose is stated for editors and for those who know the original, not in the players' booklets. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const games = readdirSync("content").filter((folder) => existsSync(`content/${folder}/game.yaml`));
const README = readFileSync("README.md", "utf8");

test.each(games)("the choices of %s have a page of their own", (game) => {
  expect(readFileSync(`docs/games/${game}.md`, "utf8")).toMatch(/^# .+: what this edition chose\n/);
  expect(README).toContain(`(docs/games/${game}.md)`);
});

test.each(games)("the booklets of %s contain only what players need", (game) => {
  const texts = readdirSync(`content/${game}/booklets`).filter((name) => name.endsWith(".md"));
  for (const name of texts) {
    const text = readFileSync(`content/${game}/booklets/${name}`, "utf8");
    expect(text).not.toMatch(/reconstruction|(?:this edition|we) chose/i);
  }
});
