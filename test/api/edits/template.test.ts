/** Edits of a template by pointing at a face: only what is asked for changes, and its step has a name. */
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../../src/index.ts";
import { AXE, drawing, edited, filesOfDuel, TEMPLATE } from "../../support/api/duel.ts";
import { codeOf } from "../../support/api/sample-project.ts";

/** The start of the first tag with these words. */
const at = (template: string, words: string): number => template.indexOf(words);

const TITLE = `<b:text x="5" y="4" width="50" height="8" size="12pt">{{title}}</b:text>`;

test("a move changes the digits of x and y, and nothing else", async () => {
  const before = drawing(
    `<!-- as it was -->\r\n<b:text   y='4.50' x="5" width="50" height="8" size="12pt" >{{title}}</b:text>`,
  );
  const start = at(before, "<b:text");
  const { title, text, edits } = await edited(before, { kind: "move-thing", start, by: { x: 2, y: -1.25 } });
  expect(title).toBe("Move title 2 mm right and 1.25 mm up");
  expect(text).toBe(before.replace("'4.50'", "'3.25'").replace('"5"', '"7"'));
  expect(edits.map(({ file, text: put }) => [file, put])).toEqual([
    [TEMPLATE, "3.25"],
    [TEMPLATE, "7"],
  ]);
});

test.each([
  ["a number without a decimal", `x="5"`, 0.5, `x="5.5"`],
  // As in CSS 96 user units, here of 1 mm: 0.01 mm takes four decimals.
  ["a length with a unit", `x="5.3in"`, 1, `x="5.3104in"`],
  ["rounding to a hundredth of a millimetre", `x="5.123456"`, 0.5, `x="5.62"`],
  ["a missing attribute", ``, 3, `x="3"`],
  ["a negative number", `x="-1"`, 1, `x="0"`],
])("a move writes %s", async (_, x, by, expected) => {
  const before = drawing(`<rect y="1" width="5" height="5" ${x}/>`);
  const { text } = await edited(before, {
    kind: "move-thing",
    start: at(before, "<rect"),
    by: { x: by, y: 0 },
  });
  expect(text).toContain(expected);
});

test("numbers are those of the drawing: in a viewBox of pixels, in a scaled group, in a quarter turn", async () => {
  const rect = `<rect x="40" y="20" width="20" height="8"/>`;
  const pixels = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 860">${rect}</svg>`;
  const move = async (template: string) =>
    (await edited(template, { kind: "move-thing", start: at(template, "<rect"), by: { x: 2, y: 1 } })).text;
  expect(await move(pixels)).toBe(pixels.replace('x="40" y="20"', 'x="60" y="30"'));
  const scaled = drawing(`<g transform="scale(0.5)">${rect}</g>`);
  expect(await move(scaled)).toBe(scaled.replace('x="40" y="20"', 'x="44" y="22"'));
  const turned = drawing(`<g transform="translate(60 0) rotate(90)">${rect}</g>`);
  expect(await move(turned)).toBe(turned.replace('x="40" y="20"', 'x="41" y="18"'));
});

test.each([
  ["a circle", `<circle cx="20" cy="20" r="5"/>`, `<circle cx="22" cy="20" r="5"/>`],
  [
    "a line",
    `<line x1="1" y1="2" x2="9" y2="2" stroke="red"/>`,
    `<line x1="3" y1="2" x2="11" y2="2" stroke="red"/>`,
  ],
  [
    "lines of text",
    `<text x="5" y="9" font-size="4">a<tspan x="5" y="14">b</tspan></text>`,
    `<text x="7" y="9" font-size="4">a<tspan x="7" y="14">b</tspan></text>`,
  ],
  ["a path", `<path d="M1 1H9V9Z"/>`, `<path d="M1 1H9V9Z" transform="translate(2 0)"/>`],
  [
    "a path that was moved before",
    `<path transform="translate(1,5) rotate(30)" d="M1 1H9V9Z"/>`,
    `<path transform="translate(3,5) rotate(30)" d="M1 1H9V9Z"/>`,
  ],
  [
    "a turned path",
    `<path transform="rotate(30)" d="M1 1H9V9Z"/>`,
    `<path transform="translate(2 0) rotate(30)" d="M1 1H9V9Z"/>`,
  ],
])("%s is moved by what it has", async (_, content, expected) => {
  const before = drawing(content);
  const start = at(before, content);
  const { text } = await edited(before, { kind: "move-thing", start, by: { x: 2, y: 0 } });
  expect(text).toBe(drawing(expected));
});

test("a text that flows into a rectangle moves the rectangle and the sample that a drawing program shows", async () => {
  const before = drawing(`<rect id="box" b:display="none" x="5" y="6" width="40" height="10"/>
<text b:text="{{title}}" style="font-size:4px;shape-inside:url(#box)"><tspan x="7" y="9">Sample</tspan></text>`);
  const start = at(before, "<text");
  const { text } = await edited(before, { kind: "move-thing", start, by: { x: 1, y: 2 } });
  expect(text).toBe(before.replace('x="5" y="6"', 'x="6" y="8"').replace('x="7" y="9"', 'x="8" y="11"'));
});

test("a resize moves the edges that it names", async () => {
  const before = drawing(TITLE);
  const resize = (edges: { left?: number; top?: number; right?: number; bottom?: number }) =>
    edited(before, { kind: "resize-thing", start: at(before, "<b:text"), edges });
  const left = await resize({ left: 3, bottom: 2 });
  expect(left.title).toBe("Resize title to 47 × 10 mm");
  expect(left.text).toBe(before.replace('x="5"', 'x="8"').replace('"50" height="8"', '"47" height="10"'));
  expect((await resize({ right: -80 })).text).toContain('x="5" y="4" width="0.5"');
  expect((await resize({ left: 80 })).text).toContain('x="54.5" y="4" width="0.5"');
});

test("a thing is moved to a place, and gets a size, wherever it is and however large", async () => {
  const before = drawing(
    `<g transform="translate(60 0) rotate(90)"><rect x="10" y="5" width="20" height="8"/></g>`,
  );
  const start = at(before, "<rect");
  const moved = await edited(before, { kind: "move-thing", start, to: { x: 40 } });
  expect([moved.title, moved.text]).toEqual(["Move rectangle 7 mm left", before.replace('y="5"', 'y="12"')]);
  const higher = await edited(before, { kind: "resize-thing", start, size: { height: 25 } });
  expect(higher.text).toBe(before.replace('width="20"', 'width="25"'));
});

test("icons and circles stay square, and the opposite corner stays in place", async () => {
  const icon = drawing(`<b:icon name="heart" x="10" y="10" size="20"/>`);
  const edges = { left: -4, top: -1 };
  const bigger = await edited(icon, { kind: "resize-thing", start: at(icon, "<b:icon"), edges });
  expect(bigger.text).toContain('x="6" y="6" size="24"');
  const circle = drawing(`<circle cx="20" cy="20" r="5"/>`);
  const wider = await edited(circle, {
    kind: "resize-thing",
    start: at(circle, "<circle"),
    edges: { right: 2 },
  });
  expect(wider.text).toContain('cx="21" cy="20" r="6"');
});

test("what cannot be moved is refused with the reason, and so is an offset where nothing is written", async () => {
  const fixed = drawing(`<rect x="{{cost}}" y="1" width="5" height="5"/>`);
  const move = (start: number) => edited(fixed, { kind: "move-thing", start, by: { x: 1, y: 0 } });
  await expect(move(at(fixed, "<rect"))).rejects.toThrow(
    "rectangle cannot be moved: its x is computed: {{cost}}",
  );
  expect(await codeOf(move(3))).toBe("bad-order");
});

test("attributes are set, added behind the last one, and removed", async () => {
  const before = drawing(TITLE);
  const set = async (name: string, value?: string) =>
    (await edited(before, { kind: "set-attribute", start: at(before, "<b:text"), name, value })).text;
  expect(await set("size", "14pt")).toBe(before.replace("12pt", "14pt"));
  expect(await set("align", "center")).toBe(before.replace('"12pt"', '"12pt" align="center"'));
  expect(await set("font", 'A "b" & c')).toContain('font="A &quot;b&quot; &amp; c"');
  expect(await set("height")).toBe(before.replace(' height="8"', ""));
});

test("a text shows another field, fixed words, or a field of the card inside a block with another context", async () => {
  const bind = async (template: string, shown: { field?: string; fixed?: string }) =>
    (await edited(template, { kind: "bind-thing", start: at(template, "<b:text"), ...shown })).text;
  const plain = drawing(TITLE);
  expect(await bind(plain, { field: "text" })).toBe(plain.replace("{{title}}", "{{text}}"));
  expect(await bind(plain, { fixed: "1 < 2 {{x}}" })).toContain(">1 &lt; 2 &#123;{x}}</b:text>");
  const inside = drawing(`{{#with @game}}${TITLE}{{/with}}`);
  expect(await bind(inside, { field: "text" })).toContain("{{@root.text}}</b:text>");
  const icon = drawing(`<b:icon name="{{icon}}" x="1" y="1" size="5"/>`);
  const { text } = await edited(icon, { kind: "bind-thing", start: at(icon, "<b:icon"), fixed: "heart" });
  expect(text).toContain('name="heart"');
});

test("a thing changes places with what is written beside it, a whole block at a time", async () => {
  const before = drawing(`  <rect x="1" y="1" width="5" height="5"/>
  {{#if cost}}
  <circle cx="9" cy="9" r="2"/>
  {{/if}}
  ${TITLE}`);
  const order = async (words: string, to: "forward" | "back") =>
    (await edited(before, { kind: "order-thing", start: at(before, words), to })).text;
  const block = '  {{#if cost}}\n  <circle cx="9" cy="9" r="2"/>\n  {{/if}}\n';
  const rect = `  <rect x="1" y="1" width="5" height="5"/>\n`;
  expect(await order("<rect", "forward")).toBe(before.replace(rect + block, block + rect));
  expect(await order("<b:text", "back")).toBe(before.replace(`${block}  ${TITLE}\n`, `  ${TITLE}\n${block}`));
  expect(await order("<circle", "back")).toBe(before);
});

test("a thing is written again beside itself, without its id", async () => {
  const before = drawing(`  <rect id="a" x="1" y="1" width="5" height="5"/>\n  ${TITLE}`);
  const { title, text } = await edited(before, { kind: "duplicate-thing", start: at(before, "<rect") });
  expect(title).toBe("Duplicate rectangle");
  const line = `  <rect id="a" x="1" y="1" width="5" height="5"/>\n`;
  expect(text).toBe(before.replace(line, `${line}  <rect x="3" y="3" width="5" height="5"/>\n`));
});

test("a deleted thing leaves no empty line", async () => {
  const before = drawing(`<rect x="1" y="1" width="5" height="5"/>\n${TITLE}`);
  const { title, text } = await edited(before, { kind: "delete-thing", start: at(before, "<rect") });
  expect([title, text]).toEqual(["Delete rectangle", drawing(TITLE)]);
});

test("a block goes with the only thing in it, and stays for others", async () => {
  const [only, other] = [`<rect x="1" y="1" width="5" height="5"/>`, `<circle cx="9" cy="9" r="3"/>`];
  const after = async (block: string): Promise<string> => {
    const before = drawing(`${block}\n${TITLE}`);
    return (await edited(before, { kind: "delete-thing", start: at(before, "<rect") })).text;
  };
  const inIf = (content: string): string => `{{#if (present title)}}${content}{{/if}}`;
  expect(await after(inIf(only))).toBe(drawing(TITLE));
  expect(await after(`{{#if title}}\n  ${inIf(`\n    ${only}\n  `)}\n{{/if}}`)).toBe(drawing(TITLE));
  expect(await after(inIf(`${only}${other}`))).toBe(drawing(`${inIf(other)}\n${TITLE}`));
  expect(await after(inIf(`${only}{{else}}${other}`))).toBe(drawing(`${inIf(`{{else}}${other}`)}\n${TITLE}`));
});

test("a text box is added before the end in the file's indentation, line ends and look", async () => {
  const before = drawing(
    `  <b:text x="5" y="4" width="50" height="8" size="12pt" font="Alegreya" fill="#123456">{{title}}</b:text>`,
  ).replaceAll("\n", "\r\n");
  const { title, text } = await edited(before, {
    kind: "add-thing",
    what: "text",
    field: "text",
    box: { x: 5, y: 40, width: 50, height: 20 },
  });
  expect(title).toBe("Add text box for text");
  const line = `  <b:text x="5" y="40" width="50" height="20" size="10pt" min-size="7pt" font="Alegreya" align="center" valign="middle" fill="#123456">{{text}}</b:text>\r\n`;
  expect(text).toBe(before.replace("</svg>", `${line}</svg>`));
});

test("without a box it is put where there is room: below the title, in the safe area", async () => {
  const { text } = await edited(drawing(TITLE), { kind: "add-thing", what: "picture", fixed: "art/axe.png" });
  const [, x, y, width, height] =
    /<b:art href="art\/axe.png" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/.exec(text) ??
    [];
  expect([x, y, width, height].map(Number)).toEqual([7.5, 27, 45, 36]);
});

/** A card whose text box is mostly empty, because its text is short. */
const PANEL = `${TITLE}
<b:text x="5" y="14" width="50" height="52" size="10pt" min-size="7pt">{{text}}</b:text>
<b:text x="5" y="68" width="20" height="8" size="10pt">{{title}}</b:text>`;

const numbersOf = (tag: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...tag.matchAll(/ (x|y|width|height|size)="([\d.]+)"/g)].map(([, name = "", n]) => [name, Number(n)]),
  );

const tagOf = (text: string, start: RegExp) => numbersOf(start.exec(text)?.[0] ?? "");

test("without a box it is put beside the boxes of texts, also where their words leave room", async () => {
  const { text } = await edited(drawing(PANEL), { kind: "add-thing", what: "icon", fixed: "heart" });
  const { x = 0, y = 0, size = 0 } = tagOf(text, /<b:icon [^>]*>/);
  expect(x).toBeGreaterThanOrEqual(26);
  expect(y).toBeGreaterThanOrEqual(67);
  expect(size).toBeGreaterThanOrEqual(5);
});

test("where there is no room for a picture, the text box gives some up in the same step, which says so", async () => {
  const { title, text } = await edited(drawing(PANEL), { kind: "add-thing", what: "picture", field: "icon" });
  const box = tagOf(text, /<b:text [^>]*>\{\{text/);
  const { y = 0, width = 0, height = 0 } = tagOf(text, /<b:art [^>]*>/);
  const by = 52 - (box.height ?? 0);
  expect(title).toBe(`Add picture for icon, and make text ${by} mm shorter`);
  expect(by).toBeGreaterThanOrEqual(12);
  expect(box.y).toBe(14 + by);
  expect(y).toBeGreaterThanOrEqual(13);
  expect(y + height).toBeLessThanOrEqual(14 + by);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(12);
});

test("a field that not all cards have is shown where it is", async () => {
  const { text } = await edited(drawing(TITLE), {
    kind: "add-thing",
    what: "text",
    field: "cost",
    box: { x: 5, y: 40, width: 50, height: 20 },
  });
  expect(text).toMatch(
    /\n\{\{#if \(present cost\)\}\}<b:text .*>\{\{cost\}\}<\/b:text>\{\{\/if\}\}\n<\/svg>/,
  );
});

test("a field that all cards have but need not have is shown where it is, so that the next new card can be drawn", async () => {
  const icon = { kind: "add-thing", what: "icon", field: "icon" } as const;
  const { text } = await edited(drawing(TITLE), icon);
  const line =
    /\n(\{\{#if \(present icon\)\}\}<b:icon name="\{\{icon\}\}" [^>]*\/>\{\{\/if\}\}\n)/.exec(text)?.[1] ??
    "";
  expect(line).not.toBe("");
  const more = "  - { id: new, title: New, text: Nothing yet. }\n";
  const files = filesOfDuel(text);
  const deck = "content/duel/decks/cards.yaml";
  const project = await openProject(
    createMemoryHost({ ...files, [deck]: (files[deck] as string).replace("card:\n", `${more}card:\n`) }),
  );
  const { findings } = await project.check(["duel"]);
  await project.close();
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);

  // its condition stays with what is moved and resized, and goes with what is deleted
  const start = at(text, "<b:icon");
  const resized = await edited(text, { kind: "resize-thing", start, size: { width: 5 } });
  expect(resized.text).toMatch(/present icon\)\}\}<b:icon [^>]*size="5"/);
  const moved = await edited(text, { kind: "move-thing", start, by: { x: 1, y: 0 } });
  expect(moved.text).toContain("{{#if (present icon)}}<b:icon");
  expect((await edited(text, { kind: "delete-thing", start })).text).toBe(text.replace(line, ""));
});

test("a thing that shows another field gets its condition, changes it, or loses it", async () => {
  const bind = async (template: string, words: string, shown: { field?: string; fixed?: string }) =>
    (await edited(template, { kind: "bind-thing", start: at(template, words), ...shown })).text;
  const plain = drawing(`  ${TITLE}`);
  const cost = plain
    .replace("{{title}}", "{{cost}}")
    .replace("<b:text", "{{#if (present cost)}}<b:text")
    .replace("</b:text>", "</b:text>{{/if}}");
  expect(await bind(plain, "<b:text", { field: "cost" })).toBe(cost);
  expect(await bind(cost, "<b:text", { field: "icon" })).toBe(cost.replaceAll("cost", "icon"));
  expect(await bind(cost, "<b:text", { field: "title" })).toBe(plain);
  expect(await bind(cost, "<b:text", { fixed: "Hm" })).toBe(plain.replace("{{title}}", "Hm"));
  expect(await bind(cost, "<b:text", { field: "cost" })).toBe(cost);
  const outer = drawing(`{{#if (present cost)}}<rect width="1" height="1"/>${TITLE}{{/if}}`);
  expect(await bind(outer, "<b:text", { field: "cost" })).toBe(outer.replace("{{title}}", "{{cost}}"));
  const inside = drawing(`{{#with @game}}${TITLE}{{/with}}`);
  expect(await bind(inside, "<b:text", { field: "cost" })).toContain("{{#if (present @root.cost)}}<b:text");
});

test("what is added declares Broadside's namespace, uses the prefix that the file has, and its units", async () => {
  const bare = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 860"><rect width="1" height="1"/></svg>`;
  const add = async (template: string, what: "icon" | "rectangle" | "picture", fixed?: string) =>
    (
      await edited(template, {
        kind: "add-thing",
        what,
        fixed,
        box: { x: 7, y: 17, width: 12, height: 10 },
      })
    ).text;
  expect(await add(bare, "icon", "heart")).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 860" xmlns:b="urn:broadside"><rect width="1" height="1"/>\n<b:icon name="heart" x="100" y="200" size="100" fill="#1d252c"/>\n</svg>`,
  );
  const named = bare.replace("<svg ", '<svg xmlns:bs="urn:broadside" ');
  expect(await add(named, "picture", "art/axe.png")).toContain(
    '<bs:art href="art/axe.png" x="100" y="200" width="120" height="100" fit="cover"/>',
  );
  expect(await add(bare, "rectangle")).not.toContain("urn:broadside");
});

test.each([
  [{ kind: "move-thing", start: 0, by: { x: Number.NaN, y: 0 } }, /by.*x/],
  [{ kind: "move-thing", start: 0, by: { x: 1 } }, /by.*y.*missing/],
  [{ kind: "move-thing", by: { x: 1, y: 1 } }, /start.*missing/],
  [{ kind: "move-thing", start: 0 }, /`by` or `to`/],
  [{ kind: "resize-thing", start: 0, edges: {}, size: {} }, /`edges` or `size`/],
  [{ kind: "resize-thing", start: 0, edges: { middle: 3 } }, /edges.*middle/],
  [{ kind: "add-thing", what: "song", box: { x: 1, y: 1, width: 1, height: 1 } }, /song/],
  [{ kind: "add-thing", what: "icon", box: { x: 1, y: 1, width: 1, height: 1 } }, /field.*fixed/],
  [{ kind: "toString" }, /there is no edit "toString"/],
  [{}, /there is no edit/],
])("%j is refused with the reason", async (ask, why) => {
  await expect(edited(drawing(TITLE), ask as never)).rejects.toThrow(why);
});

test("an edit is computed on the drafts that the call sees", async () => {
  const project = await openProject(createMemoryHost(filesOfDuel(drawing(TITLE))));
  const text = drawing(`<!-- new -->\n${TITLE}`);
  const ask = { kind: "move-thing", ...AXE, start: at(text, "<b:text"), by: { x: 1, y: 0 } } as const;
  const { files } = await project.edits(ask, { drafts: [{ path: TEMPLATE, text }] });
  expect(files.map(({ path, before, edits }) => [path, before, edits.map((one) => one.text)])).toEqual([
    [TEMPLATE, text, ["6"]],
  ]);
  expect(await codeOf(project.edits(ask))).toBe("bad-order");
  await project.close();
});

test("a template that comes with Broadside is not changed", async () => {
  const project = await openProject(
    createMemoryHost({
      ...filesOfDuel(drawing(TITLE)),
      "content/duel/decks/cards.yaml": `deck: cards\ntitle: Cards\nsize: poker-us\nfront: plain-card\ncards:\n  - { id: axe, title: Axe, text: Cut. }\n`,
    }),
  );
  const ask = { kind: "add-thing", ...AXE, what: "icon", fixed: "heart", box: BOX } as const;
  await expect(project.edits(ask)).rejects.toThrow('"plain-card" comes with Broadside');
  expect((await project.things(AXE)).every(({ element }) => element === undefined)).toBe(true);

  // as a template of the game it can be
  const copy = await project.edits({ kind: "copy-template", ...AXE });
  expect(copy.title).toBe("Copy plain-card into the game");
  await project.apply(copy);
  expect(await project.template(AXE)).toMatchObject({
    file: "templates/duel/plain-card.svg.hbs",
    isShipped: false,
  });
  expect((await project.edits(ask)).title).toBe("Add icon heart");
  expect(await codeOf(project.edits({ kind: "copy-template", ...AXE }))).toBe("bad-order");
  await project.close();
});

const BOX = { x: 1, y: 1, width: 10, height: 10 };

test("a picture over the whole card is behind the texts and upon the ground, with the bleed", async () => {
  const before = drawing(TITLE);
  const { title, text } = await edited(before, {
    kind: "add-thing",
    what: "picture",
    field: "icon",
    isWhole: true,
  });
  expect(title).toBe("Add picture for icon");
  // the card is 60 x 80 mm, with 3 mm of bleed
  const picture = `{{#if (present icon)}}<b:art href="{{icon}}" x="-3" y="-3" width="66" height="86" fit="cover"/>{{/if}}`;
  expect(text).toBe(drawing(`${picture}\n${TITLE}`));
  const ground = `<rect x="-3" y="-3" width="66" height="86" fill="#ffffff"/>\n<rect x="2" y="2" width="56" height="76"/>`;
  const panel = `<rect x="5" y="40" width="50" height="30" fill="#eeeeee"/>`;
  const upon = await edited(drawing(`${ground}\n${panel}\n${TITLE}`), {
    kind: "add-thing",
    what: "picture",
    field: "icon",
    isWhole: true,
  });
  expect(upon.text).toBe(drawing(`${ground}\n${picture}\n${panel}\n${TITLE}`));
});
