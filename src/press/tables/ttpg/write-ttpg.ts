/**
 * A package of Tabletop Playground: one template for each sheet of a pile, each board and each die, with all copies.
 * Fields: its published schema, and templates of a large published game. Sizes are in cm.
 * Limits: only dice of six sides are made, the sheet of their sides is known; a figure is a card with its front.
 */
import { longGuid } from "../ids.ts";
import type { PileSheet, PlannedPile } from "../picture-plan.ts";
import type { Outline, TableBoard, TableDie, TableGame, TablePile } from "../table-game.ts";

export interface TtpgPictures {
  readonly piles: readonly PlannedPile[];
  board(id: string): string;
  /** The sheet of a die's sides; undefined for other dice than those of six sides with pictures. */
  die(id: string): string | undefined;
  /** The file of a planned picture in `Textures/`. */
  texture(picture: string): string;
}

/** Where the six sides are on a sheet of 3 x 3: its slots by side. */
export const TTPG_DIE_SLOTS: readonly number[] = [1, 3, 4, 7, 6, 5];

/** By their paths in the package. */
export function writeTtpg(game: TableGame, pictures: TtpgPictures): ReadonlyMap<string, string> {
  const { name, title, version } = game;
  const files = new Map<string, string>();
  const template = (guid: string, fields: object): void => {
    files.set(`Templates/${guid}.json`, text({ ...BASE, GUID: guid, ...fields }));
  };
  files.set("manifest.json", text({ Name: title, Version: version, GUID: longGuid(name) }));
  for (const { pile, sheets } of pictures.piles)
    for (const [index, sheet] of sheets.entries())
      template(
        longGuid(name, "sheet", pile.id, sheet.key),
        pileTemplate(pile, sheet, index, sheets.length, pictures),
      );
  for (const board of game.boards)
    template(longGuid(name, "board", board.id), boardTemplate(board, pictures));
  for (const die of game.dice) {
    const sheet = pictures.die(die.id);
    if (sheet !== undefined)
      template(longGuid(name, "die", die.id), dieTemplate(die, pictures.texture(sheet)));
  }
  return files;
}

const text = (value: object): string => `${JSON.stringify(value, null, "\t")}\n`;

const WHITE = { R: 255, G: 255, B: 255 };
const ZERO = { X: 0, Y: 0, Z: 0 };

/** What all templates have. */
const BASE = {
  ...{ Type: "", GUID: "", Name: "", Metadata: "" },
  ...{ CollisionType: "Regular", Friction: 0.7, Restitution: 0, Density: 0.5, SurfaceType: "Cardboard" },
  ...{ Roughness: 1, Metallic: 0, PrimaryColor: WHITE, SecondaryColor: { R: 0, G: 0, B: 0 } },
  ...{ Flippable: true, AutoStraighten: false, ShouldSnap: true, ScriptName: "", Blueprint: "" },
  ...{
    Models: [],
    Collision: [],
    Lights: [],
    SnapPointsGlobal: false,
    SnapPoints: [],
    ZoomViewDirection: ZERO,
  },
  ...{ GroundAccessibility: "Nothing", Tags: [] },
};

const MODELS: Readonly<Record<Outline, string>> = {
  rounded: "Rounded",
  square: "Square",
  round: "Round",
  hexagon: "Hexagonal",
  drawn: "Square",
  standing: "Square",
};

/** Codes of the schema: the back is a file of its own, or the same slot of it; a hand is seen as the back. */
const OWN_BACK = -2;
const SAME_SLOT = -3;
const HIDDEN_AS_BACK = -3;

const cm = (mm: number): number => Math.max(0.1, Math.round(mm * 100) / 1000);

function pileTemplate(
  pile: TablePile,
  sheet: PileSheet,
  index: number,
  of: number,
  { texture }: TtpgPictures,
): object {
  const slots = sheet.cards.flatMap((card, slot) => (card ? [{ card, slot }] : []));
  const bySlot = <Value>(value: (card: (typeof slots)[number]["card"]) => Value): Record<string, Value> =>
    Object.fromEntries(slots.map(({ card, slot }) => [String(slot), value(card)]));
  const isCards = pile.kind === "cards";
  return {
    Type: "Card",
    Name: of === 1 ? pile.title : `${pile.title} (${index + 1}/${of})`,
    Metadata: `${pile.id}/${sheet.key}`,
    FrontTexture: texture(sheet.front),
    BackTexture: texture(sheet.back.picture),
    HiddenTexture: "",
    BackIndex: sheet.back.isSheet ? SAME_SLOT : OWN_BACK,
    HiddenIndex: HIDDEN_AS_BACK,
    NumHorizontal: sheet.columns,
    NumVertical: sheet.rows,
    Width: cm(pile.size.width),
    Height: cm(pile.size.height),
    Thickness: isCards ? 0.05 : 0.2,
    HiddenInHand: isCards,
    UsedWithCardHolders: isCards,
    CanStack: true,
    UsePrimaryColorForSide: false,
    FrontTextureOverrideExposed: false,
    AllowFlippedInStack: !isCards,
    MirrorBack: true,
    Model: MODELS[pile.outline],
    Indices: slots.flatMap(({ card, slot }) => new Array<number>(card.copies).fill(slot)),
    CardNames: bySlot((card) => card.title),
    CardMetadata: bySlot((card) => `${pile.id}/${card.id}`),
    CardTags: bySlot(() => [pile.id]),
  };
}

function boardTemplate({ id, title, size }: TableBoard, { board, texture }: TtpgPictures): object {
  return {
    Type: "Card",
    Name: title,
    Metadata: `board/${id}`,
    Flippable: false,
    ...{ FrontTexture: texture(board(id)), BackTexture: "", HiddenTexture: "" },
    ...{ BackIndex: -1, HiddenIndex: HIDDEN_AS_BACK, NumHorizontal: 1, NumVertical: 1 },
    ...{ Width: cm(size.width), Height: cm(size.height), Thickness: 0.2, HiddenInHand: false },
    ...{ UsedWithCardHolders: false, CanStack: false, MirrorBack: true, Model: "Square" },
    ...{ Indices: [0], CardNames: { "0": title }, CardMetadata: { "0": `board/${id}` }, CardTags: {} },
  };
}

/** Directions of the six sides, in the order of its sheet. */
const SIDES: readonly (readonly [number, number, number])[] = [
  [0, 0, 1],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [1, 0, 0],
  [0, 0, -1],
];

function dieTemplate({ id, title, faces }: TableDie, texture: string): object {
  return {
    Type: "Dice",
    Name: title,
    Metadata: `die/${id}`,
    ...{ Restitution: 0.5, Density: 1, SurfaceType: "Plastic", Roughness: 0.2, Flippable: false },
    Models: [
      {
        Model: "StaticMesh'/Game/Meshes/Dice/Dice_D6.Dice_D6'",
        ...{ Offset: ZERO, Scale: { X: 1, Y: 1, Z: 1 }, Rotation: ZERO, Roughness: 0.2 },
        ...{ Texture: texture, NormalMap: "", ExtraMap: "", ExtraMap2: "" },
        ...{
          IsTransparent: false,
          CastShadow: true,
          IsTwoSided: false,
          UseOverrides: true,
          SurfaceType: "Plastic",
        },
      },
    ],
    Faces: SIDES.map(([X, Y, Z], index) => ({
      X,
      Y,
      Z,
      Name: faces[index] ?? "",
      Metadata: String(index + 1),
    })),
  };
}
