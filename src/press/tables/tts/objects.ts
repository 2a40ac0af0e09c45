/**
 * Objects of Tabletop Simulator as its saves have them. Fields: its documentation of save files, and saves of 2016 to 2026.
 * A unit of the table is taken for an inch; a card of 63.5 x 88.9 mm at scale 1 covers about 2.2 x 3.1 units.
 */

export type TtsValue =
  | string
  | number
  | boolean
  | readonly TtsValue[]
  | { readonly [name: string]: TtsValue };

export type TtsObject = { readonly [name: string]: TtsValue };

export interface Spot {
  readonly x: number;
  readonly z: number;
  readonly y?: number;
  /** Degrees clockwise, as seen from above. */
  readonly turn?: number;
  readonly isFaceDown?: boolean;
  readonly scale?: number;
}

export interface Described {
  readonly guid: string;
  readonly title: string;
  readonly text?: string;
  /** Our own id, for scripts and for people who compare versions. */
  readonly id: string;
}

/** Upright for players at the near side of the table. */
const UPRIGHT = 180;

const IN_THE_AIR = 1.5;

/** Fields that all objects have; the table reads them with these names only. */
export function ttsObject(
  name: string,
  { guid, title, text = "", id }: Described,
  spot: Spot,
  fields: TtsObject,
): TtsObject {
  const { x, z, y = IN_THE_AIR, turn = 0, isFaceDown = false, scale = 1 } = spot;
  return {
    Name: name,
    GUID: guid,
    Nickname: title,
    Description: text,
    GMNotes: JSON.stringify({ id }),
    Transform: {
      ...{ posX: rounded(x), posY: y, posZ: rounded(z) },
      ...{ rotX: 0, rotY: (UPRIGHT + turn) % 360, rotZ: isFaceDown ? 180 : 0 },
      ...{ scaleX: rounded(scale), scaleY: 1, scaleZ: rounded(scale) },
    },
    ColorDiffuse: { r: 1, g: 1, b: 1 },
    Locked: false,
    Grid: true,
    Snap: true,
    IgnoreFoW: false,
    Autoraise: true,
    Sticky: true,
    Tooltip: true,
    GridProjection: false,
    HideWhenFaceDown: false,
    Hands: false,
    LuaScript: "",
    LuaScriptState: "",
    XmlUI: "",
    ...fields,
  };
}

/** A whole save; a saved object is one with a single object. */
export const ttsSave = (name: string, objects: readonly TtsObject[], note = ""): string =>
  `${JSON.stringify(
    {
      SaveName: name,
      GameMode: name,
      Date: "",
      VersionNumber: "",
      GameType: "",
      GameComplexity: "",
      Tags: [],
      Table: "Table_RPG",
      Sky: "Sky_Museum",
      Note: note,
      Rules: "",
      LuaScript: "",
      LuaScriptState: "",
      XmlUI: "",
      TabStates: {},
      DecalPallet: [],
      ObjectStates: objects,
    },
    null,
    1,
  )}\n`;

/** "#d32a26" as the table's shares of red, green and blue. */
export function ttsColour(hex: string): TtsObject {
  const share = (at: number): number => rounded(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return { r: share(1), g: share(3), b: share(5) };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;
