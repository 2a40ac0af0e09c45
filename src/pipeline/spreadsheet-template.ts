/**
 * The drawing of a first card as a template: well-formed XML in which every field has an ordinary rectangle, so that a
 * drawing program shows, moves and saves it. A field that a card may lack stands inside `{{#if (present ...)}}` within an
 * attribute; there are no blocks between elements.
 */
import { typesOf } from "../schema/json-schema.ts";
import type { Box } from "../units/box.ts";
import type { CardField, Spreadsheet } from "./spreadsheet.ts";
import { type FirstLayout, TITLE_HEIGHT } from "./spreadsheet-layout.ts";

const INK = "#1d252c";
const DARK = "#2f3b46";
const GOLD = "#c08a3a";
const PANEL = "#f1ede3";

/** @param game the game's id, for the picture that a drawing program shows */
export function firstTemplate(game: string, sheet: Spreadsheet, layout: FirstLayout): string {
  const { size, frame, title, picture, columns, body, letters } = layout;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 ${size.width} ${size.height}">`,
    "<!-- The front of a card. One unit is a millimetre. The outlined boxes hold the fields of the spreadsheet, by the names of",
    "     its columns in double braces; only what is in them is printed. Move and restyle all of it, here or in Inkscape. -->",
    `<rect ${placeOf(frame)} rx="2.5" fill="#fdfcf9" stroke="${DARK}" stroke-width="0.4"/>`,
    `<path d="${roundedTop({ ...frame, height: TITLE_HEIGHT }, 2.5)}" fill="${DARK}"/>`,
    `<rect x="${mm(frame.x)}" y="${mm(frame.y + TITLE_HEIGHT)}" width="${mm(frame.width)}" height="0.7" fill="${GOLD}"/>`,
    ...(sheet.title
      ? [
          '<g fill="#ffffff">',
          textBox(
            title,
            whereGiven(sheet.title, sheet.required),
            'b:size="16pt" b:min-size="8pt" b:weight="700" b:valign="middle" b:leading="1"',
          ),
          "</g>",
        ]
      : []),
    ...(sheet.picture && picture ? [pictureBox(game, sheet.picture, picture)] : []),
    ...(sheet.body && body
      ? [
          `<rect ${placeOf(body.frame)} rx="1.5" fill="${PANEL}" b:display="{{#unless (present ${referenceTo(sheet.body)})}}none{{/unless}}"/>`,
        ]
      : []),
    `<g fill="${INK}">`,
    ...columns.map(({ box, fields }) =>
      textBox(box, fields.map(lineOf).join(""), `b:size="${letters.lines}pt"`),
    ),
    ...(sheet.body && body
      ? [textBox(body.text, whereGiven(sheet.body, []), `b:size="${letters.body}pt" b:valign="middle"`)]
      : []),
    "</g>",
    "</svg>",
  ].join("\n")}\n`;
}

/** Only on cards that have the field. */
const shownWith = (field: CardField): string =>
  `b:display="{{#unless (present ${referenceTo(field)})}}none{{/unless}}"`;

function textBox(box: Box, text: string, attributes: string): string {
  return `<rect ${placeOf(box)} fill="none" stroke="${GOLD}" stroke-width="0.1" b:font="Alegreya" ${attributes} b:text="${text}"/>`;
}

/** With the first picture as a sample for drawing programs. */
function pictureBox(game: string, field: CardField, box: Box): string {
  const sample = field.values.find((value) => value !== "") ?? "";
  const name = referenceTo(field);
  const href = attribute(`../../content/${game}/art/${sample}`);
  const art = `{{#if (present ${name})}}art/{{${name}}}{{/if}}`;
  return `<image ${placeOf(box)} href="${href}" b:fit="contain" b:art="${art}" ${shownWith(field)}/>`;
}

/** "**Cost** 3" and a line end, on cards that have a cost. */
function lineOf(field: CardField): string {
  return `{{#if (present ${referenceTo(field)})}}**${labelOf(field)}** ${printed(field)}\\n{{/if}}`;
}

/** The value, on cards that have one; all cards have a field that is required. */
function whereGiven(field: CardField, required: readonly string[]): string {
  if (field.path.length === 1 && required.includes(field.path[0] as string)) return printed(field);
  return `{{#if (present ${referenceTo(field)})}}${printed(field)}{{/if}}`;
}

function printed(field: CardField): string {
  const name = referenceTo(field);
  return typesOf(field.schema)?.[0] === "array" ? `{{join ${name} ', '}}` : `{{${name}}}`;
}

/** Names that mean something else without brackets. */
const WORDS = /^(this|true|false|null|undefined|if|unless|each|with|times|else|as|lookup|log)$/;

/** "title", "[Card Name]", "special.[Cost now]". */
function referenceTo({ path }: CardField): string {
  return path
    .map((name) => (/^[A-Za-z_]\w*$/.test(name) && !WORDS.test(name) ? name : `[${name}]`))
    .join(".");
}

/** As text of a box, whose marks are escaped, inside of XML. */
function labelOf({ label }: CardField): string {
  return attribute(
    label
      .replaceAll("{", "(")
      .replaceAll("}", ")")
      .replaceAll(/[*:\\]/g, "\\$&"),
  );
}

const attribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const placeOf = ({ x, y, width, height }: Box): string =>
  `x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}"`;

function roundedTop({ x, y, width, height }: Box, radius: number): string {
  const right = mm(x + width);
  return `M${mm(x)} ${mm(y + height)}V${mm(y + radius)}A${radius} ${radius} 0 0 1 ${mm(x + radius)} ${mm(y)}H${mm(x + width - radius)}A${radius} ${radius} 0 0 1 ${right} ${mm(y + radius)}V${mm(y + height)}Z`;
}

const mm = (length: number): string => String(Number(length.toFixed(2)));
