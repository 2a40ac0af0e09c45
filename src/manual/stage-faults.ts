/** All faults raised by the stages, sorted by id. */
import { compareText } from "../diagnostics/diagnostic.ts";
import type { StageFault } from "./stage-fault.ts";
import { BOARD_FAULTS } from "./stages/boards.ts";
import { BOOKLET_FAULTS } from "./stages/booklet.ts";
import { BOOKLET_FILE_FAULTS } from "./stages/booklet-files.ts";
import { CSV_FAULTS } from "./stages/csv.ts";
import { FIGURE_FAULTS } from "./stages/figures.ts";
import { FILE_FAULTS } from "./stages/files.ts";
import { GAME_FAULTS } from "./stages/game.ts";
import { KIT_FAULTS } from "./stages/kits.ts";
import { PART_FAULTS } from "./stages/parts.ts";
import { SCENARIO_FAULTS } from "./stages/scenario.ts";
import { SCHEMA_DECLARATION_FAULTS } from "./stages/schema-declarations.ts";
import { SCHEMA_VALUE_FAULTS } from "./stages/schema-values.ts";
import { SHAPE_FAULTS } from "./stages/shapes.ts";
import { SHEET_FAULTS } from "./stages/sheet.ts";
import { SVG_FAULTS } from "./stages/svg.ts";
import { TEMPLATE_FAULTS } from "./stages/template.ts";
import { TEXT_FAULTS } from "./stages/text.ts";
import { YAML_FAULTS } from "./stages/yaml.ts";
import { YAML_SHARED_FAULTS } from "./stages/yaml-shared.ts";

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
