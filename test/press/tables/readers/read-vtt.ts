/**
 * Reads a `.vtt` file of VirtualTabletop, written from its description alone: widgets by id; a card names its deck and its
 * type; the deck's face templates say which property of the type each object shows. Of two faces the first is the back, as in the
 * games of its library.
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

/** Of the first variant in it. */
export function readVtt(bytes: Uint8Array): Seen {
  const files = unzipped(bytes);
  const name = [...files.keys()].find((path) => /^[^/]+\.json$/.test(path)) ?? "";
  const { _meta, ...state } = jsonOf(files.get(name));
  const widgets: readonly Json[] = Object.values(state);
  const pieces = widgets
    .filter(({ type }) => type === "card")
    .flatMap((card): SeenPiece[] => {
      const deck = state[card.deck];
      const type = deck?.cardTypes?.[card.cardType];
      if (!type) throw new Error(`${card.id}: no type "${card.cardType}" in deck "${card.deck}"`);
      const faces = deck.faceTemplates.map((face: Json) => faceOf(face, { ...deck.cardDefaults, ...type }));
      const [front, back] = faces.length === 2 ? faces.reverse() : faces;
      if (!front) return [];
      return [
        {
          kind: "card",
          shape: "as drawn",
          pile: deck.id,
          name: type.label ?? "",
          copies: 1,
          front,
          back,
          ids: [card.id],
        },
      ];
    });
  return {
    pieces: together(pieces),
    dice: widgets
      .filter(({ type }) => type === "dice")
      .map(({ id, faces }) => ({
        name: id,
        values: faces.map((face: Json) => String(face.text ?? face.value ?? face)),
      })),
    boards: widgets
      .filter(({ type, image, movable }) => type === undefined && image && movable === false)
      .map(({ id, image }) => ({ name: id, front: wholePicture(memberOf(image)) })),
  };
}

function faceOf(template: Json, properties: Json): SeenFace | undefined {
  for (const object of template.objects) {
    if (object.type !== "image") continue;
    const dynamic =
      object.dynamicProperties?.value ?? (object.valueType === "dynamic" ? object.value : undefined);
    const value = dynamic === undefined ? object.value : properties[dynamic];
    if (value) return wholePicture(memberOf(value));
  }
  return undefined;
}

const memberOf = (address: string): string => address.replace(/^\//, "");
