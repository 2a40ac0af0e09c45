/** `printers.yaml` in the user's settings folder: printers as they were measured. Its values may be edited by hand. */
import { ID_PATTERN } from "../fields.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";

export interface PrintersFile {
  /** The version of the format. */
  readonly printers: 1;
  readonly trays: readonly TrayEntry[];
}

export interface TrayEntry {
  readonly printer: string;
  readonly tray: string;
  readonly paper: string;
  readonly front?: SideEntry;
  readonly back?: SideEntry;
  readonly margins?: MarginsEntry;
}

export interface SideEntry {
  readonly offset?: { readonly x: string; readonly y: string };
  readonly rotation?: number;
  readonly scale?: { readonly x: number; readonly y: number };
}

export interface MarginsEntry {
  readonly top: string;
  readonly right: string;
  readonly bottom: string;
  readonly left: string;
}

const name = (what: string, example: string): JsonSchema => ({
  description: `The name of the ${what}, as in \`--printer office/card\`.`,
  type: "string",
  pattern: ID_PATTERN,
  maxLength: 40,
  errorMessage: "expected lower case letters and digits, joined by hyphens, such as office",
  examples: [example],
});

/** Patterns are the limits, too: whatever is beyond them is not a printer's fault. */
const shift: JsonSchema = {
  description: "How far everything is moved, in mm.",
  type: "string",
  pattern: "^[-+]?[0-9](\\.[0-9]{1,3})? ?mm$",
  errorMessage: "expected a shift in mm of less than 10mm, such as -0.35mm",
  examples: ["-0.35mm"],
};

const marginLength: JsonSchema = {
  description: "What the printer cannot reach at this edge, in mm.",
  type: "string",
  pattern: "^(1?[0-9](\\.[0-9]{1,3})?|20(\\.0{1,3})?) ?mm$",
  errorMessage: "expected a margin from 0mm to 20mm, such as 4.5mm",
  examples: ["4.5mm"],
};

const factor: JsonSchema = {
  description: "What the printer makes of 1; prints are divided by it.",
  type: "number",
  minimum: 0.98,
  maximum: 1.02,
  examples: [0.998],
};

const side = (which: string, meaning: string): JsonSchema =>
  objectOf<SideEntry>(
    { title: which, description: `How ${which.toLowerCase()} sides are corrected, ${meaning}.` },
    {},
    {
      offset: objectOf<NonNullable<SideEntry["offset"]>>(
        { description: "Moves everything right and down.", examples: [{ x: "0.15mm", y: "-0.3mm" }] },
        { x: shift, y: shift },
        {},
      ),
      rotation: {
        description: "Turns everything clockwise about the middle of the paper, in degrees.",
        type: "number",
        minimum: -2,
        maximum: 2,
        examples: [0.05],
      },
      scale: objectOf<NonNullable<SideEntry["scale"]>>(
        { description: "What the printer makes of 1 across and along the paper." },
        { x: factor, y: factor },
        {},
      ),
    },
  );

export const printersSchema: JsonSchema = objectOf<PrintersFile>(
  { title: "Printers", description: "Printers as measured with `broadside calibrate`." },
  {
    printers: { description: "Version of the format.", type: "integer", const: 1, examples: [1] },
    trays: {
      description: "One entry for each printer and tray or paper.",
      type: "array",
      maxItems: 500,
      items: objectOf<TrayEntry>(
        { title: "Tray", description: "A tray of a printer, or a paper in it." },
        {
          printer: name("printer", "office"),
          tray: name("tray or paper", "card"),
          paper: {
            description: "The paper in the tray: a name such as a4, or a size such as 210mmx297mm.",
            type: "string",
            minLength: 1,
            maxLength: 40,
            examples: ["a4"],
          },
        },
        {
          front: side("Front", "as seen on a portrait page"),
          back: side("Back", "as seen on the back of a portrait page flipped on its long edge"),
          margins: objectOf<MarginsEntry>(
            { description: "What the printer cannot reach." },
            { top: marginLength, right: marginLength, bottom: marginLength, left: marginLength },
            {},
          ),
        },
      ),
    },
  },
  {},
);
