/**
 * Reads a save or a saved object of Tabletop Simulator, written from its documentation alone: a card's id is
 * 100 x key + index, its index counts cells row by row, and a back is one picture or, with UniqueBack, the same cell of
 * another.
 */
import {
  type Json,
  jsonOf,
  type Seen,
  type SeenBoard,
  type SeenDie,
  type SeenFace,
  type SeenPiece,
  together,
  wholePicture,
} from "./seen.ts";

/** @param nameOf the file that an address stands for */
export function readTts(bytes: Uint8Array, nameOf: (url: string) => string): Seen {
  const pieces: SeenPiece[] = [];
  const dice: SeenDie[] = [];
  const boards: SeenBoard[] = [];
  const walk = (object: Json, pile: string): void => {
    const name = object.Name as string;
    if (name === "Deck" || name === "DeckCustom") {
      for (const [at, id] of object.DeckIDs.entries()) {
        const card = object.ContainedObjects[at];
        pieces.push(cardOf(card, id, card.CustomDeck ?? object.CustomDeck, object.Nickname, nameOf));
      }
    } else if (name === "Card" || name === "CardCustom") {
      pieces.push(cardOf(object, object.CardID, object.CustomDeck, pile, nameOf));
    } else if (name === "Custom_Tile" || name === "Custom_Token") {
      const { ImageURL, ImageSecondaryURL, CustomTile } = object.CustomImage;
      const shapes = ["rectangle", "hexagon", "round", "rectangle"] as const;
      pieces.push({
        kind: name === "Custom_Tile" ? "tile" : "token",
        shape: CustomTile ? (shapes[CustomTile.Type] as SeenPiece["shape"]) : "as drawn",
        pile,
        name: object.Nickname,
        copies: 1,
        front: wholePicture(nameOf(ImageURL)),
        back: ImageSecondaryURL ? wholePicture(nameOf(ImageSecondaryURL)) : undefined,
        ids: [object.GUID],
      });
    } else if (name === "Custom_Board") {
      boards.push({ name: object.Nickname, front: wholePicture(nameOf(object.CustomImage.ImageURL)) });
    } else if (name === "Custom_Dice" || /^Die_\d+$/.test(name)) {
      dice.push({
        name: object.Nickname,
        values: (object.RotationValues ?? []).map(({ Value }: Json) => String(Value)),
      });
    }
    if (/Bag$/.test(name)) for (const held of object.ContainedObjects ?? []) walk(held, object.Nickname);
  };
  for (const object of jsonOf(bytes).ObjectStates) walk(object, "");
  return { pieces: together(pieces), dice, boards };
}

function cardOf(
  card: Json,
  id: number,
  sheets: Json,
  pile: string,
  nameOf: (url: string) => string,
): SeenPiece {
  const key = Math.floor(id / 100);
  const sheet = sheets?.[String(key)];
  if (!sheet) throw new Error(`card ${id}: there is no sheet ${key}`);
  const index = id % 100;
  const grid = { columns: sheet.NumWidth, rows: sheet.NumHeight };
  const cell = { column: index % grid.columns, row: Math.floor(index / grid.columns) };
  const onSheet = (url: string): SeenFace => ({ picture: nameOf(url), cell, grid });
  const shapes = ["rectangle", "rectangle", "hexagon", "hexagon", "round"] as const;
  return {
    kind: "card",
    shape: shapes[sheet.Type ?? 0] as SeenPiece["shape"],
    pile,
    name: card?.Nickname ?? "",
    copies: 1,
    front: onSheet(sheet.FaceURL),
    back: sheet.UniqueBack ? onSheet(sheet.BackURL) : wholePicture(nameOf(sheet.BackURL)),
    ids: [card?.GUID ?? ""],
  };
}
