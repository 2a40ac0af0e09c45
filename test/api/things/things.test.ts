/** What can be pointed at on a face: its box, its place in the template, and whether it can be moved. */
import { expect, test } from "vitest";
import { createMemoryHost, openProject, type Thing } from "../../../src/index.ts";
import { AXE, drawing, filesOfDuel, TEMPLATE, thingsOf } from "../../support/api/duel.ts";
import { codeOf } from "../../support/api/sample-project.ts";

const short = ({ kind, name, box }: Thing) => [
  kind,
  name,
  [box.x, box.y, box.width, box.height].map((value) => Math.round(value * 100) / 100),
];

test("texts, icons, pictures and shapes have the box that the template gives them, in mm, in drawing order", async () => {
  const things = await thingsOf(
    drawing(`<rect x="-3" y="-3" width="66" height="86" fill="#eee"/>
<b:text x="5" y="4" width="50" height="8" size="12pt">{{title}}</b:text>
<g transform="translate(10 20)"><b:icon name="{{icon}}" x="1" y="2" size="12"/></g>
<circle cx="30" cy="60" r="5"/>
<b:text x="5" y="70" width="50" height="6" size="9pt">Cost: {{cost}}</b:text>`),
  );
  expect(things.map(short)).toEqual([
    ["shape", "rectangle", [-3, -3, 66, 86]],
    ["text", "title", [5, 4, 50, 8]],
    ["icon", "icon", [11, 22, 12, 12]],
    ["shape", "circle", [25, 55, 10, 10]],
    ["text", "cost", [5, 70, 50, 6]],
  ]);
  expect(things.every(({ element }) => element?.isMovable && element.isResizable)).toBe(true);
});

test("numbers and content are found by their offsets in the template, fields and quotes in a tag notwithstanding", async () => {
  const template = drawing(
    `<b:text fill="{{#if (eq icon "x")}}red{{else}}#222{{/if}}" x = '5' y="4.5" width="50" height="8" size="12pt">{{title}}</b:text>`,
  );
  const [thing] = await thingsOf(template);
  const element = thing?.element;
  const written = (range: { start: number; end: number } | undefined) =>
    template.slice(range?.start, range?.end);
  expect(Object.entries(element?.numbers ?? {}).map(([name, at]) => [name, written(at)])).toEqual([
    ["x", "5"],
    ["y", "4.5"],
    ["width", "50"],
    ["height", "8"],
  ]);
  expect(written(element)).toMatch(/^<b:text .*12pt">$/s);
  expect(written(element?.content)).toBe("{{title}}");
  expect(element?.attributes.map(({ name, isComputed }) => [name, isComputed])).toEqual([
    ["fill", true],
    ["x", false],
    ["y", false],
    ["width", false],
    ["height", false],
    ["size", false],
  ]);
  expect(thing?.origin).toMatchObject({ file: TEMPLATE, line: 2, column: 1, field: ["title"] });
});

test("a thing in a quarter turn has its upright box, and can be moved and resized", async () => {
  const [thing] = await thingsOf(
    drawing(`<g transform="translate(60 0) rotate(90)"><rect x="10" y="5" width="20" height="8"/></g>`),
  );
  expect(thing && short(thing)).toEqual(["shape", "rectangle", [47, 10, 8, 20]]);
  expect(thing?.element).toMatchObject({ isMovable: true, isResizable: true });
});

test.each([
  ["a computed place", `<rect x="{{cost}}" y="1" width="5" height="5"/>`, /its x is computed: \{\{cost\}\}/],
  [
    "a loop",
    `{{#times cost}}<rect x="1" y="1" width="5" height="5"/>{{/times}}`,
    /again for each entry of \{\{#times cost\}\}/,
  ],
  ["a percentage", `<rect x="10%" y="1" width="5" height="5"/>`, /its x is "10%"/],
  [
    "a place that depends on a condition",
    `<rect {{#if cost}}x="1"{{else}}x="2"{{/if}} y="1" width="5" height="5"/>`,
    /its x is computed/,
  ],
])("%s cannot be moved, with the reason", async (_, content, why) => {
  const [thing] = await thingsOf(drawing(content));
  expect(thing?.element?.isMovable).toBe(false);
  expect(thing?.element?.why).toMatch(why);
});

test("a thing with a computed size can be moved, and one turned by another angle, but not resized", async () => {
  const things = await thingsOf(
    drawing(
      `<rect x="1" y="1" width="{{cost}}" height="5"/><rect transform="rotate(30)" x="20" y="1" width="5" height="5"/>`,
    ),
  );
  expect(things.map(({ element }) => [element?.isMovable, element?.isResizable])).toEqual([
    [true, false],
    [true, false],
  ]);
});

test("shapes of a partial are one thing, its texts are things of their own, and both are changed there", async () => {
  const things = await thingsOf(drawing(`{{> frame}}`), {
    "templates/duel/partials/frame.svg.hbs": `<path d="M0 0H10V10Z"/><path d="M20 20H30V30Z"/><b:text x="5" y="40" width="50" height="8" size="12pt">{{title}}</b:text>`,
  });
  expect(things.map(short)).toEqual([
    ["shape", "frame", [0, 0, 30, 30]],
    ["text", "title", [5, 40, 50, 8]],
  ]);
  for (const { element, origin } of things) {
    expect(element?.why).toMatch(/drawn by the partial "frame"/);
    expect(origin.file).toBe("templates/duel/partials/frame.svg.hbs");
  }
});

test("a text says how it was set, also one without words", async () => {
  const [small, long, none] = await thingsOf(
    drawing(`<b:text x="5" y="4" width="20" height="5" size="20pt" min-size="6pt">{{text}}</b:text>
<b:text x="5" y="20" width="6" height="3" size="9pt" min-size="9pt">{{text}}</b:text>
<b:text x="5" y="40" width="6" height="3" size="9pt"></b:text>`),
  );
  expect(small?.text).toMatchObject({ words: "Cut it down.", isShrunk: true, overflow: 0 });
  expect(small?.text?.askedSize).toBeCloseTo(20);
  expect(long?.text?.overflow).toBeGreaterThan(0);
  expect(none).toMatchObject({ kind: "text", name: "text", text: { words: "", isShrunk: false } });
});

test("what is repeated by <use> is one thing, and what only clips is none", async () => {
  const things = await thingsOf(
    drawing(`<defs><clipPath id="c"><rect width="5" height="5"/></clipPath></defs>
<symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol>
<g clip-path="url(#c)"><use href="#s" x="1" y="2" width="10" height="10"/></g>`),
  );
  expect(things.map(short)).toEqual([["shape", "drawing", [1, 2, 10, 10]]]);
});

test("a text that Inkscape flows into a rectangle has the numbers of the rectangle", async () => {
  const template = drawing(`<rect id="box" b:display="none" x="5" y="6" width="40" height="10"/>
<text b:text="{{title}}" style="font-size:4px;shape-inside:url(#box)"><tspan x="7" y="9">Sample</tspan></text>`);
  const [thing] = await thingsOf(template);
  expect(thing && short(thing)).toEqual(["text", "title", [5, 6, 40, 10]]);
  const { x, width } = thing?.element?.numbers ?? {};
  expect([template.slice(x?.start, x?.end), width?.value]).toEqual(["5", 40]);
  expect(thing?.element?.isResizable).toBe(true);
});

test("a template with a fault has no things", async () => {
  expect(await thingsOf(drawing(`<rect width="1" height="1"/>{{#if cost}}`))).toEqual([]);
});

test("the template of a face is known with what can be shown in it, also while it has a fault", async () => {
  const files = { ...filesOfDuel(drawing("{{#if cost}}")), "content/duel/art/axe.svg": drawing("") };
  const project = await openProject(createMemoryHost(files));
  const template = await project.template(AXE);
  expect(template).toMatchObject({
    ...{ name: "card", file: TEMPLATE, isShipped: false },
    ...{ width: 60, height: 80, bleed: 3, pictures: ["art/axe.svg"] },
  });
  expect(template?.fields).toEqual([
    { name: "title", isOptional: false, value: "Axe" },
    { name: "text", isOptional: false, value: "Cut it down." },
    { name: "cost", isOptional: true, value: "3" },
    { name: "icon", isOptional: false, value: "battle-axe" },
  ]);
  expect(template?.fonts).toContain("Alegreya");
  expect(await codeOf(project.template({ ...AXE, card: "axes" }))).toBe("unknown-name");
  expect(await codeOf(project.template({ ...AXE, side: "back" }))).toBe("unknown-name");
  await project.close();
});
