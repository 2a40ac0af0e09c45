/**
 * Relaxed schemas of the formats of digital tables: they accept all files of other programs that we know, of 2016 to 2026,
 * and refuse what no table could read. The published ones refuse real files.
 */
import { Ajv, type ValidateFunction } from "ajv";

const NUMBER = { type: "number" } as const;
const TEXT = { type: "string" } as const;
const FLAG = { type: "boolean" } as const;

const object = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  properties,
  required,
});
const list = (items: object) => ({ type: "array", items });
const axes = (names: readonly string[]) =>
  object(Object.fromEntries(names.map((name) => [name, NUMBER])), names);

const IMAGE = object(
  {
    ImageURL: TEXT,
    ImageSecondaryURL: TEXT,
    WidthScale: NUMBER,
    CustomTile: object({ Type: { enum: [0, 1, 2, 3] }, Thickness: NUMBER, Stackable: FLAG, Stretch: FLAG }),
    CustomToken: object({ Thickness: NUMBER, MergeDistancePixels: NUMBER, Stackable: FLAG }),
    CustomDice: object({ Type: { enum: [0, 1, 2, 3, 4, 5] } }),
  },
  ["ImageURL"],
);

const SHEETS = {
  type: "object",
  propertyNames: { pattern: "^[0-9]+$" },
  additionalProperties: object(
    {
      ...{ FaceURL: TEXT, BackURL: TEXT, BackIsHidden: FLAG, UniqueBack: FLAG },
      ...{
        NumWidth: { type: "integer", minimum: 1, maximum: 10 },
        NumHeight: { type: "integer", minimum: 1, maximum: 7 },
      },
      Type: { enum: [0, 1, 2, 3, 4] },
    },
    ["FaceURL", "BackURL", "NumWidth", "NumHeight"],
  ),
};

const TTS = {
  $id: "tts",
  ...object({ SaveName: TEXT, ObjectStates: list({ $ref: "#/definitions/object" }) }, ["ObjectStates"]),
  definitions: {
    object: {
      ...object(
        {
          ...{ Name: { type: "string", minLength: 1 }, GUID: TEXT, Nickname: TEXT, Description: TEXT },
          Transform: axes(["posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ"]),
          ...{
            ColorDiffuse: axes(["r", "g", "b"]),
            Locked: FLAG,
            Hands: FLAG,
            Grid: FLAG,
            SidewaysCard: FLAG,
          },
          ...{ CardID: { type: "integer", minimum: 0 }, DeckIDs: list({ type: "integer", minimum: 0 }) },
          ...{
            CustomDeck: SHEETS,
            CustomImage: IMAGE,
            ContainedObjects: list({ $ref: "#/definitions/object" }),
          },
          RotationValues: list(
            object({ Value: { type: ["string", "number"] }, Rotation: axes(["x", "y", "z"]) }, [
              "Value",
              "Rotation",
            ]),
          ),
        },
        ["Name", "Transform"],
      ),
      allOf: [
        needs("^(Deck|DeckCustom)$", ["DeckIDs"]),
        needs("^(Card|CardCustom)$", ["CardID"]),
        needs("^Custom_(Tile|Token|Board|Dice)$", ["CustomImage"]),
      ],
    },
  },
};

function needs(pattern: string, required: readonly string[]) {
  return implies({ properties: { Name: { pattern } } }, { required });
}

/** What fits the one must fit the other. */
function implies(one: object, other: object) {
  return { anyOf: [{ not: one }, other] };
}

const FACE = object(
  {
    objects: list(
      object({
        ...{ type: TEXT, x: NUMBER, y: NUMBER, w: NUMBER, h: NUMBER, width: NUMBER, height: NUMBER },
        ...{ valueType: { enum: ["static", "dynamic"] }, dynamicProperties: { type: "object" } },
      }),
    ),
    ...{ border: { type: ["number", "boolean"] }, radius: { type: ["number", "boolean"] } },
  },
  ["objects"],
);

const PCIO = {
  ...list({
    ...object(
      { id: TEXT, type: TEXT, x: NUMBER, y: NUMBER, z: NUMBER, parent: { type: ["string", "null"] } },
      [...["id", "type", "x", "y"]],
    ),
    allOf: [
      widget("cardDeck", {
        cardTypes: { type: "object", additionalProperties: { type: "object" } },
        faceTemplate: FACE,
      }),
      widget("card", { deck: TEXT, cardType: TEXT }),
      widget("piece", { deck: TEXT, cardType: TEXT }),
      widget("board", { boardImage: TEXT, width: NUMBER, height: NUMBER }),
      widget("spinner", { options: list({ type: ["string", "number"] }) }),
    ],
  }),
};

const VTT = {
  ...object(
    { _meta: object({ version: NUMBER, info: object({ name: TEXT }, ["name"]) }, ["version", "info"]) },
    ["_meta"],
  ),
  additionalProperties: {
    ...object({ id: TEXT, type: TEXT, x: NUMBER, y: NUMBER, width: NUMBER, height: NUMBER }),
    allOf: [
      widget("deck", {
        cardTypes: { type: "object", additionalProperties: { type: "object" } },
        faceTemplates: list(FACE),
      }),
      widget("card", { deck: TEXT, cardType: TEXT }),
      widget("dice", { faces: { type: "array", minItems: 1 } }),
    ],
  },
};

function widget(type: string, properties: object) {
  const isOfType = { properties: { type: { const: type } }, required: ["type"] };
  return implies(isOfType, object(properties, Object.keys(properties)));
}

const GUID = { type: "string", pattern: "^[0-9A-F]{32}$" } as const;
const CELLS = { type: "integer", minimum: 1, maximum: 128 } as const;

const TTPG = {
  ...object(
    {
      Type: {
        enum: [
          "Card",
          "Card Holder",
          "Cardboard Figure",
          "Container",
          "Dice",
          "Generic",
          "Multistate Object",
        ],
      },
      ...{
        GUID,
        Name: TEXT,
        Metadata: TEXT,
        CollisionType: TEXT,
        SurfaceType: TEXT,
        Models: list({ type: "object" }),
      },
    },
    ["Type", "GUID", "Name", "Metadata", "CollisionType", "SurfaceType", "Models"],
  ),
  allOf: [
    implies(
      { properties: { Type: { const: "Card" } } },
      object(
        {
          ...{ FrontTexture: TEXT, BackTexture: TEXT, NumHorizontal: CELLS, NumVertical: CELLS },
          ...{ BackIndex: { type: "integer", minimum: -3 }, HiddenIndex: { type: "integer", minimum: -3 } },
          ...{ Width: { ...NUMBER, minimum: 0.1 }, Height: { ...NUMBER, minimum: 0.1 } },
          Indices: { ...list({ type: "integer", minimum: 0 }), minItems: 1 },
          ...{
            CardNames: { type: "object", additionalProperties: TEXT },
            CardMetadata: { type: "object", additionalProperties: TEXT },
          },
        },
        ["FrontTexture", "BackIndex", "HiddenIndex", "Indices", "CardNames", "CardMetadata"],
      ),
    ),
    implies(
      { properties: { Type: { const: "Dice" } } },
      object(
        {
          Faces: {
            ...list(object({ X: NUMBER, Y: NUMBER, Z: NUMBER, Name: TEXT }, ["X", "Y", "Z", "Name"])),
            minItems: 1,
          },
        },
        ["Faces"],
      ),
    ),
  ],
};

const MANIFEST = object({ Name: TEXT, Version: TEXT, GUID }, ["Name", "Version", "GUID"]);

const ajv = new Ajv({ allErrors: true, strict: false });
const checked = (schema: object): ((value: unknown) => readonly string[]) => {
  const validate: ValidateFunction = ajv.compile(schema);
  return (value) =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

/** What does not fit, one line for each fault. */
export const SCHEMAS = {
  tts: checked(TTS),
  pcio: checked(PCIO),
  vtt: checked(VTT),
  ttpg: checked(TTPG),
  ttpgManifest: checked(MANIFEST),
};
