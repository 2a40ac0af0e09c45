/** `dice/*.yaml`: a die and its faces. */
import { colour, id, origin, text } from "../fields.ts";
import type { DieFile } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";

export const dieSchema: JsonSchema = objectOf<DieFile>(
  { title: "Die", description: "A die and its faces." },
  {
    die: id({ title: "Id", description: "The die's id, unique in the game.", examples: ["green"] }),
    title: text({ description: "The die's name as printed.", examples: ["Green die"] }),
    colour: colour({ description: "The die's colour in print.", examples: ["#4d9a5b"] }),
    faces: {
      description: "One list of symbols per face, first to last; the symbols are defined in the glossary.",
      type: "array",
      minItems: 2,
      maxItems: 120,
      items: {
        title: "Face",
        description: "Symbols on this face.",
        type: "array",
        maxItems: 20,
        items: { type: "string", minLength: 1 },
      },
      examples: [[["blank"], ["x"], ["pip"], ["pip"], ["pip", "pip"], ["pip", "circle"]]],
    },
  },
  {
    mark: text({
      description:
        "Distinguishes the die from others without its colour: a sign on the die, its cards and its squares.",
      examples: ["two dots"],
    }),
    origin,
  },
);
