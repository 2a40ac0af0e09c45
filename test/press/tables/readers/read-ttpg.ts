/**
 * Reads a package of Tabletop Playground, written from its published schema alone: a card template is a stack of indices
 * into an atlas; the back is the same cell of the front's file (-1), a file of its own (-2) or the same cell of it (-3).
 */
import {
  type Files,
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

/** @param isBoard whether a template is a board, by its name: for the program it is a card that lies */
export function readTtpg(files: Files, folder: string, isBoard: (name: string) => boolean): Seen {
  const pieces: SeenPiece[] = [];
  const dice: SeenDie[] = [];
  const boards: SeenBoard[] = [];
  for (const [path, bytes] of files) {
    if (!path.startsWith(`${folder}/Templates/`) || !path.endsWith(".json")) continue;
    const template = jsonOf(bytes);
    if (template.Type === "Dice")
      dice.push({ name: template.Name, values: template.Faces.map(({ Name }: Json) => Name) });
    if (template.Type !== "Card") continue;
    const cards = cardsOf(template, (texture) => `${folder}/Textures/${texture}`);
    if (isBoard(template.Name)) boards.push(...cards.map(({ front }) => ({ name: template.Name, front })));
    else pieces.push(...cards);
  }
  return { pieces: together(pieces), dice, boards };
}

function cardsOf(template: Json, pathOf: (texture: string) => string): readonly SeenPiece[] {
  const grid = { columns: template.NumHorizontal ?? 1, rows: template.NumVertical ?? 1 };
  const shapes = { Round: "round", Hexagonal: "hexagon", Rounded: "rectangle", Square: "rectangle" } as const;
  return template.Indices.map((index: number): SeenPiece => {
    const cell = { column: index % grid.columns, row: Math.floor(index / grid.columns) };
    const onSheet = (texture: string): SeenFace => ({ picture: pathOf(texture), cell, grid });
    const backs: Readonly<Record<string, () => SeenFace>> = {
      "-1": () => onSheet(template.FrontTexture),
      "-2": () => wholePicture(pathOf(template.BackTexture)),
      "-3": () => onSheet(template.BackTexture),
    };
    const back = backs[String(template.BackIndex)];
    if (!back) throw new Error(`BackIndex ${template.BackIndex} is not read here`);
    return {
      kind: "card",
      shape: shapes[template.Model as keyof typeof shapes] ?? "as drawn",
      pile: template.Name,
      name: template.CardNames[String(index)] ?? "",
      copies: 1,
      front: onSheet(template.FrontTexture),
      back: back(),
      ids: [`${template.GUID}/${template.CardMetadata[String(index)] ?? ""}`],
    };
  });
}
