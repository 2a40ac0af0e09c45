/** All faults that the stages raise, sorted by id. */
import { compareText } from "../diagnostics/diagnostic.ts";
import { BOARD_FAULTS } from "./boards.ts";
import { BOOKLET_FAULTS } from "./booklet.ts";
import { BOOKLET_FILE_FAULTS } from "./booklet-files.ts";
import { CSV_FAULTS } from "./csv.ts";
import { FIGURE_FAULTS } from "./figures.ts";
import { FILE_FAULTS } from "./files.ts";
import { GAME_FAULTS } from "./game.ts";
import { KIT_FAULTS } from "./kits.ts";
import { PART_FAULTS } from "./parts.ts";
import { SCENARIO_FAULTS } from "./scenario.ts";
import { SCHEMA_DECLARATION_FAULTS } from "./schema-declarations.ts";
import { SCHEMA_VALUE_FAULTS } from "./schema-values.ts";
import { SHAPE_FAULTS } from "./shapes.ts";
import { SHEET_FAULTS } from "./sheet.ts";
import type { StageFault } from "./stage-fault.ts";
import { SVG_FAULTS } from "./svg.ts";
import { TEMPLATE_FAULTS } from "./template.ts";
import { TEXT_FAULTS } from "./text.ts";
import { YAML_FAULTS } from "./yaml.ts";
import { YAML_SHARED_FAULTS } from "./yaml-shared.ts";

export const STAGE_FAULTS: readonly StageFault[] = [
  ...BOARD_FAULTS,
  ...BOOKLET_FAULTS,
  ...BOOKLET_FILE_FAULTS,
  ...CSV_FAULTS,
  ...FILE_FAULTS,
  ...FIGURE_FAULTS,
  ...GAME_FAULTS,
  ...KIT_FAULTS,
  ...PART_FAULTS,
  ...SCENARIO_FAULTS,
  ...SCHEMA_DECLARATION_FAULTS,
  ...SCHEMA_VALUE_FAULTS,
  ...SHAPE_FAULTS,
  ...SHEET_FAULTS,
  ...SVG_FAULTS,
  ...TEMPLATE_FAULTS,
  ...TEXT_FAULTS,
  ...YAML_FAULTS,
  ...YAML_SHARED_FAULTS,
].sort((a, b) => compareText(a.id, b.id));
