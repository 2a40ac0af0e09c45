/**
 * Reads a `.pcio` file of PlayingCards.io, written from its description alone: a list of widgets, in which cards and pieces
 * name their collection and their type, and the collection's templates say which field of the type holds the picture.
 */
import {
  type Json,
  jsonOf,
  type Seen,
  type SeenFace,
  type SeenPiece,
  together,
  unzipped,
  wholePicture,
} from "./seen.ts";

export function readPcio(bytes: Uint8Array): Seen {
  const files = unzipped(bytes);
  const widgets: readonly Json[] = jsonOf(files.get("widgets.json"));
  const byId = new Map(widgets.map((widget) => [widget.id, widget]));
  const pieces = widgets
    .filter(({ type }) => type === "card" || type === "piece")
    .map((widget): SeenPiece => {
      const deck = byId.get(widget.deck);
      if (deck?.type !== "cardDeck") throw new Error(`${widget.id}: no collection "${widget.deck}"`);
      const type = deck.cardTypes[widget.cardType];
      if (!type) throw new Error(`${widget.id}: no type "${widget.cardType}"`);
      const front = faceOf(deck.faceTemplate, type);
      if (!front) throw new Error(`${widget.id}: no face`);
      return {
        kind: widget.type === "card" ? "card" : "token",
        shape: "as drawn",
        pile: deck.id,
        name: type.label ?? "",
        copies: 1,
        front,
        back: deck.backTemplate && faceOf(deck.backTemplate, type),
        ids: [widget.id],
      };
    });
  return {
    pieces: together(pieces),
    dice: widgets
      .filter(({ type }) => type === "spinner")
      .map(({ label, id, options }) => ({ name: label ?? id, values: options.map(String) })),
    boards: widgets
      .filter(({ type }) => type === "board")
      .map(({ id, boardImage }) => ({ name: id, front: wholePicture(memberOf(boardImage)) })),
  };
}

function faceOf(template: Json, type: Json): SeenFace | undefined {
  const object = template.objects.find((one: Json) => one.type === "image");
  if (!object) return undefined;
  const value = object.valueType === "static" ? object.value : type[object.value];
  return value ? wholePicture(memberOf(value)) : undefined;
}

const memberOf = (address: string): string => address.replace(/^package:\/\//, "");
