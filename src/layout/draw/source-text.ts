/** Pieces of the SVG source that the rasteriser gets. */

/** The id of a definition in that source: apart from all ids of our own. */
export const sourceId = (id: string): string => `src-${id.replace(/[^-\w.]/g, "_")}`;

export const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
