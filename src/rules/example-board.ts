/** The board of examples: a river on a small sheet, with spaces of two kinds. Its spaces and links follow this head. */

/** The file's name and head. @param goal the last space. @param more lines behind the size, such as "edge: 3mm" */
export const riverTo = (goal: string, more = ""): string => `=== boards/river.yaml
board: river
title: River
size: { width: 100mm, height: 40mm }
space: 10mm
${more === "" ? "" : `${more}\n`}kinds: { water: { title: Water }, rock: { title: Rock, moves: true } }
start: a
goal: ${goal}`;
