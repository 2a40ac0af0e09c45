/** The files of a new game whose decks come from spreadsheets: for each, a deck, its CSV file and a first template. */
import { counted } from "../../../diagnostics/words.ts";
import type { NewContent } from "../../../host/disk/new-files.ts";
import { asKey, declarationOf } from "../../../schema/declaration/declaration.ts";
import { isWorkbook } from "../../../source/table-files.ts";
import type { CardsFile, SpreadsheetDeck } from "./spreadsheet-decks.ts";
import type { FirstLayout } from "./spreadsheet-layout.ts";
import { firstTemplate } from "./spreadsheet-template.ts";

/** Content of each file by its path in the project. */
export type NewFiles = ReadonlyMap<string, NewContent>;

export function spreadsheetGame(
  { id, title }: { readonly id: string; readonly title: string },
  decks: readonly SpreadsheetDeck[],
): NewFiles {
  const content = `content/${id}`;
  return new Map<string, NewContent>([
    [`${content}/game.yaml`, gameYaml(id, title)],
    ...decks.flatMap((deck): (readonly [string, NewContent])[] => [
      [`${content}/decks/${deck.id}.yaml`, deckYaml(id, deck)],
      [`${content}/decks/${deck.cards.name}`, deck.cards.content],
      [`templates/${id}/${deck.id}.svg.hbs`, firstTemplate(id, deck)],
      ...[...deck.pictures].map(([path, read]) => [`${content}/${deck.art}/${path}`, read] as const),
    ]),
    ["README.md", readme(id, title, decks)],
  ]);
}

/** The name of the deck's card size. */
export const nameOfSize = ({ size }: FirstLayout): string => size.id ?? `${size.width} x ${size.height} mm`;

function gameYaml(id: string, title: string): string {
  return `# yaml-language-server: $schema=../../schemas/${id}/game.schema.json
# About the game. The version is printed in the margin of each sheet: raise it when you change the cards.
broadside: 1
id: ${id}
title: ${JSON.stringify(title)}
version: 0.1.0
`;
}

function deckYaml(game: string, { id, title, sheet, cards, layout: { size } }: SpreadsheetDeck): string {
  const { orders, declared, required } = sheet;
  const columns = [...orders.fields].map(
    ([name, field]) => `  ${asKey(name)}: ${field === undefined ? "false" : asKey(field)}`,
  );
  const fields = Object.entries(declared).map(([name, schema]) => `    ${declarationOf(name, schema)}`);
  return `${[
    `# yaml-language-server: $schema=../../../schemas/${game}/decks/${id}.schema.json`,
    `# The cards come from ${cards.name}, one row per card. ${workingWith(cards)}, then: broadside build`,
    `deck: ${id}`,
    `title: ${JSON.stringify(title)}`,
    `size: ${size.id} # ${size.width} x ${size.height} mm`,
    `front: ${id} # templates/${game}/${id}.svg.hbs`,
    "",
    `cards: ${asKey(cards.reference)}`,
    ...(columns.length > 0
      ? ["# Columns that fill a field with another name, or (false) are ignored.", "columns:", ...columns]
      : []),
    ...(orders.ids === undefined ? [] : ["# The id of each card.", `ids: ${asKey(orders.ids)}`]),
    "",
    "# The fields of a card, with types guessed from the cells. After changing them, run broadside schema, so that your",
    "# editor knows them.",
    "card:",
    "  type: object",
    ...(fields.length > 0 ? ["  properties:", ...fields] : ["  properties: {}"]),
    ...(required.length > 0 ? [`  required: [${required.map(asKey).join(", ")}]`] : []),
  ].join("\n")}\n`;
}

const workingWith = ({ name }: CardsFile): string =>
  isWorkbook(name) ? "Edit that file in your spreadsheet program" : "Save your spreadsheet over that file";

function readme(id: string, title: string, decks: readonly SpreadsheetDeck[]): string {
  const rows = decks.flatMap((deck) => [
    `| \`content/${id}/decks/${deck.cards.name}\` | the cards of ${deck.title} (${counted(deck.sheet.cards, "row")}); ${isWorkbook(deck.cards.name) ? "open it in your spreadsheet program" : "save your spreadsheet over it"} |`,
    `| \`content/${id}/decks/${deck.id}.yaml\` | size of the cards, fields and their types |`,
    `| \`templates/${id}/${deck.id}.svg.hbs\` | the template of a card: SVG with the fields in double braces |`,
  ]);
  return `# ${title}

\`\`\`
broadside check        reports what is wrong, with file, line and column
broadside build        makes the sheets in output/${id}/: print them at 100 %
broadside schema       run it after changing \`card:\`, so that your editor knows the new fields
\`\`\`

| file | contents |
| --- | --- |
| \`content/${id}/game.yaml\` | title and version |
${rows.join("\n")}
| \`schemas/\` | made by \`broadside schema\` for editors; do not edit them |
`;
}
