/**
 * Makes the template of a first card: well-formed XML in which every field is an ordinary text in a shape, or an image,
 * so that a drawing program shows, moves and saves it. Sample texts come from the first card. A field that a card may
 * lack is inside `{{#if (present ...)}}` within an attribute; there are no blocks between elements. Colours are set on
 * the elements themselves, so that ungrouping keeps them.
 */

import { xmlAttribute, xmlText } from "../../../diagnostics/text/xml-text.ts";
import { shortened } from "../../../diagnostics/words.ts";
import { typesOf } from "../../../schema/json-schema.ts";
import type { Box } from "../../../units/box.ts";
import { mmOfPt } from "../../../units/length.ts";
import type { CardField } from "./card-field.ts";
import type { SpreadsheetDeck } from "./spreadsheet-decks.ts";
import { LEADING, TITLE_HEIGHT } from "./spreadsheet-layout.ts";
import { picturePath } from "./spreadsheet-pictures.ts";

const INK = "#1d252c";
const DARK = "#2f3b46";
const GOLD = "#c08a3a";
const PANEL = "#f1ede3";
const WHITE = "#ffffff";

/** The parts of a deck that its template uses. */
export type DrawnDeck = Pick<SpreadsheetDeck, "sheet" | "layout" | "art" | "pictures">;

/** @param game the game's id, for the pictures that a drawing program shows */
export function firstTemplate(game: string, deck: DrawnDeck): string {
  const { size, frame } = deck.layout;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:b="urn:broadside" width="${size.width}mm" height="${size.height}mm" viewBox="0 0 ${size.width} ${size.height}">`,
    "<!-- The front of a card, with texts of the first card as samples. One unit is a millimetre. Attributes with b: are printed",
    "     instead of what a drawing program shows: they contain the fields of the spreadsheet, as column names in double braces.",
    "     The dashed boxes are the areas of texts and are not printed. Move and restyle everything, here or in Inkscape. -->",
    `<rect ${placeOf(frame)} rx="2.5" fill="#fdfcf9" stroke="${DARK}" stroke-width="0.4"/>`,
    `<path d="${roundedTop({ ...frame, height: TITLE_HEIGHT }, 2.5)}" fill="${DARK}"/>`,
    `<rect x="${mm(frame.x)}" y="${mm(frame.y + TITLE_HEIGHT)}" width="${mm(frame.width)}" height="0.7" fill="${GOLD}"/>`,
    ...titleBox(deck),
    ...deck.layout.pictures.map(({ field, box }) => pictureBox(game, deck, field, box)),
    ...panel(deck),
    ...lineBoxes(deck),
    ...bodyBox(deck),
    "</svg>",
  ].join("\n")}\n`;
}

function titleBox({ sheet: { title, required }, layout }: DrawnDeck): readonly string[] {
  if (!title) return [];
  const leading = layout.title.height / mmOfPt(TITLE_PT);
  return [
    textBox({
      id: "title-box",
      box: layout.title,
      text: whereGiven(title, required),
      sample: [sampleOf(title)],
      attributes: 'b:min-size="8pt" b:leading="1" b:valign="middle"',
      style: `font-weight:bold;font-size:${fontSize(TITLE_PT)}px;line-height:${mm(leading)}`,
      fill: WHITE,
    }),
  ];
}

const TITLE_PT = 16;

/** The background of the text box. */
function panel({ sheet: { body }, layout }: DrawnDeck): readonly string[] {
  return body && layout.body
    ? [`<rect ${placeOf(layout.body.frame)} rx="1.5" fill="${PANEL}" ${shownWith(body)}/>`]
    : [];
}

function lineBoxes({ layout: { columns, letters } }: DrawnDeck): readonly string[] {
  return columns.map(({ box, fields }, index) =>
    textBox({
      id: `lines-box-${index + 1}`,
      box,
      text: fields.map(lineOf).join(""),
      sample: fields.map((field) => `${field.label} ${sampleOf(field)}`),
      attributes: "",
      style: `font-size:${fontSize(letters.lines)}px;line-height:${LEADING}`,
      fill: INK,
    }),
  );
}

function bodyBox({ sheet: { body }, layout: { body: boxes, letters } }: DrawnDeck): readonly string[] {
  if (!body || !boxes) return [];
  return [
    textBox({
      id: "text-box",
      box: boxes.text,
      text: whereGiven(body, []),
      sample: sampleOf(body).split("\n"),
      attributes: 'b:valign="middle"',
      style: `font-size:${fontSize(letters.body)}px;line-height:${LEADING}`,
      fill: INK,
    }),
  ];
}

/** Only on cards that have the field. */
const shownWith = (field: CardField): string =>
  `b:display="{{#unless (present ${referenceTo(field)})}}none{{/unless}}"`;

interface TextBox {
  readonly id: string;
  readonly box: Box;
  /** The printed text, as an attribute value. */
  readonly text: string;
  /** Sample lines for drawing programs, as many as fit the box. */
  readonly sample: readonly string[];
  readonly attributes: string;
  readonly style: string;
  readonly fill: string;
}

function textBox({ id, box, text, sample, attributes, style, fill }: TextBox): string {
  const letters = Number(/font-size:([\d.]+)/.exec(style)?.[1]);
  const shown = sample.slice(0, Math.max(1, Math.floor(box.height / (letters * LEADING))));
  const lines = shown.map((line, index) => {
    const end = index < shown.length - 1 ? "\n" : "";
    return `<tspan x="${mm(box.x)}" y="${mm(box.y + letters * (1 + index * LEADING))}">${sampleText(line)}${end}</tspan>`;
  });
  return `<g>
  <rect id="${id}" b:display="none" ${placeOf(box)} fill="none" stroke="${GOLD}" stroke-width="0.15" stroke-dasharray="0.8"/>
  <text b:text="${text}" ${attributes === "" ? "" : `${attributes} `}xml:space="preserve" style="font-family:Alegreya;${style};white-space:pre;shape-inside:url(#${id})" fill="${fill}">${lines.join("")}</text>
</g>`;
}

/** Maximum length of a sample; longer texts are cut. */
const LONGEST_SAMPLE = 300;

/** The first card's value; if it has none, that of a later card. */
function sampleOf({ values }: CardField): string {
  return shortened(values.find((value) => value !== "") ?? "", LONGEST_SAMPLE);
}

/** Escapes a text for XML, without braces, which would be read as fields. */
const sampleText = (text: string): string =>
  xmlText(text.replaceAll("\n", " ").replaceAll("{", "(").replaceAll("}", ")"));

/** A picture, with the first existing one as a sample for drawing programs. */
function pictureBox(game: string, { art, pictures }: DrawnDeck, field: CardField, box: Box): string {
  const name = referenceTo(field);
  // Encoded braces are read as braces too, because drawing programs write them so.
  const sample = field.values
    .flatMap((value) => picturePath(value) ?? [])
    .find((path) => pictures.has(path) && !path.includes("{"));
  const steps = sample?.split("/").map(encodeURIComponent).join("/");
  const href =
    steps === undefined ? "" : `xlink:href="${xmlAttribute(`../../content/${game}/${art}/${steps}`)}" `;
  const printed = `{{#if (present ${name})}}${art}/{{${name}}}{{/if}}`;
  return `<image ${placeOf(box)} ${href}b:fit="contain" b:art="${printed}" ${shownWith(field)}/>`;
}

/** "**Cost** 3" and a line end, on cards that have a cost. */
function lineOf(field: CardField): string {
  return `{{#if (present ${referenceTo(field)})}}**${labelOf(field)}** ${printed(field)}\\n{{/if}}`;
}

/** The value, on cards that have one; required fields are on all cards. */
function whereGiven(field: CardField, required: readonly string[]): string {
  if (field.path.length === 1 && required.includes(field.path[0] as string)) return printed(field);
  return `{{#if (present ${referenceTo(field)})}}${printed(field)}{{/if}}`;
}

function printed(field: CardField): string {
  const name = referenceTo(field);
  return typesOf(field.schema)?.[0] === "array" ? `{{join ${name} ', '}}` : `{{${name}}}`;
}

/** Names that have another meaning without brackets. */
const WORDS = /^(this|true|false|null|undefined|if|unless|each|with|times|else|as|lookup|log)$/;

/** "title", "[Card Name]", "special.[Cost now]". */
function referenceTo({ path }: CardField): string {
  return path
    .map((name) => (/^[A-Za-z_]\w*$/.test(name) && !WORDS.test(name) ? name : `[${name}]`))
    .join(".");
}

/** A label as box text, with its marks escaped, for XML. */
function labelOf({ label }: CardField): string {
  return xmlAttribute(
    label
      .replaceAll("{", "(")
      .replaceAll("}", ")")
      .replaceAll(/[*:\\]/g, "\\$&"),
  );
}

const placeOf = ({ x, y, width, height }: Box): string =>
  `x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}"`;

function roundedTop({ x, y, width, height }: Box, radius: number): string {
  const right = mm(x + width);
  return `M${mm(x)} ${mm(y + height)}V${mm(y + radius)}A${radius} ${radius} 0 0 1 ${mm(x + radius)} ${mm(y)}H${mm(x + width - radius)}A${radius} ${radius} 0 0 1 ${right} ${mm(y + radius)}V${mm(y + height)}Z`;
}

const mm = (length: number): string => String(Number(length.toFixed(2)));

/** Font size in mm, rounded up. */
const fontSize = (pt: number): string => String(Math.ceil(mmOfPt(pt) * 1000) / 1000);
