/** `booklets/*.yaml`: a Markdown text, set as pages for a screen and as a booklet to fold and staple. */
import { colour, id, length, text } from "../fields.ts";
import { type BookletFile, PAGE_SIZES } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";

const ownSize: JsonSchema = objectOf<{ width: string; height: string }>(
  {
    title: "Size",
    description: "A custom page size.",
    examples: [{ width: "139.7mm", height: "210mm" }],
  },
  {
    width: length({ description: "Width of a page.", examples: ["139.7mm"] }),
    height: length({ description: "Height of a page.", examples: ["210mm"] }),
  },
  {},
);

export const bookletSchema: JsonSchema = objectOf<BookletFile>(
  {
    title: "Booklet",
    description: "A Markdown text, set as pages for a screen and as a booklet to fold.",
  },
  {
    booklet: id({ title: "Id", description: "The booklet's id, unique in the game.", examples: ["rules"] }),
    title: text({ description: "The title on the title page.", examples: ["Pirate Quest"] }),
    text: {
      description: "Name of the Markdown file, in the same folder.",
      type: "string",
      pattern: "^[^/\\\\]+\\.md$",
      errorMessage: "expected the name of a Markdown file in the same folder, such as rules.md",
      examples: ["rules.md"],
    },
  },
  {
    subtitle: text({
      description: "A line below the title.",
      examples: ["Rules of play"],
    }),
    size: {
      description:
        "Page size. half (139.7 x 210 mm) is the largest size that fits half a sheet of both A4 and Letter, so that both print the same pages.",
      oneOf: [{ type: "string", enum: [...PAGE_SIZES] }, ownSize],
      default: "half",
      examples: ["half", { width: "120mm", height: "180mm" }],
    },
    columns: {
      description: "Columns per page.",
      type: "integer",
      enum: [1, 2],
      default: 1,
      examples: [2],
    },
    page: text({
      description: "Template of the page's frame, title and footer, without .svg.hbs.",
      default: "booklet-page",
      examples: ["booklet-page"],
    }),
    fonts: objectOf<NonNullable<BookletFile["fonts"]>>(
      { description: "Font families.", examples: [{ headings: "Pirata One" }] },
      {},
      {
        text: text({
          description: "Font family of the body text.",
          default: "Alegreya",
          examples: ["Alegreya"],
        }),
        headings: text({
          description: "Font family of headings.",
          default: "Alegreya",
          examples: ["Pirata One"],
        }),
      },
    ),
    "text-size": length({
      description: "Size of the body text; all other sizes follow from it.",
      default: "9.5pt",
      examples: ["9pt"],
    }),
    accent: colour({
      description: "Colour of headings and lines.",
      default: "#2f3b46",
      examples: ["#7a3b12"],
    }),
    contents: {
      description: "Whether a table of contents follows the title page.",
      type: "boolean",
      default: true,
      examples: [false],
    },
  },
);
