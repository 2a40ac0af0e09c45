/** Words for pieces that fill a cell: how many it takes, and what they do to everyone behind. */
import type { Movement } from "../game/scenarios/movement.ts";

/** "one captain here blocks everyone behind"; where two pieces share a cell, "2 captains here block everyone behind". */
export function blockersWords({ pieces, words }: Pick<Movement, "pieces" | "words">, where: string): string {
  const [who, block] = blockersIn({ pieces, words });
  return `${who} ${where} ${block} everyone behind`;
}

/** Those that fill a cell, and what they do there: "one captain" "blocks", "2 beetles" "block". */
const blockersIn = ({
  pieces,
  words,
}: Pick<Movement, "pieces" | "words">): readonly [who: string, verb: "block" | "blocks"] =>
  typeof pieces === "number" && pieces > 1
    ? [`${pieces} ${words.pieces}`, "block"]
    : [`one ${words.piece}`, "blocks"];
