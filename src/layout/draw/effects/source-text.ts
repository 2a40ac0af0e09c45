/** Helpers for the SVG source that is passed to the rasteriser. */
import { MM_PER_UNIT, round } from "../../../units/length.ts";

/** The id of a definition in that source, distinct from all ids that Broadside makes. */
export const sourceId = (id: string): string => `src-${id.replace(/[^-\w.]/g, "_")}`;

export const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const MEASURE = /(?<![\w#.-])([+-]?(?:\d+\.?\d*|\.\d+))(mm|cm|in|pt|pc)(?![\w%])/g;

/** Lengths on paper as px, 96 to the inch: the rasteriser would assume another resolution. */
export const inPx = (text: string): string =>
  text.replace(MEASURE, (_, value: string, unit: "mm" | "cm" | "in" | "pt" | "pc") =>
    String(round((Number(value) * MM_PER_UNIT[unit]) / MM_PER_UNIT.px, 6)),
  );
