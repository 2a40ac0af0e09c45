/** Findings about wording in every kind of text: their places, and the file after their edits. */
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import { applyEdits } from "../../../src/source/edit/edits.ts";
import { checkFiles } from "../../support/game/check-example.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";

const DECK = "content/sample/decks/crew.yaml";
const TEMPLATE = "templates/sample/card.svg.hbs";
const head = `deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: string }, title: { type: string } } }
`;

interface FixedTrack {
  readonly found: readonly string[];
  /** The file after all edits. */
  readonly text: string;
}

async function fix(
  path: string,
  text: string,
  more: Readonly<Record<string, string>> = {},
): Promise<FixedTrack> {
  const all = await checkFiles({ ...more, [path]: text });
  const own = all.filter(({ rule }) => rule.startsWith("words/"));
  const edits = own.flatMap(({ edits = [] }) => edits).filter(({ file }) => file === path);
  const bytes = applyEdits(new TextEncoder().encode(text), edits);
  return { found: own.map(short), text: new TextDecoder().decode(bytes) };
}

const short = ({ rule, start, end }: Diagnostic): string =>
  `${rule.slice(6)} ${start.line}:${start.column}-${end.line === start.line ? end.column : `${end.line}:${end.column}`}`;

/** One card with this YAML for its title. */
const card = (title: string): string => `${head}cards:\n  - id: cook\n    rank: x\n    title: ${title}\n`;

describe("texts in YAML", () => {
  test.each([
    ["plain", "keep the the crew", "keep the crew", "doubled-word 9:21-24"],
    ["single quotes", "'it''s the the crew'", "'it''s the crew'", "doubled-word 9:23-26"],
    ["double quotes", '"\\u00e9 the\\tthe crew"', '"\\u00e9 the crew"', ""],
    ["over a line", '"keep the\n      the crew"', '"keep the crew"', "doubled-word 10:7-10"],
    ["a block", "|\n      keep the\n      the crew  \n", "|\n      keep the crew\n", "doubled-word 11:7-10"],
    [
      "a folded block",
      ">-\n      keep the\n      the crew",
      ">-\n      keep the crew",
      "doubled-word 11:7-10",
    ],
    [
      "spaces at a fold",
      ">-\n      keep \n      the  crew",
      ">-\n      keep\n      the crew",
      "trailing-blanks 10:11-12",
    ],
    ["quotes of the other kind", '\'“so” and "so" or “so” 6" \'', "'“so” and “so” or “so” 6\"'", ""],
  ])("%s", async (_, written, fixed, place) => {
    const { found, text } = await fix(DECK, card(written));
    expect(text).toBe(card(fixed));
    if (place !== "") expect(found).toContain(place);
  });
});

describe("texts elsewhere", () => {
  test("cells of a CSV file", async () => {
    const path = "content/sample/decks/crew.csv";
    const csv = (a: string, b: string) => `id,rank,title\r\ncook,x,${a}\r\npilot,x,${b}\r\n`;
    const { found, text } = await fix(path, csv('"say ""the the"" word"', "to to all"), {
      [DECK]: `${head}cards: crew.csv\n`,
    });
    expect(text).toBe(csv('"say ""the"" word"', "to all"));
    expect(found).toEqual(["doubled-word 2:19-22", "doubled-word 3:12-14"]);
  });

  test("an edit that would need quotes is not offered", async () => {
    const path = "content/sample/decks/crew.csv";
    const { found, text } = await fix(path, "id,rank,title\ncook,x,“so”\n", {
      [DECK]: `${head}cards: crew.csv\n`,
      "templates/sample/card.svg.hbs": `${SAMPLE_GAME[TEMPLATE]}`
        .replace("</b:text>", ' "or" "so"</b:text>')
        .replace(
          "{{title}}",
          "{{title}}</b:text><b:text x='0' y='40' width='50' height='9' size='9pt'>\"b\" {{rank}}",
        ),
    });
    expect(found).toEqual(["mixed-quotes 2:8-9"]);
    expect(text).toContain("“so”");
  });

  test("values of each: and defaults are one finding each", async () => {
    const text = `${head}defaults: { rank: the the x }\ncards:\n  - { id: "c-{title}", each: { title: [a a b, so] } }\n`;
    const { found } = await fix(DECK, text);
    expect(found).toEqual(["doubled-word 6:23-26", "doubled-word 8:42-43"]);
  });

  test("words of a template, after entities and comments", async () => {
    const words = (text: string) =>
      `${SAMPLE_GAME[TEMPLATE]}`.replace("{{title}}", `{{title}} A &amp; B<!-- the the --> ${text}`);
    const { found, text } = await fix(TEMPLATE, words("in in &lt;all"), {});
    expect(found).toHaveLength(1);
    expect(text).toBe(words("in &lt;all"));
  });

  test("ids and names of a list are not changed", async () => {
    const glossary = {
      "content/sample/glossary.yaml":
        "avoid: { theft: Thief }\nterms: { fog: { title: Fog, meaning: mist } }\n",
    };
    const { found, text } = await fix(DECK, card("theft").replace("rank: x", "rank: fog"), glossary);
    expect(found).toEqual(["forbidden-word 9:12-17"]);
    expect(text).toBe(card("theft").replace("rank: x", "rank: fog"));
  });

  test("what no template prints is not read", async () => {
    const text = `${head.replace("title: { type", "hidden: { type: string }, title: { type")}cards:\n  - { id: cook, rank: x, title: x, hidden: the the }\n`;
    expect((await fix(DECK, text)).found).toEqual([]);
  });
});
