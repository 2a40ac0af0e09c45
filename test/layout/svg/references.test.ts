/** Uses, symbols, clips and gradients: references to other parts of the drawing. */
import { describe, expect, test } from "vitest";
import type { Item, Scene } from "../../../src/scene/scene.ts";
import { every, first, layOut } from "./face.ts";

describe("<use>", () => {
  const SQUARE = '<defs><rect id="r" width="10" height="10"/></defs>';

  test("draws equal content once and shows it at each place", () => {
    const { scene } = layOut(
      `${SQUARE}<use href="#r" x="5"/><use href="#r" transform="translate(0 20)" y="1"/>`,
    );
    const uses = every(scene, "use");
    expect(Object.keys(scene.symbols)).toHaveLength(1);
    expect(uses.map(({ transform }) => transform)).toEqual([
      [1, 0, 0, 1, 5, 0],
      [1, 0, 0, 1, 0, 1],
    ]);
    expect(scene.symbols[uses[0]?.symbol as string]?.box).toEqual({ x: 0, y: 0, width: 10, height: 10 });
  });

  test("takes the style of its place: other paint, other symbol", () => {
    const { scene } = layOut(
      `${SQUARE}<use href="#r" fill="red"/><use href="#r" fill="blue"/><use href="#r" fill="red"/>`,
    );
    const [red, blue, again] = every(scene, "use");
    expect(red?.symbol).not.toBe(blue?.symbol);
    expect(red?.symbol).toBe(again?.symbol);
    expect(scene.symbols[blue?.symbol as string]?.items[0]).toMatchObject({ fill: { colour: "#0000ff" } });
  });

  test("names a symbol by its content: two templates with the same drawing share it", () => {
    const one = layOut(`${SQUARE}<use href="#r"/>`).scene;
    const other = layOut(`\n\n<g><path d="M0 0H1"/>${SQUARE}</g><use href="#r"/>`).scene;
    expect(first(one, "use").symbol).toBe(first(other, "use").symbol);
  });

  test("fits a symbol with a viewBox into its size and clips it", () => {
    const { scene } = layOut(
      '<symbol id="s" viewBox="0 0 10 20"><rect width="10" height="20"/></symbol><use href="#s" width="40" height="40"/>',
    );
    // 10 x 20 into 40 x 40: twice as large, 10 left and right.
    const clipped = every(scene, "group").find(({ clip }) => clip);
    expect(clipped?.clip?.d).toBe("M0 0L40 0L40 40L0 40Z");
    expect(clipped?.items[0]).toMatchObject({ kind: "group", transform: [2, 0, 0, 2, 10, 0] });
  });

  test.each([
    ['<g id="a"><use href="#a"/></g>', "svg/cycle"],
    ['<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', "svg/cycle"],
    ['<use href="#none"/>', "svg/reference"],
    ['<use href="other.svg#a"/>', "svg/href"],
    ['<use href="http://example.org/a.svg#a"/>', "svg/href"],
    [
      '<clipPath id="c" clip-path="url(#c)"><rect width="5" height="5"/></clipPath><rect width="9" height="9" clip-path="url(#c)"/>',
      "svg/cycle",
    ],
    [
      '<linearGradient id="g" href="#g"><stop/><stop offset="1"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>',
      "svg/reference",
    ],
    ['<rect width="9" height="9" clip-path="url(#none)"/>', "svg/reference"],
    ['<rect width="9" height="9" mask="url(#none)"/>', "svg/reference"],
    ['<rect width="9" height="9" filter="url(#none)"/>', "svg/reference"],
    ['<rect width="9" height="9" fill="url(#none)"/>', "svg/reference"],
  ])("%s is reported, not ignored", (inside, rule) => {
    expect(layOut(inside).rules).toContain(rule);
  });

  test("of uses of uses stops at a limit", () => {
    const levels = Array.from(
      { length: 12 },
      (_, i) => `<g id="l${i + 1}">${`<use href="#l${i}"/>`.repeat(10)}</g>`,
    );
    for (const leaf of ['<rect id="l0" width="1" height="1"/>', '<text id="l0">x</text>']) {
      const { scene, rules } = layOut(`<defs>${leaf}${levels.join("")}</defs><use href="#l12"/>`);
      expect(rules).toContain("svg/limit");
      expect(drawnLeaves(scene)).toBeLessThan(200_000);
    }
  });
});

/** The number of items that an output draws, without groups. */
function drawnLeaves({ items, symbols }: Scene): number {
  const known = new Map<string, number>();
  const count = (list: readonly Item[]): number => list.reduce((sum, item) => sum + leaves(item), 0);
  const leaves = (item: Item): number => {
    if (item.kind === "group") return count(item.items);
    if (item.kind !== "use") return 1;
    const total = known.get(item.symbol) ?? count(symbols[item.symbol]?.items ?? []);
    known.set(item.symbol, total);
    return total;
  };
  return count(items);
}

describe("clips", () => {
  test("are in the coordinates inside the group (C057)", () => {
    const { scene } = layOut(
      '<clipPath id="c" transform="translate(5 5)"><rect width="10" height="10"/></clipPath><g transform="scale(2)" clip-path="url(#c)"><rect width="50" height="50"/></g>',
    );
    expect(first(scene, "group")).toMatchObject({
      transform: [2, 0, 0, 2, 0, 0],
      clip: { d: "M5 5L15 5L15 15L5 15Z", rule: "nonzero" },
    });
  });

  test("given in style, clip too (C057)", () => {
    const { scene } = layOut(
      `<clipPath id="c"><circle r="5"/></clipPath><rect width="9" height="9" style="clip-path:url('#c')"/>`,
    );
    expect(first(scene, "group").clip?.d).toMatch(/^M5 0C/);
  });

  test("by text are its outlines", () => {
    const { scene, rules } = layOut(
      '<clipPath id="c"><text x="10" y="40" font-family="Pirata One" font-size="30" fill="none">A</text></clipPath><rect width="99" height="99" clip-path="url(#c)"/>',
    );
    expect(rules).toEqual([]);
    expect(scene.texts).toEqual([]);
    expect(first(scene, "group").clip?.d.length).toBeGreaterThan(50);
  });

  test("without any shape hide everything", () => {
    const { items } = layOut('<clipPath id="c"/><rect width="9" height="9" clip-path="url(#c)"/>');
    expect(items).toEqual([]);
  });
});

describe("gradients (C058)", () => {
  const fill = (defs: string, shape = '<rect x="10" y="20" width="40" height="20" fill="url(#g)"/>') =>
    first(layOut(defs + shape).scene, "path").fill;
  const STOPS =
    '<stop stop-color="red"/><stop offset="50%" stop-color="lime" stop-opacity="0.5"/><stop offset="0.2"/>';

  test("relative to the shape are mapped to its box", () => {
    expect(
      fill(`<linearGradient id="g" gradientTransform="translate(0.5 0)">${STOPS}</linearGradient>`),
    ).toMatchObject({
      kind: "linear",
      from: [0, 0],
      to: [1, 0],
      transform: [40, 0, 0, 20, 30, 20],
    });
  });

  test("follow their hrefs for stops, ends and units", () => {
    const chain = `<linearGradient id="a">${STOPS}</linearGradient><linearGradient id="b" xlink:href="#a" x2="7" gradientUnits="userSpaceOnUse"/><linearGradient id="g" xlink:href="#b" x1="3"/>`;
    expect(fill(chain)).toMatchObject({ from: [3, 0], to: [7, 0], transform: [1, 0, 0, 1, 0, 0] });
  });

  test("have offsets that never decrease", () => {
    const paint = fill(`<linearGradient id="g">${STOPS}</linearGradient>`);
    expect(paint).toMatchObject({
      stops: [
        { offset: 0, colour: "#ff0000", opacity: 1 },
        { offset: 0.5, colour: "#00ff00", opacity: 0.5 },
        { offset: 0.5, colour: "#000000", opacity: 1 },
      ],
    });
  });

  test("with one stop are a plain colour, with none no paint", () => {
    expect(fill('<linearGradient id="g"><stop stop-color="red"/></linearGradient>')).toMatchObject({
      kind: "solid",
    });
    expect(layOut('<linearGradient id="g"/><rect width="9" height="9" fill="url(#g)"/>').items).toEqual([]);
  });

  test("repeated, a gradient of a quarter of the width has four parts", () => {
    const paint = fill(`<linearGradient id="g" x2="25%" spreadMethod="repeat">${STOPS}</linearGradient>`);
    expect(paint).toMatchObject({ kind: "linear", from: [0, 0], to: [1, 0] });
    expect(paint?.kind === "linear" && paint.stops.filter(({ colour }) => colour === "#ff0000")).toHaveLength(
      4,
    );
  });

  test("fall back to the colour after the reference", () => {
    expect(fill("", '<rect width="9" height="9" fill="url(#none) blue"/>')).toMatchObject({
      colour: "#0000ff",
    });
  });
});

describe("the focus of a radial gradient", () => {
  const gradient = (attributes: string) =>
    layOut(
      `<radialGradient id="g" ${attributes}><stop stop-color="red"/><stop offset="1"/></radialGradient><rect width="10" height="10" fill="url(#g)"/>`,
    );

  test("with a radius: both circles grow from one point", () => {
    const paint = first(
      gradient('gradientUnits="userSpaceOnUse" cx="6" cy="5" r="4" fx="5" fr="2"').scene,
      "path",
    ).fill;
    // r grows by 2 while the centre moves 1 to the right, so it was 0 at x = 4; the first stop is at 2 of 4.
    expect(paint).toMatchObject({ kind: "radial", focus: [4, 5], stops: [{ offset: 0.5 }, { offset: 1 }] });
  });

  test.each([
    ['fx="0.9" fr="0.1" r="0.3"', true],
    ['fr="0.7"', true],
    ['fx="0" fy="0.5"', false],
    ['fx="0.3" fr="0.2"', false],
  ])("outside its circle it is reported: %s", (attributes, isReported) => {
    const { diagnostics } = gradient(attributes);
    expect(diagnostics.map(({ rule, message }) => `${rule}: ${message}`)).toEqual(
      isReported
        ? [expect.stringMatching(/^svg\/unsupported: the focus of the gradient .* reaches beyond/)]
        : [],
    );
  });
});

describe("an id that several elements have", () => {
  const stripe = (fill: string) =>
    `<g id="stripe" data-n="1"><rect id="inside" width="9" height="3" fill="${fill}"/>a</g>`;
  const reported = (inside: string) =>
    layOut(inside).diagnostics.map(({ rule, message }) => `${rule}: ${message}`);

  test.each([
    ["one that differs deep inside", `${stripe("red")}${stripe("red")}${stripe("blue")}`, ["stripe"]],
    ["equal ones", `${stripe("red")}${stripe("red")}`, []],
    ["another element", `${stripe("red")}<rect id="stripe" width="9" height="3"/>`, ["stripe"]],
  ])("is reported where it is referred to: %s", (_, elements, ids) => {
    const said = ids.map(
      (id) =>
        `svg/repeated-id: several elements with the id "${id}" differ; "#${id}" always means the first of them`,
    );
    expect(reported(`${elements}<use href="#stripe" y="9"/><use href="#stripe" y="18"/>`)).toEqual(said);
    // Inkscape gives all elements ids, so those in a loop are repeated.
    expect(reported(elements)).toEqual([]);
  });
});

test("<switch> draws the first child without conditions", () => {
  const { scene, rules } = layOut(
    '<switch><foreignObject requiredExtensions="x"/><rect systemLanguage="fr" width="1" height="1"/><rect width="7" height="7"/><rect width="8" height="8"/></switch>',
  );
  expect(every(scene, "path").map(({ d }) => d)).toEqual(["M0 0L7 0L7 7L0 7Z"]);
  expect(rules).toEqual(["svg/unsupported"]);
});

test("groups without an effect leave no trace; one path takes its opacity itself", () => {
  const { items } = layOut('<g id="layer1"><g opacity="0.5"><rect width="1" height="1" fill="red"/></g></g>');
  expect(items).toMatchObject([{ kind: "path", fill: { opacity: 0.5 } }]);
});
