/**
 * The stylesheets of all views stay in the page once a view was shown, so a class that two rooms style means one thing on one
 * screen and is spoilt on another. Only `look/` and `parts/` are for all.
 */
import { readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { expect, test } from "vitest";

const ROOT = "src/studio/client";
const SHARED = ["look", "parts"];

/** The classes that rules of a stylesheet begin with. */
function leadingClasses(css: string): ReadonlySet<string> {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{/g);
  const selectors = [...rules].flatMap(([, list = ""]) => list.split(","));
  return new Set(selectors.flatMap((selector) => /^\s*[a-z0-9]*\.([\w-]+)/.exec(selector)?.[1] ?? []));
}

function roomsOfClasses(): ReadonlyMap<string, ReadonlySet<string>> {
  const rooms = new Map<string, Set<string>>();
  const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".css"))) {
    const [room = ""] = file.split(sep);
    if (SHARED.includes(room)) continue;
    for (const name of leadingClasses(readFileSync(`${ROOT}/${file}`, "utf8")))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(room));
  }
  return rooms;
}

test("no class is styled by two rooms", () => {
  const rooms = roomsOfClasses();
  expect(rooms.size).toBeGreaterThan(100);
  const shared = [...rooms].filter(([, own]) => own.size > 1).map(([name, own]) => [name, ...own]);
  expect(shared).toEqual([]);
});
