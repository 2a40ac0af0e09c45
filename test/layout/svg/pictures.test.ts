/** Art and icons: raster pictures and separate drawings. */
import { describe, expect, test } from "vitest";
import { apply } from "../../../src/units/matrix.ts";
import { every, first, fonts, layOut, layOutSvg, resourcesOf, SQUARE, SVG } from "./face.ts";

const art = resourcesOf({
  "art/fox.png": { width: 600, height: 300 },
  "square.svg": '<svg width="5cm" height="5cm"><rect width="100%" height="100%"/></svg>',
  "icon.svg": '<svg viewBox="0 0 48 48" width="48" height="48"><circle cx="24" cy="24" r="24"/></svg>',
  "a.svg":
    '<svg viewBox="0 0 10 10"><linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="red"/></linearGradient><rect width="9" height="9" fill="url(#a)"/></svg>',
  "b.svg":
    '<svg viewBox="0 0 10 10"><style>.a{fill:lime}</style><linearGradient id="a"><stop stop-color="blue"/><stop offset="1" stop-color="blue"/></linearGradient><rect width="9" height="9" fill="url(#a)"/></svg>',
  "self.svg": '<svg viewBox="0 0 10 10"><image href="self.svg" width="5" height="5"/></svg>',
  "broken.svg": "<svg><g></svg>",
});

describe("a raster picture", () => {
  const place = (attributes: string) =>
    layOut(`<b:art href="art/fox.png" x="10" y="20" width="40" height="40" ${attributes}/>`, art).scene;

  test("covers its box, clipped to it", () => {
    // 600 x 300 into 40 x 40 covers as 80 x 40; the spare 40 go half to each side.
    const scene = place("");
    expect(first(scene, "image").box).toEqual({ x: -10, y: 20, width: 80, height: 40 });
    expect(first(scene, "group").clip?.d).toBe("M10 20L50 20L50 60L10 60Z");
  });

  test("keeps the part at the focus", () => {
    expect(first(place('focus="0% 30%"'), "image").box.x).toBe(10);
    expect(first(place('focus="100%"'), "image").box.x).toBe(-30);
  });

  test("is contained or stretched", () => {
    expect(first(place('fit="contain"'), "image").box).toEqual({ x: 10, y: 30, width: 40, height: 20 });
    expect(first(place('fit="fill"'), "image").box).toEqual({ x: 10, y: 20, width: 40, height: 40 });
  });

  test("reports its resolution in print", () => {
    // 600 px over 80 mm: 600 / (80 / 25.4) = 190.5 per inch.
    expect(place("").pictures).toMatchObject([
      { href: "art/fox.png", dpi: expect.closeTo(190.5, 6), box: { x: 10, y: 20, width: 40, height: 40 } },
    ]);
    const half = layOut(
      '<g transform="scale(2)"><image href="art/fox.png" width="40" height="20"/></g>',
      art,
    );
    expect(half.scene.pictures[0]?.dpi).toBeCloseTo(190.5, 6);
  });

  test.each([
    ['image-rendering="pixelated"', true],
    ['style="image-rendering:crisp-edges"', true],
    ['image-rendering="optimizeSpeed"', true],
    ['image-rendering="auto"', undefined],
    ['image-rendering="optimizeQuality"', undefined],
  ])("keeps its pixels sharp on request: %s", (attributes, pixelated) => {
    const scene = place(attributes);
    expect(first(scene, "image").pixelated).toBe(pixelated);
    expect(scene.pictures[0]?.pixelated).toBe(pixelated);
  });

  test("without a size prints at the printer's resolution, or as large as one given side requires", () => {
    const free = first(layOut('<b:art href="art/fox.png"/>', art).scene, "image");
    expect(free.box.width).toBeCloseTo((600 / 300) * 25.4, 9);
    const wide = layOut('<b:art href="art/fox.png" width="30"/>', art);
    expect(first(wide.scene, "image").box).toMatchObject({ width: 30, height: 15 });
  });

  test("follows preserveAspectRatio as <image>", () => {
    const { scene } = layOut(
      '<image xlink:href="art/fox.png" width="40" height="40" preserveAspectRatio="xMinYMax meet"/>',
      art,
    );
    expect(first(scene, "image").box).toEqual({ x: 0, y: 20, width: 40, height: 20 });
  });
});

describe("a drawing as picture", () => {
  test("has its natural size on paper: 5 cm and 48 px = 12.7 mm (C056)", () => {
    const width = (href: string) => {
      // The template is in px at 300 dpi: 63 mm are 744 of them.
      const text = `<svg viewBox="0 0 744 744"><b:art href="${href}" fit="contain"/></svg>`;
      const { scene } = layOutSvg(text, { trim: { width: 63, height: 63 }, bleed: 0 }, art);
      const { symbol, transform } = first(scene, "use");
      const box = scene.symbols[symbol]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
      return (apply(transform, { x: box.width, y: 0 }).x * 63) / 744;
    };
    expect(width("square.svg")).toBeCloseTo(50, 9);
    expect(width("icon.svg")).toBeCloseTo(12.7, 9);
  });

  test("keeps its ids and styles to itself (C059)", () => {
    const { scene, rules } = layOut(
      '<style>.b{fill:red}</style><b:art href="a.svg" width="10" height="10"/><b:art href="b.svg" width="10" height="10"/><rect id="a" class="a" width="5" height="5"/>',
      art,
    );
    const colours = every(scene, "path").map(({ fill }) =>
      fill?.kind === "linear" ? fill.stops[0]?.colour : fill?.kind === "solid" && fill.colour,
    );
    expect(colours).toEqual(["#000000", "#ff0000", "#0000ff"]);
    expect(rules).toEqual([]);
  });

  test("reports its place: without what is clipped, with its transforms, and nothing inside <use> and pictures", () => {
    const placesOf = (text: string) => layOut(text, art).scene.svgPictures;
    // 10 x 10 into 20 x 40 covers as 40 x 40; contained, it is 20 x 20 in the middle.
    const picture = '<b:art href="a.svg" x="10" y="20" width="20" height="40"';
    expect(placesOf(`${picture}/>`)).toMatchObject([
      { href: "a.svg", box: { x: 10, y: 20, width: 20, height: 40 } },
    ]);
    expect(placesOf(`<g transform="translate(-50 0)">${picture} fit="contain"/></g>`)).toMatchObject([
      { href: "a.svg", box: { x: -40, y: 30, width: 20, height: 20 } },
    ]);
    expect(placesOf(`<defs><g id="p">${picture}/></g></defs><use href="#p"/><use href="#p" x="9"/>`)).toEqual(
      [],
    );
  });

  test("that contains itself, or is not a picture, is reported and marked", () => {
    expect(layOut('<b:art href="self.svg" width="10" height="10"/>', art).rules).toEqual(["svg/cycle"]);
    const broken = layOut('<b:art href="broken.svg" width="10" height="10"/>', art);
    expect(broken.diagnostics[0]).toMatchObject({ rule: "svg/parse", file: "broken.svg" });
    expect(every(broken.scene, "path")).toHaveLength(1);
  });
});

describe("pictures within pictures", () => {
  /** Each contains the next ten times; the last is `inside`. Gives the number of look-ups of a picture. */
  function chain(depth: number, inside: string) {
    const root = (all: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${all}</svg>`;
    const files = Array.from({ length: depth }, (_, level) => {
      const next = `<image href="${level + 1}.svg" width="5" height="5"/>`;
      return [`${level}.svg`, root(level === depth - 1 ? inside : next.repeat(10))] as const;
    });
    // With their own fonts, so that nothing was drawn before.
    const resources = { ...resourcesOf(Object.fromEntries(files)), fonts: { ...fonts } };
    let asked = 0;
    const art = (href: string) => {
      asked++;
      return resources.art(href);
    };
    const laid = layOut('<b:art href="0.svg" width="10" height="10" color="#123456"/>', {
      ...resources,
      art,
    });
    return { ...laid, asked };
  }

  test.each(['<rect width="5" height="5"/>', '<rect width="5" height="5" fill="#abcdef"/>'])(
    "are drawn once each if they look the same everywhere: %s",
    (inside) => {
      const { asked, rules } = chain(4, inside);
      // by each element once; then for the nine others of two levels, each different picture below them
      expect(asked).toBe(1 + 3 * 10 + 9 * 1 + 9 * 2);
      expect(rules).toEqual([]);
    },
  );

  test("count as often as they are shown", () => {
    const { asked, rules } = chain(9, '<rect width="5" height="5"/>');
    expect(asked).toBeLessThan(200);
    expect(rules).toContain("svg/limit");
  });

  test("take the colour of the place, through all of them", () => {
    const { scene, rules } = chain(3, '<rect width="5" height="5" fill="currentColor"/>');
    expect(every(scene, "path")[0]?.fill).toMatchObject({ kind: "inherited" });
    const colours = Object.values(scene.symbols).flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === "use" ? item.colour.colour : [])),
    );
    expect(new Set(colours)).toEqual(new Set(["#123456"]));
    expect(rules).toEqual([]);
  });

  test("that differ from place to place stop at the limit, with every attempt counted", () => {
    // The hidden text counts as 320 elements, so that the limit of 350,000 is reached soon.
    const inside = `<text display="none">${"\u5B57".repeat(600)}</text><linearGradient id="g"><stop stop-color="currentColor"/></linearGradient><rect width="5" height="5" fill="url(#g)"/>`;
    const { asked, rules } = chain(9, inside);
    expect(asked).toBeLessThan(150);
    expect(rules).toContain("svg/limit");
  });
});

describe("a picture embedded in the drawing", () => {
  const uri = "data:image/png;base64,iVBORw0KGgo=";
  const embedded = resourcesOf({ [uri]: { width: 30, height: 20 } });

  test("is drawn, looked up without white space, and shortened in messages", () => {
    const { scene, rules } = layOut(
      '<image xlink:href=" data:image/png;base64,iVBO\n  Rw0KGgo= " width="60" height="40"/>',
      embedded,
    );
    expect(first(scene, "image").box).toEqual({ x: 0, y: 0, width: 60, height: 40 });
    expect(scene.pictures).toMatchObject([{ href: "data:image/png;base64,…", dpi: expect.closeTo(12.7, 6) }]);
    expect(rules).toEqual([]);
  });

  test("that cannot be read is reported and marked, and is not a missing file", () => {
    const { scene, rules } = layOut(`<image href="${uri}" width="9" height="9"/>`);
    expect(rules).toEqual(["svg/embedded-image"]);
    expect(scene.missing).toEqual([]);
    expect(every(scene, "path")).toHaveLength(1);
  });
});

test("a drawing's own pictures are searched beside it first", () => {
  const asked: string[] = [];
  const { scene } = layOut('<b:art href="art/fox.svg" width="10" height="10"/>', {
    ...art,
    art(href) {
      asked.push(href);
      if (href === "fur.png") return { key: "fur", file: href, size: { width: 1, height: 1 } };
      const text = '<svg viewBox="0 0 9 9"><image href="fur.png" width="9" height="9"/></svg>';
      return href === "art/fox.svg" ? { key: href, file: href, text, folder: "art/" } : undefined;
    },
  });
  expect([...new Set(asked)]).toEqual(["art/fox.svg", "art/fur.png", "fur.png"]);
  expect(first(scene, "image").picture).toBe("fur");
});

describe("an address", () => {
  test.each([
    ["http://example.org/a.png", "svg/href"],
    ["//example.org/a.png", "svg/href"],
    ["file:///etc/passwd", "svg/href"],
    ["/etc/passwd", "svg/href"],
    ["C:\\a.png", "svg/href"],
    ["\\\\server\\a.png", "svg/href"],
    ["..\\fox.png", "svg/href"],
    ["art/.fox.png", "svg/href"],
    [".git/fox.png", "svg/href"],
    ["art/fox.png:ads", "svg/href"],
    ["art/%2e%2e/fox.png", "svg/href"],
    ["art/CON.png", "svg/href"],
    ["art/fox.png.", "svg/href"],
    ["art /fox.png", "svg/href"],
    ["../other/fox.png", "svg/href"],
    ["~/fox.png", "svg/href"],
    ["", "svg/href"],
    ["data:image/svg+xml;base64,PHN2Zy8+", "svg/embedded-image"],
    ["data:image/png,%89PNG", "svg/embedded-image"],
    ["data:text/html,x", "svg/embedded-image"],
  ])("%s is refused", (href, rule) => {
    const asked: string[] = [];
    const spy = { ...art, art: (path: string) => void asked.push(path) };
    const { scene, diagnostics } = layOut(`<image href="${href}" width="9" height="9"/>`, spy);
    expect(diagnostics.map((found) => found.rule)).toEqual([rule]);
    // An absolute address is looked up to give the relative one.
    expect(asked.filter((path) => path !== href.replaceAll("\\", "/"))).toEqual([]);
    expect(scene.missing).toEqual([]);
  });

  test.each([
    ["../../content/g/art/fox.png", "/content/g/art/fox.png"],
    ["pic.png", "/templates/g/pic.png"],
    ["../shared/art/a%20fox.png", "/templates/shared/art/a fox.png"],
    ["../../content/g/art/../art/fox.png", "/content/g/art/fox.png"],
  ])("%s in a template leads to %s", (href, path) => {
    const { scene, rules } = layOutSvg(
      `${SVG} b:at="templates/g/card.svg.hbs:1:1:0"><image b:at="templates/g/card.svg.hbs:2:1:9" href="${href}" width="9" height="9"/></svg>`,
      SQUARE,
      resourcesOf({ [path]: { width: 90, height: 90 } }),
    );
    expect([rules, first(scene, "image").picture]).toEqual([[], `pixels ${path}`]);
  });

  test.each(["../other/fox.png", "../../output/fox.png", "../../../fox.png", "../../templates/x/.fox.png"])(
    "%s in a template is refused",
    (href) => {
      const { rules } = layOutSvg(
        `${SVG}><image b:at="templates/g/card.svg.hbs:2:1:9" href="${href}" width="9" height="9"/></svg>`,
      );
      expect(rules).toEqual(["svg/href"]);
    },
  );

  test("of the game's folder comes before one beside the template", () => {
    const size = { width: 90, height: 90 };
    const { scene } = layOutSvg(
      `${SVG}><image b:at="templates/g/card.svg.hbs:2:1:9" href="art/fox.png" width="9" height="9"/></svg>`,
      SQUARE,
      resourcesOf({ "art/fox.png": size, "/templates/g/art/fox.png": size }),
    );
    expect(first(scene, "image").picture).toBe("pixels art/fox.png");
  });

  test("that is absolute and leads into the project is refused with the relative one", () => {
    const href = "file:///home/jo/game/content/g/art/fox.png";
    const resources = {
      ...resourcesOf(),
      art: (path: string) =>
        path === href
          ? { key: "k", file: "content/g/art/fox.png", size: { width: 1, height: 1 } }
          : undefined,
    };
    const { diagnostics } = layOutSvg(
      `${SVG}><image b:at="templates/g/card.svg.hbs:2:1:9" href="${href}" width="9" height="9"/></svg>`,
      SQUARE,
      resources,
    );
    expect(diagnostics).toMatchObject([
      { rule: "svg/href", severity: "error", fix: 'write "../../content/g/art/fox.png"' },
    ]);
  });

  test.each([
    ["art\\fox.png", "art/fox.png", [`"art\\fox.png" has backslashes, read as "art/fox.png"`]],
    ["./art/./fox.png", "art/fox.png", []],
    ["art/fox (1) [v2] $ !.png", "art/fox (1) [v2] $ !.png", []],
  ])("%s is looked up as %s", (written, asked, messages) => {
    const paths: string[] = [];
    const spy = { ...art, art: (path: string) => void paths.push(path) };
    const { diagnostics } = layOut(`<image href="${written}" width="9" height="9"/>`, spy);
    expect(new Set(paths)).toEqual(new Set([asked]));
    expect(diagnostics.map(({ message }) => message)).toEqual(messages);
    expect(diagnostics.every(({ severity }) => severity === "warning")).toBe(true);
  });

  test("without a picture is a fact for the rules, with a marked box in its place", () => {
    const { scene, diagnostics } = layOut(
      '\n<b:art href="art/wolf.png" x="1" width="9" height="9"/><b:icon name="wolf" size="5"/>',
      art,
    );
    expect(scene.missing).toMatchObject([
      { kind: "art", name: "art/wolf.png", origin: { line: 2, column: 1 } },
      { kind: "icon", name: "wolf", origin: { line: 2 } },
    ]);
    expect(every(scene, "path")).toHaveLength(2);
    expect(diagnostics).toEqual([]);
  });
});

describe("an icon", () => {
  const use = (inside: string) => first(layOut(inside).scene, "use");

  test("fits its square and takes the fill", () => {
    const icon = use('<b:icon name="anchor" x="10" y="20" size="25.6" fill="#ff8800"/>');
    expect(icon).toMatchObject({
      transform: [0.05, 0, 0, 0.05, 10, 20],
      colour: { colour: "#ff8800", opacity: 1 },
    });
  });

  test("is one symbol in all colours", () => {
    const { scene } = layOut(
      '<b:icon name="anchor" size="5" fill="red"/><b:icon name="anchor" size="9" fill="blue"/>',
    );
    expect(Object.values(scene.symbols)).toMatchObject([
      { box: { width: 512, height: 512 }, items: [{ fill: { kind: "inherited", opacity: 1 } }] },
    ]);
  });

  test("takes the colour around it, also below a root without fill", () => {
    expect(use('<g fill="none" color="#112233"><b:icon name="anchor" size="5"/></g>').colour.colour).toBe(
      "#112233",
    );
    expect(use('<g fill="#445566"><b:icon name="anchor" size="5"/></g>').colour.colour).toBe("#445566");
  });

  test("shows the words of `or` only if no drawing has its name", () => {
    const named = (name: string) => layOut(`<b:icon name="${name}" or="+2" x="10" y="20" size="8"/>`);
    const [words] = named("plus-two").scene.texts;
    expect(words).toMatchObject({ text: "+2", box: { x: 10, y: 20, width: 8, height: 8 } });
    expect(named("plus-two").diagnostics).toEqual([]);
    expect(every(named("plus-two").scene, "use")).toEqual([]);
    expect(named("anchor").scene.texts).toEqual([]);
  });

  describe("takes a colour where its file allows it", () => {
    const drawn = (inside: string, attributes = 'fill="#ff8800"') => {
      const icon = (name: string) =>
        name === "set"
          ? { key: inside, file: "icons/set.svg", text: `<svg ${VIEW}>${inside}</svg>` }
          : undefined;
      const { scene, diagnostics } = layOut(`<b:icon name="set" size="9" ${attributes}/>`, { ...art, icon });
      const paints = every(scene, "path").map(({ fill, stroke }) => [fill?.kind, stroke?.paint.kind]);
      return {
        paints,
        rules: diagnostics.map(({ rule }) => rule),
        colour: first(scene, "use").colour.colour,
      };
    };
    const VIEW = 'viewBox="0 0 24 24"';

    test.each([
      ["no paint at all", '<path d="M4 8h16v12H4z"/>', [["inherited", undefined]]],
      [
        "a frame of none, as Material has it",
        '<path d="M0 0h24v24H0z" fill="none"/><path d="M4 8h9v9z"/>',
        [["inherited", undefined]],
      ],
      [
        "lines only, as Feather and Lucide have it",
        '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M4 8h9"/></g>',
        [[undefined, "inherited"]],
      ],
      [
        "lines on a fill that is not named",
        '<path stroke="currentColor" d="M4 8h9z"/>',
        [["inherited", "inherited"]],
      ],
      [
        "its own colours and that of the place",
        '<path fill="#c00" d="M4 8h9z"/><path fill="currentColor" d="M4 8h9z"/><path d="M4 8h9z"/>',
        [
          ["solid", undefined],
          ["inherited", undefined],
          ["solid", undefined],
        ],
      ],
    ])("%s", (_, inside, paints) => {
      expect(drawn(inside)).toEqual({ paints, rules: [], colour: "#ff8800" });
      expect(drawn(inside, 'color="#ff8800"').colour).toBe("#ff8800");
      expect(drawn(inside, 'style="fill:#ff8800"').colour).toBe("#ff8800");
    });

    test.each([
      ['<path fill="#000" d="M4 8h9z"/>'],
      ['<style>.a{fill:black}</style><path class="a" d="M4 8h9z"/>'],
      ['<g fill="none" stroke="#2c3e50"><path d="M4 8h9"/></g>'],
    ])("and is reported if the file has only its own colours: %s", (inside) => {
      expect(drawn(inside).rules).toEqual(["template/fixed-colours"]);
      expect(drawn(inside, 'color="#ff8800"').rules).toEqual(["template/fixed-colours"]);
      expect(drawn(inside, "").rules).toEqual([]);
    });

    test("in a text as well, and a picture of the same file stays black", () => {
      const text = `<svg ${VIEW}><path d="M4 8h16v12H4z"/></svg>`;
      const source = { key: "one", file: "icons/set.svg", text };
      const { scene } = layOut(
        '<b:text width="50" height="9" size="5" icon-fill="#ff8800">:set:</b:text><image href="set.svg" width="9" height="9"/>',
        { ...art, icon: () => source, art: () => source },
      );
      const [icon, picture] = every(scene, "use").map(({ symbol }) => scene.symbols[symbol]?.items[0]);
      expect(icon).toMatchObject({ fill: { kind: "inherited" } });
      expect(picture).toMatchObject({ fill: { kind: "solid", colour: "#000000" } });
    });

    test("a text reports icons of fixed colours if it specifies a colour for them", () => {
      const icon = () => ({
        key: "k",
        file: "a.svg",
        text: `<svg ${VIEW}><path fill="red" d="M0 0h9z"/></svg>`,
      });
      const rules = (attributes: string) =>
        layOut(`<b:text width="50" height="9" size="5" ${attributes}>:set:</b:text>`, { ...art, icon }).rules;
      expect(rules('fill="#333333" icon-fill="#ff8800"')).toEqual(["template/fixed-colours"]);
      expect(rules('fill="#333333"')).toEqual([]);
    });
  });

  test("measures on paper if it has a unit", () => {
    const scaled = layOut('<g transform="scale(2)"><b:icon name="square" size="10mm"/></g>').scene;
    expect(first(scaled, "use").transform[0] * 512).toBeCloseTo(5, 9);
  });

  test.each([
    ['<b:icon size="5"/>', "name of <b:icon>"],
    ['<b:icon name="anchor"/>', "width of <b:icon>"],
    ['<b:icon name="anchor" size="big"/>', "size of <b:icon>"],
    ['<b:icon name="anchor" siez="5" size="5"/>', 'no attribute "siez"'],
    ['<b:icon name="anchor" size="5" fill="url(#g)"/>', "a plain CSS colour"],
  ])("%s is reported", (inside, message) => {
    expect(layOut(inside).diagnostics[0]?.message).toContain(message);
  });
});
