/** The two files of the sample game that most rows change, with a place for insertions. */
import type { ProjectFiles } from "../support/game/sample-game.ts";

/** The card's template with lines after its one text, which begin on line 3. */
export const card = (lines: string): ProjectFiles => ({
  "templates/sample/card.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Alegreya">{{rank}} {{title}}</b:text>
${lines}
</svg>
`,
});

export const partial = (name: string, text: string): ProjectFiles => ({
  [`templates/sample/partials/${name}.svg.hbs`]: text,
});

/** A deck with these cards, which begin on line 12; they have a rank, a title and perhaps a list. */
export const deck = (cards: string, head = "size: poker-us"): ProjectFiles => ({
  "content/sample/decks/crew.yaml": `deck: crew
title: Crew
${head}
front: card
card:
  properties:
    rank: { type: integer }
    title: { type: string }
    list: { type: array, items: { type: string } }
  required: [rank, title]
cards:
${cards}
`,
});

/** A deck of one card with this title, written as YAML. */
export const titled = (title: string): ProjectFiles => deck(`  - { id: cook, rank: 1, title: ${title} }`);

/** A drawing shown by the card; its content begins on line 2. */
export const drawing = (inside: string, attributes = 'viewBox="0 0 100 100"'): ProjectFiles =>
  art(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${inside}\n</svg>\n`,
  );

/** A picture shown by the card, whatever its bytes. */
export const art = (content: string | Uint8Array): ProjectFiles => ({
  ...card('  <b:art href="art/a.svg" x="5" y="20" width="40" height="30"/>'),
  "content/sample/art/a.svg": content,
});
