/** Values are told apart by the names of their kinds, on disk and where some of them are kept by themselves. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const KIND = /: Kind<[^=]*> = \{\s*name: "([^"]*)"/g;

test("no two kinds have the same name, and all names are in lower-case letters", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.ts$/.test(file),
  );
  const texts = files.map((file) => readFileSync(join("src", file), "utf8"));
  const names = texts.flatMap((text) => [...text.matchAll(KIND)].map((match) => match[1] as string));
  const kinds = texts.reduce((count, text) => count + (text.match(/: Kind<.*> = /g)?.length ?? 0), 0);
  expect(names.length).toBe(kinds);
  expect(names.length).toBeGreaterThan(15);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
