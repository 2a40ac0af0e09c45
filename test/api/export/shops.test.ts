/** Files for print shops: sizes measured by sharp, pages and boxes by poppler and qpdf, orders by a reader of our own. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import type { Exported, ExportOrder, FitReport, Project } from "../../../src/index.ts";
import { readMpcOrder } from "../../press/shops/read-mpc-order.ts";
import { profile } from "../../press/shops/small-profile.ts";
import { codeOf, openSample } from "../../support/api/sample-project.ts";
import { writeProject } from "../../support/command/command.ts";
import { pixelAt, readPixels } from "../../support/paper/pixels.ts";
import { textOfPages } from "../../support/paper/read-pdf.ts";
import sharp from "../../support/paper/sharp.ts";
import { temporaryFolder } from "../../support/temporary.ts";
import { toolOrSkip } from "../../support/tools.ts";

/** Coloured as far as `bleed`, with a title at `y` mm. */
const face = (width: number, height: number, bleed: number, colour: string, words: string, y = 20) => {
  const view = `${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">
  <rect x="${-bleed}" y="${-bleed}" width="${width + 2 * bleed}" height="${height + 2 * bleed}" fill="${colour}"/>
  <text x="8" y="${y}" font-size="6" font-family="Alegreya" fill="#ffffff">${words}</text>
</svg>
`;
};

const deck = (id: string, size: string, more: string) =>
  `deck: ${id}\ntitle: ${id}\nsize: ${size}\ncard: { properties: { title: { type: string } } }\n${more}\n`;

const FILES = {
  "content/reef/game.yaml": "broadside: 1\nid: reef\ntitle: Reef\nversion: 0.1.0\nauthors: [Nobody]\n",
  "content/reef/decks/crew.yaml": deck(
    "crew",
    "poker-us",
    `bleed: 3mm\nproducts: { tgc: TradingDeck }\nfront: crew\nback: back\ncards:
  - { id: cook, title: Rum & Bones, copies: 3 }
  - { id: mate, title: Mate }
  - { id: spy, title: Spy, back: other }`,
  ),
  "content/reef/decks/twins.yaml": deck(
    "twins",
    "poker-us",
    `bleed: 3mm\nfront: crew\nback: back\ncards:
  - { id: one, title: One, copies: 3 }
  - { id: two, title: Two, back: other }
  - { id: three, title: Three, back: other, copies: 2 }`,
  ),
  "content/reef/decks/wide.yaml": deck(
    "wide",
    "{ width: 88.9mm, height: 63.5mm, corner: 3mm }",
    "bleed: 3mm\nfront: wide\nback: wide-back\ncards: [{ id: chart, title: Chart }]",
  ),
  "content/reef/decks/bare.yaml": deck(
    "bare",
    "poker-us",
    "front: bare\ncards: [{ id: edge, title: Edge }, { id: low, title: Low, copies: 2 }]",
  ),
  "content/reef/decks/short.yaml": deck(
    "short",
    "poker-us",
    "bleed: 3mm\nfront: short\ncards: [{ id: short, title: Short }]",
  ),
  "content/reef/decks/long.yaml": deck("long", "poker-us", "front: long\ncards: [{ id: long, title: Long }]"),
  "content/reef/decks/coins.yaml": deck(
    "coins",
    "25.4mm",
    'shape: round\nbleed: 1.5mm\nfront: coin\ncards: [{ id: one, title: "1" }]',
  ),
  "content/reef/decks/box.yaml": deck(
    "box",
    "poker-us",
    "shape: tuck-box\nbleed: 3mm\nbox: { cards: 54 }\nfront: box\ncards: [{ id: box, title: Box }]",
  ),
  "content/reef/kits/cards.yaml":
    "kit: cards\ntitle: Cards\ncontents: [{ deck: crew }, { deck: wide }, { deck: bare }]\n",
  "content/reef/kits/crew.yaml": "kit: crew\ntitle: Crew\ncontents: [{ deck: crew }]\n",
  "content/reef/kits/same.yaml": "kit: same\ntitle: Same\ncontents: [{ deck: wide }]\n",
  "content/reef/kits/twins.yaml": "kit: twins\ntitle: Twins\ncontents: [{ deck: twins }]\n",
  "content/reef/kits/parts.yaml": "kit: parts\ntitle: Parts\ncontents: [{ deck: coins }, { deck: box }]\n",
  "content/reef/kits/edges.yaml": "kit: edges\ntitle: Edges\ncontents: [{ deck: short }, { deck: long }]\n",
  "content/reef/kits/many.yaml": "kit: many\ntitle: Many\ncontents: [{ deck: bare, times: 250 }]\n",
  "templates/reef/crew.svg.hbs": face(63.5, 88.9, 3, "#203040", "{{title}}"),
  "templates/reef/back.svg.hbs": face(63.5, 88.9, 3, "#803020", "Back"),
  "templates/reef/other.svg.hbs": face(63.5, 88.9, 3, "#208020", "Other"),
  "templates/reef/wide.svg.hbs": face(88.9, 63.5, 3, "#304080", "{{title}}"),
  "templates/reef/wide-back.svg.hbs": face(88.9, 63.5, 3, "#805010", "Wide"),
  // 2 mm above the baseline is the top of the letters, 1.5 mm from the cut.
  "templates/reef/bare.svg.hbs": face(63.5, 88.9, 0, "#502050", "{{title}}", 5.5),
  // The one says that it has bleed and ends at the cut, the other goes on for 4 mm in green and says nothing.
  "templates/reef/short.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 69.5 94.9"><rect width="63.5" height="88.9" fill="#203040"/></svg>\n`,
  "templates/reef/long.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9"><rect x="-4" y="-4" width="71.5" height="96.9" fill="#208020"/><rect width="63.5" height="88.9" fill="#203040"/></svg>\n`,
  "templates/reef/coin.svg.hbs": face(25.4, 25.4, 1.5, "#505020", "{{title}}", 14),
  "templates/reef/box.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="{{@shape.viewBox}}"><text x="40" y="60" font-size="6" font-family="Alegreya">{{title}}</text></svg>\n`,
};

let folder: string;
let project: Project;
const done = new Map<string, Exported>();

beforeAll(() => {
  folder = temporaryFolder();
  writeProject(folder, FILES);
  project = openSample(folder);
});

/** Exports once for all tests of a target. */
async function exported(order: ExportOrder): Promise<Exported> {
  const name = JSON.stringify(order);
  const known = done.get(name) ?? (await project.export(order));
  done.set(name, known);
  expect(known.findings.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(known.status).toBe(0);
  return known;
}

const at = (...path: readonly string[]): string => join(folder, "output/reef", ...path);
const filesIn = (...path: readonly string[]): readonly string[] =>
  readdirSync(at(...path), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.\w+$/.test(file))
    .sort();

const sizesIn = async (...path: readonly string[]): Promise<ReadonlySet<string>> => {
  const pictures = filesIn(...path).filter((file) => file.endsWith(".png"));
  const all = await Promise.all(pictures.map((file) => sharp(readFileSync(at(...path, file))).metadata()));
  return new Set(
    all.map(({ width, height, density, hasAlpha }) => `${width} ${height} ${density} ${hasAlpha}`),
  );
};

const fitIn = (...path: readonly string[]): FitReport =>
  JSON.parse(readFileSync(at(...path, "fit.json"), "utf8")) as FitReport;

describe("The Game Crafter", () => {
  test("each deck has its pictures, fronts and backs by the same names, on the canvas of its product", async () => {
    const { exports } = await exported({ target: "tgc", kits: ["cards"] });
    expect(exports[0]?.leftOut).toEqual([]);
    expect(filesIn("tgc/cards").filter((file) => file.startsWith("crew/"))).toEqual([
      "crew/backs/001-cook-x3.png",
      "crew/backs/002-mate.png",
      "crew/backs/003-spy.png",
      "crew/fronts/001-cook-x3.png",
      "crew/fronts/002-mate.png",
      "crew/fronts/003-spy.png",
    ]);
    expect(filesIn("tgc/cards").filter((file) => file.startsWith("wide/"))).toEqual([
      "wide/back.png",
      "wide/fronts/001-chart.png",
    ]);
    // Its cards have no back; that of the shop is white.
    expect(filesIn("tgc/cards").filter((file) => file.startsWith("bare/"))).toEqual([
      "bare/back.png",
      "bare/fronts/001-edge.png",
      "bare/fronts/002-low-x2.png",
    ]);
    const white = await readPixels(readFileSync(at("tgc/cards/bare/back.png")));
    expect(pixelAt(white, 412, 562)).toEqual([255, 255, 255, 255]);
    expect(
      fitIn("tgc/cards")
        .pieces.filter(({ risks }) => risks.some(({ risk }) => risk === "no-back"))
        .map(({ card }) => card),
    ).toEqual(["edge", "low"]);
    // Wide cards lie on their side.
    expect(await sizesIn("tgc/cards")).toEqual(new Set(["825 1125 300 false"]));
  });

  test("a back that only some cards share is one picture under the names of each", async () => {
    await exported({ target: "tgc", kits: ["twins"] });
    const names = ["001-one-x3", "002-two", "003-three-x2"];
    const [one, two, three] = names.map((name) => readFileSync(at("tgc/twins/twins/backs", `${name}.png`)));
    expect([two?.equals(three as Buffer), two?.equals(one as Buffer)]).toEqual([true, false]);
  });

  test("the inside of a box is white unless its deck has a back, and the report says so", async () => {
    await project.export({ target: "tgc", kits: ["parts"], products: { box: "PokerHookBox54" } });
    expect(filesIn("tgc/parts").filter((file) => file.startsWith("box/"))).toHaveLength(2);
    const box = fitIn("tgc/parts").pieces.find(({ deck }) => deck === "box");
    expect(box?.risks).toContainEqual(
      expect.objectContaining({ risk: "no-back", detail: "the inside of PokerHookBox54 is white" }),
    );
  });

  test("a drawing without bleed, and 0.175 mm that 3 mm lack, go on to the edge of the picture", async () => {
    await exported({ target: "tgc", kits: ["cards"] });
    for (const [file, colour] of [
      ["bare/fronts/001-edge.png", [0x50, 0x20, 0x50, 255]],
      ["crew/fronts/002-mate.png", [0x20, 0x30, 0x40, 255]],
    ] as const) {
      const pixels = await readPixels(readFileSync(at("tgc/cards", file)));
      for (const [x, y] of [
        [0, 0],
        [824, 0],
        [0, 1124],
        [824, 1124],
        [412, 0],
      ] as const)
        expect(pixelAt(pixels, x, y), `${file} ${x} ${y}`).toEqual(colour);
    }
  });

  test("bleed that is drawn is used, and made where a deck only says that it has it", async () => {
    await exported({ target: "tgc", kits: ["edges"] });
    for (const [file, colour] of [
      ["short/fronts/001-short.png", [0x20, 0x30, 0x40, 255]],
      ["long/fronts/001-long.png", [0x20, 0x80, 0x20, 255]],
    ] as const) {
      const pixels = await readPixels(readFileSync(at("tgc/edges", file)));
      // 1/8 in is 37.5 px: up to 30 px, nothing of the card itself is seen.
      for (const [x, y] of [
        [0, 0],
        [30, 560],
        [794, 560],
        [412, 30],
        [412, 1094],
        [824, 1124],
      ] as const)
        expect(pixelAt(pixels, x, y), `${file} ${x} ${y}`).toEqual(colour);
      expect(pixelAt(pixels, 412, 560)).toEqual([0x20, 0x30, 0x40, 255]);
    }
  });

  test("chits are made of tokens; a box is left out, unless its product is named", async () => {
    const { exports } = await exported({ target: "tgc", kits: ["parts"] });
    expect(exports[0]?.leftOut).toEqual([
      { deck: "box", why: "the shop's boxes have templates of their own; name one to fill it as it is" },
    ]);
    expect(await sizesIn("tgc/parts")).toEqual(new Set(["375 375 300 false"]));
    const named = await exported({
      target: "tgc",
      kits: ["parts"],
      products: { box: "PokerTuckBox54", coins: "minicircletile" },
    });
    expect(named.exports[0]?.leftOut).toEqual([]);
    expect(await sizesIn("tgc/parts")).toEqual(new Set(["450 450 300 false", "2325 1950 300 false"]));
  });
});

describe("MakePlayingCards", () => {
  test("the order covers every card with its front and its back", async () => {
    await exported({ target: "mpc", kits: ["cards"], stock: "m31" });
    const order = readMpcOrder(readFileSync(at("mpc/cards/poker/order.xml"), "utf8"));
    expect(order).toMatchObject({ quantity: 9, stock: "(M31) Linen", foil: false });
    expect(order.fronts.map(({ slots }) => slots)).toEqual([[0, 1, 2], [3], [4], [5], [6], [7, 8]]);
    const common = "./cards/back.png";
    expect(order.backOf).toEqual([
      ...Array(4).fill(common),
      "./cards/backs/003-crew-spy.png",
      "./cards/backs/004-wide-chart.png",
      ...Array(3).fill("./cards/blank.png"),
    ]);
    const named = [...order.fronts, ...order.backs].map(({ id }) => id);
    for (const id of [...named, order.cardback]) expect(existsSync(at("mpc/cards/poker", id)), id).toBe(true);
    const pictures = filesIn("mpc/cards/poker").filter((file) => file.endsWith(".png"));
    expect(new Set(pictures.map((file) => `./${file}`))).toEqual(new Set([...named, order.cardback]));
    expect(await sizesIn("mpc/cards")).toEqual(new Set(["822 1122 300 false"]));
  });

  test("a back that several cards share is one picture for all of them", async () => {
    await exported({ target: "mpc", kits: ["twins"] });
    const order = readMpcOrder(readFileSync(at("mpc/twins/poker/order.xml"), "utf8"));
    expect(order.backs.map(({ id, slots }) => [id, slots])).toEqual([
      ["./cards/backs/002-twins-two.png", [3, 4, 5]],
    ]);
    const backs = filesIn("mpc/twins/poker/cards").filter((file) => !file.startsWith("fronts/"));
    expect(backs).toEqual(["back.png", "backs/002-twins-two.png"]);
  });

  test("an order of more than 612 cards is split", async () => {
    await exported({ target: "mpc", kits: ["many"] });
    const orders = ["order-1.xml", "order-2.xml"].map((file) =>
      readMpcOrder(readFileSync(at("mpc/many/poker", file), "utf8")),
    );
    expect(orders.map(({ quantity }) => quantity)).toEqual([612, 138]);
    // 250 of the first card, 500 of the second
    const counts = orders.map(({ fronts }) => fronts.map(({ slots }) => slots.length));
    expect(counts).toEqual([[250, 362], [138]]);
  });

  test("Printer's Studio takes the same pictures", async () => {
    await exported({ target: "printersstudio", kits: ["crew"] });
    const order = readMpcOrder(readFileSync(at("printersstudio/crew/poker/order.xml"), "utf8"));
    expect(order).toMatchObject({ quantity: 5, stock: "(S30) Standard Smooth", foil: false });
    expect(await sizesIn("printersstudio/crew")).toEqual(new Set(["822 1122 300 false"]));
  });
});

/** Boxes of each page in pt: "MediaBox: 0.00 0.00 198.00 270.00". */
function boxesOf(file: string, skip: (note?: string) => void): ReadonlySet<string> {
  const { text } = toolOrSkip("pdfinfo", skip)(["-box", "-f", "1", "-l", "999", file]);
  const lines = text.split("\n").filter((line) => /(Media|Trim|Bleed)Box/.test(line));
  return new Set(
    lines.map((line) =>
      line
        .replace(/^Page\s+\d+\s+/, "")
        .replaceAll(/\s+/g, " ")
        .trim(),
    ),
  );
}

describe("PDFs", () => {
  test("DriveThruCards: the back before each front, pages of 198 x 270 pt, cut 9 pt inside", async ({
    skip,
  }) => {
    const { exports } = await exported({ target: "drivethru", kits: ["crew"], icc: profile({}) });
    expect(exports[0]?.files.map(({ path }) => path)).toEqual(["crew-crew.pdf", "fit.json", "manifest.json"]);
    const file = at("drivethru/crew/crew-crew.pdf");
    const words = await textOfPages(readFileSync(file));
    expect(words.map((text) => text.trim())).toEqual([
      ...Array(3).fill(["Back", "Rum & Bones"]).flat(),
      ...["Back", "Mate", "Other", "Spy"],
    ]);
    expect(boxesOf(file, skip)).toEqual(
      new Set([
        "MediaBox: 0.00 0.00 198.00 270.00",
        "BleedBox: 0.00 0.00 198.00 270.00",
        "TrimBox: 9.00 9.00 189.00 261.00",
      ]),
    );
    const checked = toolOrSkip("qpdf", skip)(["--check", file]);
    expect(checked.status, checked.stderr).toBe(0);
    const plain = toolOrSkip("qpdf", skip)(["--qdf", "--object-streams=disable", file, "-"]).stdout;
    expect(plain.toString("latin1").match(/\/S \/GTS_PDFX/g)).toHaveLength(1);
    expect(plain.includes(Buffer.from(profile({})))).toBe(true);
    expect(exports[0]?.notes.join(" ")).toContain("is the output intent");
    expect(exports[0]?.notes.join(" ")).toContain("not PDF/X");
  });

  test.each([
    [undefined, { "cards-63-5x88-9mm.pdf": 16, "cards-88-9x63-5mm.pdf": 2 }],
    [
      "fronts-backs",
      {
        "cards-63-5x88-9mm-fronts.pdf": 8,
        "cards-63-5x88-9mm-backs.pdf": 8,
        "cards-88-9x63-5mm-fronts.pdf": 1,
        "cards-88-9x63-5mm-backs.pdf": 1,
      },
    ],
  ] as const)("a factory gets a PDF for each size (%s)", async (pages, files) => {
    await exported({ target: "factory", kits: ["cards"], pages });
    const found = filesIn("factory/cards").filter((file) => file.endsWith(".pdf"));
    expect(found).toEqual(Object.keys(files).sort());
    for (const [file, count] of Object.entries(files))
      expect(await textOfPages(readFileSync(at("factory/cards", file)))).toHaveLength(count);
  });

  test("in gray, no page has a colour", async ({ skip }) => {
    await exported({ target: "factory", kits: ["crew"], ink: "gray" });
    const file = at("factory/crew-gray/crew-63-5x88-9mm.pdf");
    const plain = toolOrSkip("qpdf", skip)(["--qdf", "--object-streams=disable", file, "-"]).stdout;
    const text = plain.toString("latin1");
    expect(text).toContain("DeviceGray");
    expect(text).not.toContain("DeviceRGB");
    expect(text).not.toMatch(/^[\d.]+ [\d.]+ [\d.]+ rg$/m);
  });

  test("a common back may be the last page", async ({ skip }) => {
    writeProject(folder, {
      "content/reef/kits/same.yaml": "kit: same\ntitle: Same\ncontents: [{ deck: wide }]\n",
    });
    await exported({ target: "factory", kits: ["same"], pages: "fronts-last-back" });
    const file = at("factory/same/same-88-9x63-5mm.pdf");
    expect((await textOfPages(readFileSync(file))).map((text) => text.trim())).toEqual(["Chart", "Wide"]);
    // 94.9 x 69.5 mm
    expect(boxesOf(file, skip)).toContain("MediaBox: 0.00 0.00 269.01 197.01");
    expect(boxesOf(file, skip)).toContain("TrimBox: 8.50 8.50 260.50 188.50");
  });
});

describe("the fit report", () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(
    JSON.parse(readFileSync("docs/schemas/fit.schema.json", "utf8")),
  );

  test("is valid by its published schema, and counts every side", async () => {
    for (const target of ["tgc", "mpc"]) {
      await exported(
        target === "mpc" ? { target, kits: ["cards"], stock: "m31" } : { target, kits: ["cards"] },
      );
      const report = fitIn(target, "cards");
      expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
      const { pass, check, fail } = report.counts;
      // crew: 3 cards with backs, wide: 1, bare: 2 without
      expect([pass + check + fail, report.pieces.length]).toEqual([10, 10]);
    }
  });

  test("names what is too close to the cut, and bleed that is made up", async () => {
    await exported({ target: "tgc", kits: ["cards"] });
    const { pieces } = fitIn("tgc/cards");
    const risksOf = (card: string) =>
      pieces.find((one) => one.card === card && one.side === "front")?.risks.map(({ risk }) => risk);
    expect(risksOf("edge")).toEqual(expect.arrayContaining(["text-outside-safe-zone", "bleed-made-up"]));
    expect(risksOf("mate")).not.toContain("bleed-made-up");
    const edge = pieces.find(({ card }) => card === "edge");
    expect(edge).toMatchObject({
      verdict: "check",
      bleed: { wanted: 3.175, drawn: 0 },
      product: "PokerDeck",
    });
    expect(edge?.textMargin).toBeGreaterThan(0.5);
    expect(edge?.textMargin).toBeLessThan(2.5);
  });
});

test("a deck names its product itself, and the order may name another", async () => {
  const productOf = (card: string): string | undefined =>
    fitIn("tgc/crew").pieces.find((one) => one.card === card)?.product;
  await project.export({ target: "tgc", kits: ["crew"] });
  expect(productOf("cook")).toBe("TradingDeck");
  await project.export({ target: "tgc", kits: ["crew"], products: { crew: "PokerDeck" } });
  expect(productOf("cook")).toBe("PokerDeck");
  const coins = FILES["content/reef/decks/coins.yaml"];
  writeProject(folder, {
    "content/reef/decks/coins.yaml": coins.replace("shape:", "products: { tgc: LargeCircelChit }\nshape:"),
  });
  await expect(project.export({ target: "tgc", kits: ["parts"] })).rejects.toThrow(
    'the deck "coins" names the product "LargeCircelChit", which The Game Crafter does not have; did you mean "LargeCircleChit"?',
  );
  writeProject(folder, { "content/reef/decks/coins.yaml": coins });
});

test("a kit of which nothing can be made is left out, unless it is named", async () => {
  const { exports, skipped } = await exported({ target: "printersstudio" });
  expect(exports.map(({ kit }) => kit)).toEqual(["cards", "crew", "edges", "many", "same", "twins"]);
  expect(skipped).toEqual([
    {
      game: "reef",
      kit: "parts",
      why: expect.stringContaining('Printer\'s Studio makes nothing of the kit "parts"; coins: '),
    },
  ]);
});

test.each([
  [{ target: "mpc", kits: ["parts"] }, "bad-order", 'makes nothing of the kit "parts"'],
  [
    { target: "tgc", kits: ["crew"], products: { crew: "PokrDeck" } },
    "unknown-name",
    'did you mean "PokerDeck"?',
  ],
  [{ target: "tgc", kits: ["crew"], products: { crw: "PokerDeck" } }, "unknown-name", 'did you mean "crew"?'],
  [{ target: "mpc", kits: ["crew"], products: { crew: "PokerDeck" } }, "unknown-name", "there is no product"],
  [
    { target: "mpc", kits: ["crew"], stock: "P10", foil: true },
    "bad-order",
    "there is no foil on (P10) Plastic",
  ],
  [{ target: "mpc", kits: ["crew"], stock: "S31" }, "bad-order", "did you mean"],
  [{ target: "printersstudio", kits: ["crew"], stock: "S27" }, "bad-order", "Printer's Studio has"],
  [{ target: "printersstudio", kits: ["crew"], foil: true }, "bad-order", "printersstudio has no `foil`"],
  [{ target: "factory", kits: ["crew"], pages: "back-front" }, "bad-order", "expected front-back"],
  [{ target: "factory", kits: ["crew"], pages: "fronts-last-back" }, "bad-order", "have 2 different backs"],
  [
    { target: "drivethru", kits: ["crew"], icc: new Uint8Array(500) },
    "bad-order",
    "the file is not an ICC profile",
  ],
  [{ target: "drivethru", kits: ["parts"] }, "bad-order", "makes nothing of the kit"],
  [{ target: "tgc", kits: ["crew"], dpi: 600 }, "bad-order", "tgc has no `dpi`"],
])("%#: an order that cannot be carried out is refused with the reason", async (order, code, why) => {
  const before = existsSync(at()) ? filesIn("") : [];
  const call = project.export(order as ExportOrder);
  expect(await codeOf(call)).toBe(code);
  await expect(call).rejects.toThrow(why);
  expect(existsSync(at()) ? filesIn("") : []).toEqual(before);
});

test("a profile that is a folder or is not there is refused", async () => {
  mkdirSync(join(folder, "profiles"), { recursive: true });
  writeFileSync(join(folder, "empty.icc"), "");
  for (const icc of ["profiles", "none.icc"].map((name) => join(folder, name)))
    expect(await codeOf(project.export({ target: "drivethru", kits: ["crew"], icc }))).toBeInstanceOf(Error);
  expect(
    await codeOf(project.export({ target: "drivethru", kits: ["crew"], icc: join(folder, "empty.icc") })),
  ).toBe("bad-order");
});
