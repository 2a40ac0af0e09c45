/** Where a fault of something drawn is mended: in the author's template, or where a template of the package is chosen. */
import { expect, test } from "vitest";
import { drawnPlace } from "../../src/rules/places.ts";
import { parseYaml } from "../../src/source/yaml.ts";

const DECK = `deck: crew
front: plain-card
back: plain-back
cards:
  - { id: a }
  - { id: b, front: other }
`;

test("a template of the package is no place to mend a game", () => {
  const file = "content/reef/decks/crew.yaml";
  const { value } = parseYaml({ path: file, text: DECK });
  const templates = new Map(
    ["plain-card", "own"].map((name) => [
      name,
      { name, file: `${name}.hbs`, text: "<svg>\n  <rect/></svg>", isShipped: name === "plain-card" },
    ]),
  );
  const context = {
    sources: new Map([[file, value]]),
    templateFiles: { templates, partials: new Map() },
    game: { decks: [{ id: "crew", source: { file, path: [] } }] },
  };
  const placeIn = (template: string, index: number, side: "front" | "back"): string => {
    const card = { id: "ab"[index], deck: "crew", source: { file, path: ["cards", index] } };
    const origin = { file: `${template}.hbs`, line: 2, column: 3 };
    const { at } = drawnPlace(context as never, { card, side } as never, origin);
    return `${at.file}:${at.start.line}:${at.start.column}`;
  };
  expect(placeIn("own", 0, "front")).toBe("own.hbs:2:3");
  expect(placeIn("plain-card", 0, "front")).toBe(`${file}:2:8`);
  expect(placeIn("plain-card", 0, "back")).toBe(`${file}:3:7`);
  // the card names one of its own
  expect(placeIn("plain-card", 1, "front")).toBe(`${file}:6:21`);
});
