/** Where to fix something drawn: in the author's template, or where a built-in template is chosen. */
import { expect, test } from "vitest";
import { asRelated, drawnPlace, otherPlace, type Shown } from "../../src/rules/places.ts";
import { diagnosticsOf } from "../../src/rules/run-rules.ts";
import { parseYaml } from "../../src/source/yaml/yaml.ts";

const DECK = `deck: crew
front: plain-card
back: plain-back
cards:
  - { id: a }
  - { id: b, front: other }
`;

test("built-in templates are not a place for fixes", () => {
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
  const shownIn = (template: string, index: number, side: "front" | "back"): Shown => {
    const card = { id: "ab"[index], deck: "crew", source: { file, path: ["cards", index] } };
    const origin = { file: `${template}.hbs`, line: 2, column: 3 };
    return drawnPlace(context as never, { card, side } as never, origin);
  };
  const placeIn = (...of: Parameters<typeof shownIn>): string => {
    const { at } = shownIn(...of);
    return `${at.file}:${at.start.line}:${at.start.column}`;
  };
  expect(placeIn("own", 0, "front")).toBe("own.hbs:2:3");
  expect(placeIn("plain-card", 0, "front")).toBe(`${file}:2:8`);
  expect(placeIn("plain-card", 0, "back")).toBe(`${file}:3:7`);
  // the card names one of its own
  expect(placeIn("plain-card", 1, "front")).toBe(`${file}:6:21`);

  expect(asRelated(shownIn("own", 0, "front"))[0]?.message).toBe("drawn here");
  expect(asRelated(shownIn("plain-card", 0, "front"))[0]?.message).toBe("drawn by this template");
  const other = (template: string) =>
    otherPlace(context as never, { file: `${template}.hbs`, line: 2, column: 3 }, "line");
  expect(other("own")).toHaveLength(1);
  expect(other("plain-card")).toEqual([]);
  const words = { id: "text/x", severity: "warning", why: "w" } as never;
  const fixIn = (template: string) =>
    diagnosticsOf(
      words,
      [{ ...shownIn(template, 0, "front"), message: "m", fix: "move it" }],
      context.sources,
      "duel",
    )[0]?.fix;
  expect(fixIn("own")).toBe("move it");
  expect(fixIn("plain-card")).toBe(
    "choose another template, or copy plain-card.hbs from the Broadside package to templates/<game>/, then move it",
  );
});
