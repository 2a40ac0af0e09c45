/**
 * The German Starter Pack: it is complete, it fits, no English is left in it, and each thing has one name. That it reads
 * well no test can tell.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { createNodeHost } from "../../../src/host/node-host.ts";
import { openProject } from "../../../src/index.ts";

const HOME = "content/pirate-quest/locales/de";

/** What is in braces, between colons or an address is no German. */
const plain = (text: string): string =>
  text
    .replace(/\{\{[\s\S]*?\}\}|\{\w+\}/g, " ")
    .replace(/\]\([^)]*\)/g, "] ")
    .replace(/:[a-z-]+:/g, " ")
    .replace(/`[^`]*`|&#\d+;|--[a-z-]+/g, " ");

const IDS = ["id", "deck", "card", "symbols"];

function textsIn(value: unknown, key = ""): readonly string[] {
  if (typeof value === "string") return IDS.includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, own]) => textsIn(own, name));
}

const files = readdirSync(HOME, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(md|yaml)$/.test(file))
  .map((file) => `${HOME}/${file}`);

const TEXTS = [...files, "templates/shared/locales/de/words.yaml"].flatMap((file) => {
  const text = readFileSync(file, "utf8");
  const all = file.endsWith(".md") ? text.split("\n") : textsIn(parse(text));
  return all.map((own) => ({ file, text: plain(own) }));
});

const linesWith = (pattern: RegExp): readonly string[] =>
  TEXTS.filter(({ text }) => pattern.test(text)).map(({ file, text }) => `${file}: ${text}`);

test("is complete and without findings", async () => {
  const project = await openProject(createNodeHost("."));
  const { findings } = await project.check(["pirate-quest"], { lang: "de" });
  expect(findings.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
});

describe("its texts", () => {
  test("are all read here", () => {
    expect(TEXTS.length).toBeGreaterThan(500);
  });
  test("are German", () => {
    expect(
      linesWith(
        /\b(the|and|of|with|your|you|cards?|fights?|bids?|ships?|captains?|rolls?|points?|moves?|luck)\b/,
      ),
    ).toEqual([]);
  });
  test.each([
    ["fights", /\bStich|Runde(n)? gewinn|Scharmützel/],
    ["the suits", /\b(Schwert|Beil|Schädel|Kartenfarbe)/],
    ["specials", /\b(Spezial|Sonderaktion|Fähigkeit(?!:))/],
    ["movement points", /Bewegungspunkt|\bBP\b/],
    ["luck tokens", /Glücksmarke|Glückspunkt|Glückschip/],
    ["black cards", /Beschleunigungspunkt|Beschleunigungskarte/],
    ["the dummy", /\bDummy|\bPuppe/],
    ["the gold", /Schatztruhe|Goldtruhe|Goldkiste/],
    ["bids", /\b(Gebot|Wette|Vorhersage|geboten|bieten)\b/],
    ["bars", /\b(Barriere|Balken|Mauer)\b/],
  ])("have one name for %s", (_, others) => {
    expect(linesWith(others).filter((line) => line.startsWith(HOME))).toEqual([]);
  });
  test("have German quotation marks, dashes and apostrophes", () => {
    expect(linesWith(/["“](?=\p{L})|\p{L}'\p{L}| - (?!\*)/u)).toEqual([]);
  });
  test("address the reader with du", () => {
    expect(linesWith(/\b(Ihnen|Ihre[mnrs]?|dass Sie|Sie (haben|können|müssen|dürfen|sind))\b/)).toEqual([]);
  });
});
