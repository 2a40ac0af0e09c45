/** The stages whose values can be shown. */
export const STAGES = ["source", "data", "game", "svg", "scene", "sheet"] as const;

/**
 * - `source`: a file as a tree with positions
 * - `data`: the file as data, after the schema
 * - `game`: the whole game that the file belongs to, resolved
 * - `svg`: a card's front, or a scenario's set-up sheet, as SVG, after the template
 * - `scene`: the same after layout
 * - `sheet`: the sheets of the game's first kit on A4
 */
export type Stage = (typeof STAGES)[number];
