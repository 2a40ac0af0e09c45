/** `figures/*.yaml`: pictures for booklets, made of cards, of squares with ships and arrows, or by a custom template. */
import { id, length, text } from "../fields.ts";
import type { FigureCalloutEntry, FigureFile } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";
import { figureCard } from "./figure-card.schema.ts";
import { address, list, point, scale, square, words } from "./figure-parts.ts";
import { figureArrow, figureShip, figureTrackCard } from "./figure-track.schema.ts";

const callout: JsonSchema = objectOf<FigureCalloutEntry>(
  {
    title: "Call-out",
    description: "A number on the figure.",
    examples: [{ at: "b2", words: "Taken: no one else may stop here." }],
  },
  {
    at: {
      description: "A square, or a place on the figure.",
      oneOf: [
        square({ title: "Square", description: "The corner of a square.", examples: ["b2"] }),
        point({
          title: "Place",
          description: "In mm from the top left corner of the figure, and within it.",
          examples: [[50, 5]],
        }),
      ],
      examples: ["b2", [50, 5]],
    },
    words,
  },
  {},
);

export const figureSchema: JsonSchema = objectOf<FigureFile>(
  {
    title: "Figure",
    description:
      "A picture for booklets: cards with call-outs, squares with ships and arrows, or a template's drawing.",
  },
  {
    figure: id({ title: "Id", description: "The figure's id, unique in the game.", examples: ["steps"] }),
  },
  {
    title: text({
      description: "A description for authors; not printed.",
      examples: ["Steps"],
    }),
    width: length({
      description:
        "Maximum width: rows of cards wrap there, and squares shrink; a narrower column scales the whole figure down. Default: the text width of the game's narrowest booklet, 106 mm on a standard page.",
      examples: ["80mm"],
    }),
    height: length({
      description: "Minimum height. Default: the height of its content; required for a custom template.",
      examples: ["40mm"],
    }),
    scale: scale({
      description: "Scale of its cards and map cards. At 0.75, 8 pt text is printed at 6 pt.",
      default: 0.75,
      examples: [0.8],
    }),
    cards: list(
      {
        description: "Cards in rows, or each at its position.",
        examples: [["battle/sword-9", "battle/axe-3"], [{ card: "battle/sword-9", turn: 90 }]],
      },
      {
        title: "Card",
        description: "A card, by deck and id.",
        oneOf: [
          address({ title: "Card", description: "Deck and card.", examples: ["battle/sword-9"] }),
          figureCard,
        ],
      },
    ),
    track: list(
      {
        description: "Map cards in position, with their own drawings.",
        examples: [
          [
            { card: "m01", at: [0, 0] },
            { card: "m02", at: [0, 3] },
          ],
        ],
      },
      figureTrackCard,
    ),
    plain: {
      description: "Draws the track's map cards plainly, with squares of the size `square:` and no text.",
      type: "boolean",
      default: false,
      examples: [true],
    },
    squares: {
      description: "Plain squares, the top row first: ids of terrains, or `none` for a gap.",
      type: "array",
      minItems: 1,
      maxItems: 20,
      items: {
        title: "Row",
        description: "Terrains from left to right.",
        type: "array",
        minItems: 1,
        maxItems: 20,
        items: id({ title: "Terrain", description: "Id of the square's terrain.", examples: ["green"] }),
      },
      examples: [
        [
          ["green", "white"],
          ["blue", "none"],
        ],
      ],
    },
    square: length({
      description: "Side of a plain square, and of the squares of plain map cards.",
      default: "13mm",
      examples: ["10mm"],
    }),
    bars: list(
      {
        description: "Bars on plain squares: between two of them, or on a side of one.",
        examples: [["a1|a2", "b1|east"]],
      },
      {
        title: "Bar",
        description: "Two squares, or a square and a side.",
        type: "string",
        pattern: "^[a-z][1-9][0-9]?\\|([a-z][1-9][0-9]?|north|east|south|west)$",
        errorMessage:
          "expected two squares that share an edge, or a square and a side, such as a1|a2 or a1|south",
        examples: ["a1|a2"],
      },
    ),
    ships: list(
      {
        description: "Ships on squares.",
        examples: [[{ at: "a1", captain: "captains/captain-blue" }]],
      },
      figureShip,
    ),
    arrows: list(
      {
        description: "Steps, allowed or crossed out.",
        examples: [
          [
            { from: "a1", to: "a2" },
            { from: "a1", to: "b2", crossed: true },
          ],
        ],
      },
      figureArrow,
    ),
    callouts: list(
      {
        title: "Call-outs",
        description: "Numbers on squares or elsewhere; they continue those of the cards.",
        examples: [[{ at: "b2", words: "Taken." }]],
      },
      callout,
    ),
    template: text({
      description: "Template that draws everything but the cards, without .svg.hbs.",
      default: "figure",
      examples: ["battle-ledger"],
    }),
    data: {
      description: "Your own fields for the template.",
      type: "object",
      additionalProperties: {},
      examples: [{ fleets: [{ captain: "Ann", cannons: 12 }] }],
    },
  },
);
