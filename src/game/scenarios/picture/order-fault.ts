/** Why a picture of a track does not say in which order its tiles are travelled, in words. */
import type { Ordered } from "./order.ts";
import { type Token, tokenOf } from "./tokens.ts";

interface OrderFault {
  /** The token that it is about. */
  readonly token: Token;
  readonly message: string;
  readonly fix: string;
}

export function orderFault(
  ordered: Exclude<Ordered, { readonly kind: "one" }>,
  tokens: readonly Token[],
): OrderFault {
  const tokenAt = (tile: number): Token => tokens[tile] as Token;
  const nameOf = (tile: number): string => nameAmong(tokenAt(tile), tokens);
  if (ordered.kind === "several") {
    const { ways, parting } = ordered;
    const [one, other] = ways.map((way) => way[parting] as number) as [number, number];
    const before = ways[0][parting - 1] as number;
    const numbers = [one, other].map((tile) => numbered(tokenAt(tile), parting + 1));
    return {
      token: tokenAt(one),
      message: `from ${nameOf(before)} the track may go on to ${nameOf(one)} or to ${nameOf(other)}`,
      fix: `write the number of the tile that comes next: ${[...new Set(numbers)].join(" or ")}${numbers[0] === numbers[1] ? " at one of the two" : ""}`,
    };
  }
  const token = tokenAt(ordered.tile);
  if (ordered.kind === "no-end")
    return {
      token,
      message: "nothing says where the track begins: none of its tiles is at an end",
      fix: `number the first tile, such as ${numbered(token, 1)}`,
    };
  if (ordered.kind === "too-many")
    return {
      token,
      message: `there are too many ways through the tiles from ${nameOf(ordered.tile)} on`,
      fix: `number the tiles in travelling order: ${numbered(token, 1)}`,
    };
  if (ordered.kind === "bad-number") {
    const { other } = ordered;
    return {
      token,
      message:
        other === undefined
          ? `${nameOf(ordered.tile)} is number ${token.number}, but the track has ${tokens.length} tiles`
          : `${nameOf(other)} and ${nameOf(ordered.tile)} are both number ${token.number}`,
      fix: "number the tiles from 1 in travelling order, or leave numbers out",
    };
  }
  return {
    token,
    message: ordered.isAlone
      ? `${nameOf(ordered.tile)} has no tile beside it`
      : `no way from ${nameOf(ordered.first)} that visits each tile once comes to ${nameOf(ordered.tile)}`,
    fix: ordered.isAlone
      ? "lay it beside the tile before it, or number the tiles in travelling order"
      : `number the tiles in travelling order, such as ${numbered(token, ordered.tile + 1)}, or lay them in a row without branches`,
  };
}

/** `"m05"`; of a card that lies there several times, with its place in the picture. */
function nameAmong({ card, line, index }: Token, tokens: readonly Token[]): string {
  const isUnique = tokens.filter((other) => other.card === card).length === 1;
  return isUnique ? `"${card}"` : `"${card}" (line ${line + 1} of the picture, slot ${index + 1})`;
}

/** The token with a number. */
const numbered = ({ card, turn, isDown }: Token, number: number): string =>
  tokenOf({ card, turn, acceleration: isDown }, number);
