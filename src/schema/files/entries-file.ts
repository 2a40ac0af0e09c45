/** What decks and tables say about the CSV file or workbook that their cards or rows come from. */
import { text } from "../fields.ts";
import type { JsonSchema } from "../json-schema.ts";

/** The name of a file in place of a list. @param examples of CSV file, workbook and sheet */
export function entriesName(
  list: "cards" | "rows",
  examples: readonly [csv: string, book: string, sheet: string],
): JsonSchema {
  const [csv, , sheet] = examples;
  const [, name] = sheet.split("#");
  return {
    title: "CSV file or workbook",
    description: `A CSV file (\`.csv\`, \`.tsv\`) or a workbook (\`.xlsx\`, \`.ods\`) in the same folder; of a workbook with several sheets, \`${sheet}\` is the sheet ${name}. The first row names the fields; \`special.cost\` is a field within a map. A cell \`a | b\` is a list, an empty cell means no value.`,
    type: "string",
    pattern: "^[^/\\\\:]+\\.(csv|tsv|xlsx|ods)$|^[^/\\\\:]+\\.(xlsx|ods)#.+$",
    errorMessage: `expected a list of ${list}, or the name of a CSV file or workbook in the same folder, such as ${csv} or ${sheet}`,
    examples,
  };
}

/** @param example column names and what they are */
export const columnsField = (
  list: "cards" | "rows",
  example: Readonly<Record<string, string | false>>,
): JsonSchema => ({
  description: `For ${list} from a CSV file or workbook: by column name, the field it fills if its name is different, or \`false\` to ignore the column.`,
  type: "object",
  additionalProperties: {
    title: "Field",
    description: "Name of a field, or false.",
    oneOf: [
      { type: "string", minLength: 1 },
      { type: "boolean", enum: [false] },
    ],
    errorMessage: "expected the name of a field, or false to ignore the column",
  },
  default: {},
  examples: [example],
});

export const idsField = (noun: "card" | "row", examples: readonly [string, string]): JsonSchema =>
  text({
    description: `For ${noun}s from a CSV file or workbook: the pattern for ids of ${noun}s without one. \`${examples[0]}\` is the cell of a column, with hyphens for characters not allowed in ids; \`{@number:03}\` is the ${noun}'s number with at least three digits.${noun === "row" ? " They become lower case: `Iron Gate` makes `iron-gate`." : ""}`,
    examples,
  });
