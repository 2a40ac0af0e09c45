/** The schema of each kind of content file. */
import type { FileKind } from "../files.ts";
import type { JsonSchema } from "../json-schema.ts";
import { boardSchema } from "./board.schema.ts";
import { bookletSchema } from "./booklet.schema.ts";
import { deckSchema } from "./deck.schema.ts";
import { dieSchema } from "./die.schema.ts";
import { figureSchema } from "./figure.schema.ts";
import { gameSchema } from "./game.schema.ts";
import { glossarySchema } from "./glossary.schema.ts";
import { kitSchema } from "./kit.schema.ts";
import { rulesSchema } from "./rules.schema.ts";
import { scenarioSchema } from "./scenario.schema.ts";
import { sheetSchema } from "./sheet.schema.ts";
import { tableSchema } from "./table.schema.ts";

export const FILE_SCHEMAS: Readonly<Record<FileKind, JsonSchema>> = {
  game: gameSchema,
  deck: deckSchema,
  die: dieSchema,
  board: boardSchema,
  kit: kitSchema,
  glossary: glossarySchema,
  table: tableSchema,
  scenario: scenarioSchema,
  booklet: bookletSchema,
  figure: figureSchema,
  rules: rulesSchema,
  sheet: sheetSchema,
};
