/** Checks that fields of cards are printed or checked: a field that nothing reads is often misspelled. */
import { nearest } from "../../diagnostics/nearest.ts";
import { listedFirst } from "../../diagnostics/words.ts";
import type { Card } from "../../game/game.ts";
import { isTable } from "../../source/table-files.ts";
import { defineRule } from "../define-rule.ts";
import { fieldPlace } from "../places.ts";
import { unknownReads } from "../usage/unknown-reads.ts";
import { type Read, touches, type UnreadField, unreadFields } from "../usage/unread-fields.ts";
import { unreadSigns } from "../usage/unread-signs.ts";

export const unreadField = defineRule({
  id: "deck/unread-field",
  severity: "warning",
  summary: "Cards have a field that no template of the deck, no booklet and no rule reads.",
  why: "its content appears on no card",
  fix: "Print the field in a template, or remove it. Remarks for people belong in `note:`.",
  good: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook, note: a note is for readers of this file }
`,
    `
=== decks/reef.yaml
cards:
  - { id: i1, squares: [[green, blue], [blue, green], [green, red]] }
=== templates/reef.svg.hbs
  <b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Alegreya">{{title}}</b:text>
  <b:art href="art/sharp.png" x="6.75" y="6.45" width="50" height="38" fit="cover"/>
  <b:art href="art/sharp.png" x="6.75" y="44.45" width="50" height="38" fit="cover"/>
`,
  ],
  bad: [
    `
=== decks/crew.yaml
card: { properties: { rank: { type: integer }, title: { type: string }, flavour: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook, flavour: Soup again }
#                                     ^^^^^^^ no template of the deck "crew" uses the field "flavour"
`,
    `
=== decks/crew.yaml
card: { additionalProperties: { type: string }, properties: { rank: { type: integer }, title: { type: string } } }
cards: crew.csv
=== decks/crew.csv
id,rank,title,c1,c2,c3,c4,c5,c6,c7
#             ^^ no template of the deck "crew" uses 7 fields: "c1", "c2", "c3", "c4", "c5", "c6" and 1 more
cook,1,Cook,a,b,c,d,e,f,g
`,
    `
=== decks/reef.yaml
cards:
  - { id: i1, squares: [[green, blue], [blue, green], [green, red]] }
#             ^^^^^^^ no template of the deck "reef" uses the squares of map cards
=== templates/reef.svg.hbs
  <b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Alegreya">{{title}}</b:text>
`,
    `
=== decks/reef.yaml
cards:
  - { id: i1, back: sea, squares: [[green, blue], [blue, green], [green, red]] }
#                        ^^^^^^^ no template of the deck "reef" uses the squares of map cards
=== templates/reef.svg.hbs
  <b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Alegreya">{{title}}</b:text>
  <b:art href="art/sharp.png" x="50" y="20" width="8" height="8"/>
=== templates/sea.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:art href="art/sharp.png" x="0" y="0" width="63.5" height="88.9" fit="cover"/>
</svg>
`,
    `
=== decks/reef.yaml
cards:
  - { id: i1, squares: [[green, blue], [blue, green], [green, red]], bars: [a3|north] }
#                                                                    ^^^^ no template of the deck "reef" uses the bars of map cards
=== templates/reef.svg.hbs
  <b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Alegreya">{{title}}</b:text>
  <b:text x="5" y="20" width="50" height="40" size="12pt" font="Alegreya">{{#each @map.squares}}{{name}}: {{colour}} {{/each}}</b:text>
`,
    `
=== decks/nets.yaml
cards:
  - { id: one, die: coin }
#              ^^^ no template of the deck "nets" uses the symbols of the faces
=== templates/net.svg.hbs
  {{#each @shape.panels}}
  <b:icon name="pip" x="{{sub x 2}}" y="{{sub y 2}}" size="4" fill="#000000"/>
  {{/each}}
`,
  ],

  *check(context) {
    const misread = unknownReads(context);
    for (const deck of context.game.decks) {
      const { reads, fields } = unreadFields(context, deck) ?? { reads: [], fields: [] };
      // The template that means this field is reported itself, and which of the two names is wrong is unknown.
      const meant = misread.flatMap(({ decks, near }) => (near && decks.includes(deck) ? [near] : []));
      const unread = fields.filter(({ path }) => !meant.some((near) => touches(near, path)));
      const [first] = unread;
      if (first && isTable(first.card.source.file) && unread.length > MOST_COLUMNS)
        yield {
          at: fieldPlace(context, first.card, first.path, "key"),
          ...columnsWords(deck.id, unread),
        };
      else
        for (const { card, path } of unread) {
          yield {
            at: fieldPlace(context, card, path, "key"),
            message: `no template of the deck "${deck.id}" uses the field "${path.join(".")}"`,
            fix: fixOf(path.join("."), deck.cards, reads),
          };
        }
      for (const { card, field, what, fix } of unreadSigns(context, deck))
        yield {
          at: fieldPlace(context, card, [field], "key"),
          message: `no template of the deck "${deck.id}" uses ${what}`,
          fix,
        };
    }
  },
});

/** Unread columns of a CSV file up to this number are reported singly; more suggest that no template is made for the table yet. */
const MOST_COLUMNS = 6;

function columnsWords(deck: string, unread: readonly UnreadField[]) {
  const names = unread.map(({ path }) => `"${path.join(".")}"`);
  return {
    message: `no template of the deck "${deck}" uses ${unread.length} fields: ${listedFirst(names, MOST_COLUMNS)}`,
    fix: "print them in a template, or leave their columns out in `columns:` of the deck: `columns: { Remarks: false }`",
  };
}

/** A field that a template reads and no card has is probably the one that was meant. */
function fixOf(name: string, cards: readonly Card[], reads: readonly Read[]): string {
  const asked = reads.flatMap(({ path }) => (path[0] === undefined ? [] : [path[0]]));
  const lacking = asked.filter((field) => !cards.some(({ fields }) => Object.hasOwn(fields, field)));
  const near = nearest(name, lacking) ?? nearest(name, asked);
  return near
    ? `write "${near}"`
    : 'print it in a template, or remove it; for remarks, there is the field "note"';
}
