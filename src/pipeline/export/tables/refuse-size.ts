/**
 * Kits that are too large for a table. Copies are counted before anything is made of them, and texts are measured one at a
 * time, so that a refusal takes neither time nor memory.
 */
import { MOST_WIDGETS } from "../../../press/tables/pcio/write-pcio.ts";
import { copiesIn, type TableGame } from "../../../press/tables/table-game.ts";
import { LEAST_VTT_CARD, VTT_JSON_BYTES, vttVariants } from "../../../press/tables/vtt/write-vtt.ts";
import { NothingMade } from "../nothing-made.ts";

const piecesOf = ({ piles, dice, boards }: TableGame): number =>
  piles.reduce((sum, pile) => sum + copiesIn(pile), boards.length + copiesOfDice(dice));

const copiesOfDice = (dice: TableGame["dice"]): number => dice.reduce((sum, { copies }) => sum + copies, 0);

/**
 * Our own limit, because the programs name none: about 60 MiB of saves. Each scenario has a save with all pieces, and
 * the saved objects have them once more.
 */
const MOST_TTS_OBJECTS = 50_000;

/** @throws NothingMade */
export function refuseManyObjects(game: TableGame): void {
  const objects = piecesOf(game) * (2 + game.layouts.length);
  if (objects > MOST_TTS_OBJECTS)
    throw new NothingMade(
      `saves for Tabletop Simulator get at most ${MOST_TTS_OBJECTS} objects together, and this kit needs ${objects} (${piecesOf(game)} pieces in ${2 + game.layouts.length} saves); choose a smaller kit`,
    );
}

/** Our own limit as well: a stack of more cards is of no use to anybody. */
const MOST_TTPG_PIECES = 25_000;

/** @throws NothingMade */
export function refuseManyPieces(game: TableGame): void {
  const pieces = piecesOf(game);
  if (pieces > MOST_TTPG_PIECES)
    throw new NothingMade(
      `a package for Tabletop Playground gets at most ${MOST_TTPG_PIECES} pieces, and this kit has ${pieces}; choose a smaller kit`,
    );
}

/** @throws NothingMade */
export function refuseManyWidgets({ piles, dice, boards }: TableGame): void {
  const ofPiles = piles.reduce((sum, pile) => sum + 2 + copiesIn(pile), 0);
  const widgets = 1 + boards.length + copiesOfDice(dice) + ofPiles;
  if (widgets > MOST_WIDGETS)
    throw new NothingMade(
      `a room of PlayingCards.io takes about ${MOST_WIDGETS} widgets, and this kit needs ${widgets}; choose a smaller kit`,
    );
}

/** Addresses of pictures are not known before they are drawn; none is longer. */
const LONGEST_ADDRESS = "/assets/-2147483648_10485760";

const MIB = 1024 * 1024;

/** @throws NothingMade */
export function refuseLongText(game: TableGame): void {
  const refuse = (bytes: number): void => {
    if (bytes > VTT_JSON_BYTES)
      throw new NothingMade(
        `a game of VirtualTabletop has at most ${VTT_JSON_BYTES / MIB} MiB of text, and this kit needs ${Math.ceil(bytes / MIB)} or more; choose a smaller kit`,
      );
  };
  refuse(piecesOf(game) * LEAST_VTT_CARD);
  const address = (): string => LONGEST_ADDRESS;
  const sides = game.dice.flatMap(({ faces }) => faces).map(address);
  const texts = vttVariants(game, { side: address, board: address, die: () => sides });
  for (const [, text] of texts) refuse(Buffer.byteLength(text));
}
