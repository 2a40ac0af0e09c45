/** Pieces of the SVG source that the rasteriser gets. */
import { MM_PER_UNIT, round } from "../../../units/length.ts";

/** The id of a definition in that source: apart from all ids of our own. */
export const sourceId = (id: string): string => `src-${id.replace(/[^-\w.]/g, "_")}`;

export const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const MEASURE = /(?<![\w#.-])([+-]?(?:\d+\.?\d*|\.\d+))(mm|cm|in|pt|pc)(?![\w%])/g;

/** Lengths on paper as px of 96 an inch: the rasteriser would take others. */
export const inPx = (text: string): string =>
  text.replace(MEASURE, (_, value: string, unit: "mm" | "cm" | "in" | "pt" | "pc") =>
    String(round((Number(value) * MM_PER_UNIT[unit]) / MM_PER_UNIT.px, 6)),
  );
