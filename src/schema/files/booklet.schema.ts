/** `booklets/*.yaml`: a text in Markdown that is set as pages for a screen and as a booklet to fold and staple. */
import { colour, id, length, text } from "../fields.ts";
import { type BookletFile, PAGE_SIZES } from "../files.ts";
import { type JsonSchema, objectOf } from "../json-schema.ts";

const ownSize: JsonSchema = objectOf<{ width: string; height: string }>(
  {
    title: "Size",
    description: "A page of one's own.",
    examples: [{ width: "139.7mm", height: "210mm" }],
  },
  {
    width: length({ title: "Width", description: "Width of a page.", examples: ["139.7mm"] }),
    height: length({ title: "Height", description: "Height of a page.", examples: ["210mm"] }),
  },
  {},
);

export const bookletSchema: JsonSchema = objectOf<BookletFile>(
  {
    title: "Booklet",
    description: "A text in Markdown, set as pages for a screen and as a booklet to fold.",
  },
  {
    booklet: id({ title: "Id", description: "The booklet's id, unique in the game.", examples: ["rules"] }),
    title: text({ title: "Title", description: "What the title page says.", examples: ["Pirate Quest"] }),
    text: {
      title: "Text",
      description: "Name of the Markdown file, in the same folder.",
      type: "string",
      pattern: "^[^/\\\\]+\\.md$",
      errorMessage: "expected the name of a Markdown file in the same folder, such as rules.md",
      examples: ["rules.md"],
    },
  },
  {
    subtitle: text({
      title: "Subtitle",
      description: "What stands below the title.",
      examples: ["Rules of play"],
    }),
    size: {
      title: "Size",
      description:
        "Of a page. half (139.7 x 210 mm) is as large as fits half a sheet of A4 and of Letter, so that both print the same pages.",
      oneOf: [{ type: "string", enum: [...PAGE_SIZES] }, ownSize],
      default: "half",
      examples: ["half", { width: "120mm", height: "180mm" }],
    },
    columns: {
      title: "Columns",
      description: "Of a page.",
      type: "integer",
      enum: [1, 2],
      default: 1,
      examples: [2],
    },
    page: text({
      title: "Page",
      description: "Template of a page's frame, title and running foot, without .svg.hbs.",
      default: "booklet-page",
      examples: ["booklet-page"],
    }),
    fonts: objectOf<NonNullable<BookletFile["fonts"]>>(
      { title: "Fonts", description: "Families of fonts.", examples: [{ headings: "Pirata One" }] },
      {},
      {
        text: text({
          title: "Text",
          description: "Family of the running text.",
          default: "Alegreya",
          examples: ["Alegreya"],
        }),
        headings: text({
          title: "Headings",
          description: "Family of headings.",
          default: "Alegreya",
          examples: ["Pirata One"],
        }),
      },
    ),
    "text-size": length({
      title: "Text size",
      description: "Of the running text; everything else follows from it.",
      default: "9.5pt",
      examples: ["9pt"],
    }),
    accent: colour({
      title: "Accent",
      description: "Colour of headings and lines.",
      default: "#2f3b46",
      examples: ["#7a3b12"],
    }),
    contents: {
      title: "Contents",
      description: "A table of contents behind the title page.",
      type: "boolean",
      default: true,
      examples: [false],
    },
  },
);
