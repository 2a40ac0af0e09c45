/** Plain pdfkit: every path and text drawn per card. Usage: node pdfkit.mjs FOLDER */
import { createWriteStream, readFileSync } from "node:fs";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { linesOf } from "./rules-lines.mjs";

const [folder] = process.argv.slice(2);
const { cards } = JSON.parse(readFileSync(join(folder, "deck.json"), "utf8"));
const icons = JSON.parse(readFileSync(join(folder, "icons.json"), "utf8"));
const SUITS = { hearts: "#b3202c", diamonds: "#c46a12", clubs: "#1f7a3d", spades: "#23408f" };
const [LEFT, TOP, WIDTH, HEIGHT] = [27.638, 42.945, 180, 252];

const doc = new PDFDocument({ size: [595.276, 841.89], margin: 0, autoFirstPage: false });
doc.pipe(createWriteStream(join(folder, "out.pdf")));
doc.registerFont("regular", join(folder, "fonts/Alegreya-Regular.ttf"));
doc.registerFont("bold", join(folder, "fonts/Alegreya-Bold.ttf"));
for (const [index, card] of cards.entries()) {
  if (index % 9 === 0) newPage();
  draw(card, LEFT + WIDTH * (index % 3), TOP + HEIGHT * (Math.floor(index / 3) % 3));
}
doc.end();

function newPage() {
  doc.addPage().lineWidth(0.25).strokeColor("#000");
  for (let index = 0; index < 4; index++) {
    const [x, y] = [LEFT + WIDTH * index, TOP + HEIGHT * index];
    for (const [from, to] of [
      [14, 38],
      [804, 828],
    ])
      doc.moveTo(x, from).lineTo(x, to).stroke();
    for (const [from, to] of [
      [6, 24],
      [571, 589],
    ])
      doc.moveTo(from, y).lineTo(to, y).stroke();
  }
}

function draw(card, x, y) {
  doc
    .lineWidth(2.5)
    .roundedRect(x + 5, y + 5, 170, 242, 9)
    .stroke(card.color);
  doc.roundedRect(x + 10, y + 10, 160, 22, 5).fill(card.color);
  text(card.title, x + 16, y + 14, "bold", 12, "#fff");
  text(card.value, x + 14, y + 37, "bold", 20, card.color);
  icon(card.suit, x + 40, y + 41, 16, SUITS[card.suit]);
  for (let index = 0; index < card.cost; index++)
    doc
      .lineWidth(0.5)
      .circle(x + 70 + 11 * index, y + 49, 4)
      .fillAndStroke("#c8a400", "#000");
  doc
    .lineWidth(1.5)
    .circle(x + 156, y + 49, 11)
    .stroke(card.color);
  const number = String(card.universal);
  text(number, x + 156 - widthOf(number, true) / 2, y + 42, "bold", 12, "#000");
  text(card.feature, x + 14, y + 67, "bold", 11, "#000");
  for (const run of linesOf(card.rules, 152, 12, widthOf)) {
    const [at, top] = [x + 14 + run.x, y + 86 + run.line * 14.4];
    if (run.icon) icon(run.icon, at, top + 1, 11, "#222");
    else text(run.text, at, top, run.bold ? "bold" : "regular", 12, "#000");
  }
}

function widthOf(words, isBold) {
  return doc
    .font(isBold ? "bold" : "regular")
    .fontSize(12)
    .widthOfString(words);
}

function text(words, x, y, font, size, colour) {
  doc.font(font).fontSize(size).fillColor(colour).text(words, x, y, { lineBreak: false });
}

function icon(name, x, y, size, colour) {
  doc
    .save()
    .translate(x, y)
    .scale(size / 24)
    .path(icons[name])
    .fill(colour, "even-odd")
    .restore();
}
