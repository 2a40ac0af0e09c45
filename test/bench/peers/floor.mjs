/**
 * The floor: about the least work with which a program on Node can make these pages. It knows this one card by heart,
 * reads JSON, checks nothing, kerns nothing, measures each word once, breaks lines greedily, puts what cards share into
 * forms, and embeds only the glyphs that are used. Nobody could use it for another card; it shows how far a general
 * program is from what Node itself takes. Texts have only characters of ASCII. Usage: node floor.mjs FOLDER
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { floorFont } from "./floor-font.mjs";

const [folder] = process.argv.slice(2);
const { cards } = JSON.parse(readFileSync(join(folder, "deck.json"), "utf8"));
const icons = JSON.parse(readFileSync(join(folder, "icons.json"), "utf8"));
const SUITS = { hearts: "#b3202c", diamonds: "#c46a12", clubs: "#1f7a3d", spades: "#23408f" };
const INLINE = ["coin", "sword", "draw", "bolt"];
const [LEFT, BOTTOM, WIDTH, HEIGHT] = [27.638, 42.945, 180, 252];
const [PAGE_WIDTH, PAGE_HEIGHT] = [595.276, 841.89];
const [SIZE, LINE, TEXT_WIDTH, ICON] = [12, 14.4, 152, 11];

/** How far the control points of an arc are from its ends, as a share of the radius. */
const ARC = 0.5523;

const fonts = ["Regular", "Bold"].map((weight) =>
  floorFont(readFileSync(join(folder, `fonts/Alegreya-${weight}.ttf`))),
);
const rounded = (number) => String(Math.round(number * 1000) / 1000);
const colours = new Map(
  Object.values(SUITS).map((hex) => [
    hex,
    [1, 3, 5].map((at) => rounded(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(" "),
  ]),
);

const pages = [];
for (let from = 0; from < cards.length; from += 9) pages.push(pageOf(cards.slice(from, from + 9)));
writeFileSync(join(folder, "out.pdf"), fileOf(pages, formsOfCards()));

function pageOf(some) {
  const drawn = some.map((card, index) =>
    cardAt(card, LEFT + WIDTH * (index % 3), BOTTOM + HEIGHT * (2 - Math.floor(index / 3))),
  );
  return deflateSync(Buffer.from(`/Marks Do\n${drawn.join("")}`, "latin1"));
}

/** Coordinates from the lower left corner of the card. */
function cardAt(card, x, y) {
  const colour = colours.get(card.color);
  const number = String(card.universal);
  const [value, name] = [rounded(142 - widthOf(number, 1) * 6), escaped(card.feature)];
  for (const text of [card.title, card.value, card.feature]) widthOf(text, 1);
  const { lines, signs } = rulesOf(card.rules);
  return `q 1 0 0 1 ${rounded(x)} ${rounded(y)} cm /${card.suit} Do /cost${card.cost} Do BT /F1 12 Tf 1 g 16 227 Td (${escaped(card.title)}) Tj ${colour} rg /F1 20 Tf -2 -31 Td (${card.value}) Tj 0 g /F1 12 Tf ${value} 3 Td (${number}) Tj /F1 11 Tf ${rounded(-value)} -25 Td (${name}) Tj ET BT 14 154 Td ${lines}ET ${signs}Q\n`;
}

/** Operators of the rules text, and of the icons in it. */
function rulesOf(rules) {
  const space = widthOf(" ", 0) * SIZE;
  let [lines, signs, run] = ["", "", ""];
  let [x, line, runX, shownX, current] = [0, 0, 0, 0, -1];
  const show = () => {
    if (run) lines += `(${run}) Tj `;
    run = "";
  };
  const moveTo = (to, down) => {
    lines += `${rounded(to - shownX)} ${down} Td `;
    shownX = to;
  };
  for (const [part, text] of rules.split("**").entries()) {
    for (const word of text.split(" ")) {
      if (word === "") continue;
      const isIcon = word.startsWith("{");
      const width = isIcon ? ICON : widthOf(word, part % 2) * SIZE;
      let gap = x > 0 ? space : 0;
      if (x + gap + width > TEXT_WIDTH && x > 0) {
        show();
        moveTo(0, -LINE);
        [x, gap, line, runX] = [0, 0, line + 1, 0];
      }
      if (isIcon) {
        show();
        const name = word.slice(1, word.indexOf("}"));
        signs += `q .458 0 0 .458 ${rounded(14 + x + gap)} ${rounded(152 - line * LINE)} cm /${name} Do Q `;
        runX = x + gap + width;
      } else if (run && current === part % 2) run += ` ${escaped(word)}`;
      else {
        show();
        if (current !== part % 2) lines += `/F${part % 2} ${SIZE} Tf `;
        current = part % 2;
        runX = x + gap;
        if (runX !== shownX) moveTo(runX, 0);
        run = escaped(word);
      }
      x += gap + width;
    }
  }
  show();
  return { lines, signs };
}

/** The width of a text at a size of 1, measured once per word. */
function widthOf(text, weight) {
  const known = fonts[weight].widths.get(text);
  if (known !== undefined) return known;
  const width = fonts[weight].measure(text);
  fonts[weight].widths.set(text, width);
  return width;
}

function escaped(text) {
  return /[()\\]/.test(text) ? text.replace(/[()\\]/g, "\\$&") : text;
}

function formsOfCards() {
  const forms = { Marks: marks() };
  for (const [suit, hex] of Object.entries(SUITS)) {
    const colour = colours.get(hex);
    forms[suit] =
      `${colour} RG ${colour} rg 2.5 w ${roundedBox(5, 5, 170, 242, 9)}S ${roundedBox(10, 220, 160, 22, 5)}f 1.5 w ${circle(156, 203, 11)}S q .66667 0 0 .66667 40 195 cm ${pathOf(icons[suit])}f* Q`;
  }
  for (const name of INLINE) forms[name] = `.13 g ${pathOf(icons[name])}f*`;
  for (let cost = 1; cost <= 5; cost++) {
    const coins = Array.from({ length: cost }, (_, index) => circle(70 + 11 * index, 203, 4));
    forms[`cost${cost}`] = `.784 .643 0 rg 0 G .5 w ${coins.join("")}B`;
  }
  return forms;
}

function marks() {
  const line = (...ends) =>
    `${ends
      .map(rounded)
      .join(" ")
      .replace(/^(\S+ \S+) (.*)$/, "$1 m $2 l ")}`;
  let made = ".25 w ";
  for (let index = 0; index < 4; index++) {
    const [x, y] = [LEFT + WIDTH * index, BOTTOM + HEIGHT * index];
    for (const [from, to] of [
      [14, 38],
      [804, 828],
    ])
      made += line(x, from, x, to);
    for (const [from, to] of [
      [6, 24],
      [571, 589],
    ])
      made += line(from, y, to, y);
  }
  return `${made}S`;
}

function circle(x, y, r) {
  const k = ARC * r;
  const at = (...numbers) => numbers.map(rounded).join(" ");
  return `${at(x - r, y)} m ${at(x - r, y + k, x - k, y + r, x, y + r)} c ${at(x + k, y + r, x + r, y + k, x + r, y)} c ${at(x + r, y - k, x + k, y - r, x, y - r)} c ${at(x - k, y - r, x - r, y - k, x - r, y)} c h `;
}

function roundedBox(x, y, width, height, r) {
  const [k, right, top] = [r * (1 - ARC), x + width, y + height];
  const at = (...numbers) => numbers.map(rounded).join(" ");
  return `${at(x + r, y)} m ${at(right - r, y)} l ${at(right - k, y, right, y + k, right, y + r)} c ${at(right, top - r)} l ${at(right, top - k, right - k, top, right - r, top)} c ${at(x + r, top)} l ${at(x + k, top, x, top - k, x, top - r)} c ${at(x, y + r)} l ${at(x, y + k, x + k, y, x + r, y)} c h `;
}

/** SVG's path in operators, upside down within its 24 units. */
function pathOf(data) {
  const OPERANDS = { M: 2, L: 2, C: 6 };
  return [...data.matchAll(/([MLCZ])([^MLCZ]*)/g)]
    .map(([, letter, words]) => {
      if (letter === "Z") return "h ";
      const numbers = words
        .match(/-?[\d.]+/g)
        .map((number, index) => rounded(index % 2 ? 24 - number : +number));
      const many = OPERANDS[letter];
      let made = "";
      for (let at = 0; at < numbers.length; at += many)
        made += `${numbers.slice(at, at + many).join(" ")} ${letter.toLowerCase()} `;
      return made;
    })
    .join("");
}

function fileOf(contents, forms) {
  const pieces = [];
  const offsets = [];
  let length = 0;
  const put = (piece) => {
    const bytes = typeof piece === "string" ? Buffer.from(piece, "latin1") : piece;
    pieces.push(bytes);
    length += bytes.length;
  };
  const object = (words, stream) => {
    offsets.push(length);
    put(`${offsets.length} 0 obj\n`);
    if (!stream) put(`${words}\nendobj\n`);
    else {
      put(`<<${words}/Length ${stream.length}/Filter/FlateDecode>>stream\n`);
      put(stream);
      put("\nendstream\nendobj\n");
    }
    return `${offsets.length} 0 R`;
  };
  put("%PDF-1.7\n");
  const drawn = Object.entries(forms).map(([name, operators]) => {
    const box = name === "Marks" ? `${PAGE_WIDTH} ${PAGE_HEIGHT}` : `${WIDTH} ${HEIGHT}`;
    return `/${name} ${object(`/Type/XObject/Subtype/Form/BBox[0 0 ${box}]`, deflateSync(operators))}`;
  });
  const named = fonts.map((font, index) => `/F${index} ${fontObject(font, index, object)}`);
  const resources = object(`<</Font<<${named.join("")}>>/XObject<<${drawn.join("")}>>>>`);
  const parent = `${offsets.length + 2 * contents.length + 1} 0 R`;
  const kids = contents.map((content) =>
    object(`<</Type/Page/Parent ${parent}/Contents ${object("", content)}>>`),
  );
  object(
    `<</Type/Pages/MediaBox[0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}]/Resources ${resources}/Count ${kids.length}/Kids[${kids.join(" ")}]>>`,
  );
  const catalog = object(`<</Type/Catalog/Pages ${parent}>>`);
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  put(
    `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table.join("")}trailer<</Size ${offsets.length + 1}/Root ${catalog}>>\nstartxref\n${length}\n%%EOF\n`,
  );
  return Buffer.concat(pieces);
}

function fontObject(font, index, object) {
  const name = `AAAAA${"AB"[index]}+Alegreya`;
  const bytes = font.subset();
  const file = object(`/Length1 ${bytes.length}`, deflateSync(bytes));
  const descriptor = object(
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${font.box.join(" ")}]/ItalicAngle 0/Ascent 900/Descent -300/CapHeight 650/StemV 80/FontFile2 ${file}>>`,
  );
  const widths = Array.from(font.advances.subarray(32, 127), (width) => Math.round(width * 1000));
  return object(
    `<</Type/Font/Subtype/TrueType/BaseFont/${name}/FirstChar 32/LastChar 126/Widths[${widths.join(" ")}]/FontDescriptor ${descriptor}>>`,
  );
}
