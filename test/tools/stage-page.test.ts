/** Pages of the manual that are written by hand: what is read from them, and what is said of a malformed one. */
import { expect, test } from "vitest";
import { manualPages } from "../../src/manual/markdown-page.ts";
import { parseStagePage } from "../../src/tools/stage-page.mjs";

/** What an author has to write. */
const PAGE = `# deck/torn

A card
is torn.

- Severity: warning or hint

## Why it matters

Nobody can read it.

## How to fix it

Glue it. Print it again.

## Wrong

### Example 1

\`decks/crew.yaml\`

\`\`\`yaml
# ...
cards:
  - { id: cook }

  # ^^^ torn
\`\`\`

\`art/cook.png\` (the first 60 bytes of art/sharp.png)

### Example 2

\`booklets/rules.md\`

\`\`\`\`text
\`\`\`
## Right
\`\`\`
\`\`\`\`

## Right

\`game.yaml\`

\`\`\`yaml
title: "\\t"\ttab\u00a0
\`\`\`

## How to allow it
`;

const parse = (text: string) => parseStagePage("deck/torn", text);
const printed = (text: string) => manualPages([parse(text)]).get("deck/torn.md") as string;

test("all that a page says is read", () => {
  expect(parse(PAGE)).toEqual({
    id: "deck/torn",
    severities: ["warning", "hint"],
    summary: "A card is torn.",
    why: "nobody can read it",
    fix: "Glue it. Print it again.",
    bad: [
      "=== decks/crew.yaml\ncards:\n  - { id: cook }\n\n  # ^^^ torn\n=== art/cook.png, the first 60 bytes of art/sharp.png\n",
      "=== booklets/rules.md\n```\n## Right\n```\n",
    ],
    good: ['=== game.yaml\ntitle: "\\t"\ttab\u00a0\n'],
  });
});

test("a page is completed once, and then stays as it is", () => {
  const page = printed(PAGE);
  for (const part of [
    "<!-- written by hand",
    "- Group: [deck](../README.md#deck), decks and their cards\n",
    "## Wrong\n\nThe marks under a line show the place and the message. `...` stands for",
    "`# broadside-allow deck/torn: the reason`",
  ])
    expect(page).toContain(part);
  expect(parse(page)).toEqual(parse(PAGE));
  expect(printed(page)).toBe(page);
});

test("lines of Windows are lines", () => {
  expect(parse(PAGE.replaceAll("\n", "\r\n"))).toEqual(parse(PAGE));
});

test("a reason takes the place of examples", () => {
  const page = PAGE.replace(/(?<=## Wrong\n)[\s\S]*?(?=## Right\n\n)/, "\nNo example: it takes\nglue.\n\n");
  expect(parse(page)).toMatchObject({ bad: [], unshown: "it takes glue" });
  expect(printed(page)).toContain("## Wrong\n\nNo example: it takes glue.\n\n## Right\n");
});

test.each([
  ["PDF readers do not open it.", "PDF readers do not open it"],
  ["UTF-16 is rare. It is large.", "UTF-16 is rare. It is large"],
  ["A4 is smaller.", "A4 is smaller"],
  ["Inkscape writes it.", "Inkscape writes it"],
  ["A PDF has none.", "a PDF has none"],
  ["`#` is a comment.", "`#` is a comment"],
])("the reason of a report is a clause: %s", (sentence, why) => {
  expect(parse(PAGE.replace("Nobody can read it.", sentence)).why).toBe(why);
});

test.each([
  ["# deck/torn", "# deck/worn", '1: expected "# deck/torn", found "# deck/worn"'],
  [
    "is torn.",
    "is torn",
    '3: expected a sentence that begins with a capital and ends with a full stop, found "A card"',
  ],
  [
    "A card\n",
    "## A card\n",
    '3: expected a sentence that begins with a capital and ends with a full stop, found "## A card"',
  ],
  [
    "or hint",
    "or hit",
    '6: expected "- Severity: error", "- Severity: warning or hint" or the like, found "- Severity: warning or hit"',
  ],
  ["read it.\n", "read it.\n\nMore.\n", '12: expected "## How to fix it", found "More."'],
  ["## How to fix it", "## How to fix it:", '12: expected "## How to fix it", found "## How to fix it:"'],
  ["## Wrong", "## Whong", '16: expected "## Wrong", found "## Whong"'],
  [
    "`decks/crew.yaml`",
    "decks/crew.yaml",
    '20: expected a file\'s name in backquotes, like `game.yaml` or `game.yaml` (saved as UTF-16), found "decks/crew.yaml"',
  ],
  ["````\n", "```\n", "36: expected a line ```` that ends this code block"],
  ["## Right\n\n", "## Rigth\n\n", '42: expected "## How to allow it", found "## Rigth"'],
  ["\n## How to allow it\n", "", ' expected "## How to allow it", found the end of the page'],
  ["allow it\n", "allow it\n\nBy chance.\n\n## More\n", '54: expected the end of the page, found "## More"'],
  [
    /^/,
    "<!-- generated from src/rules/ -->\n\n",
    "1: no rule generates this page: delete it if src/rules/deck/torn.ts is gone, or else this line",
  ],
])("a page with %j made %j is refused with its place", (from, to, message) => {
  expect(() => parse(PAGE.replace(from, to))).toThrow(`docs/rules/deck/torn.md:${message}`);
});
