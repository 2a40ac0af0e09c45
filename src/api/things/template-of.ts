/** The template that draws a face, and what a text, an icon or a picture in it can show. */
import type { Deck } from "../../game/game.ts";
import type { Call } from "../handle.ts";
import { refuseOptions } from "../refuse-options.ts";
import { openFace } from "./open-face.ts";
import type { FaceOfThings } from "./thing.ts";
import { FACE_OPTIONS } from "./things.ts";

export interface FaceTemplate {
  /** As decks write it. */
  readonly name: string;
  readonly file: string;
  /** It comes with Broadside, and cannot be changed. */
  readonly isShipped: boolean;
  /** Of the cut card, in mm; `safe` is how far from the cut everything important should stay. */
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  readonly safe: number;
  /** Fields of the deck's cards that can be shown: those that the deck declares or a card has. */
  readonly fields: readonly TemplateField[];
  /** Families of the fonts that the game can use. */
  readonly fonts: readonly string[];
  /** Pictures of the game, as templates write them. */
  readonly pictures: readonly string[];
}

export interface TemplateField {
  readonly name: string;
  /** Some card does not have it. */
  readonly isOptional: boolean;
  /** What it is on the card that is shown, as text; absent for a list or a map, and if the card lacks it. */
  readonly value?: string;
}

/**
 * Undefined if the game cannot be read, or the deck names no such template.
 * @throws BroadsideError `unknown-game`, or `unknown-name` for a deck, card or side that does not exist
 */
export async function templateOf(call: Call, ref: FaceOfThings): Promise<FaceTemplate | undefined> {
  refuseOptions(ref, FACE_OPTIONS, ["game", "deck", "card"]);
  const opened = await openFace(call, ref);
  if (!opened) return undefined;
  const { deck, card, source, workshop } = opened;
  const { size, bleed, safe } = deck;
  return {
    name: source.name,
    file: source.file,
    isShipped: source.isShipped === true,
    width: size.width,
    height: size.height,
    bleed,
    safe,
    fields: fieldsOf(deck, card.fields),
    fonts: [...new Set(workshop.fonts.faces.map(({ family }) => family))].sort(),
    pictures: workshop.art.files,
  };
}

function fieldsOf({ cards, fields }: Deck, shown: Deck["cards"][number]["fields"]): readonly TemplateField[] {
  const names = new Set([...Object.keys(fields), ...cards.flatMap((card) => Object.keys(card.fields))]);
  return [...names].map((name) => {
    const value = Object.hasOwn(shown, name) ? shown[name] : undefined;
    const isOptional = !cards.every((card) => Object.hasOwn(card.fields, name));
    const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    return { name, isOptional, ...(isPlain ? { value: String(value) } : {}) };
  });
}
