/**
 * Pictures given to cards: which picture is whose, by name or as people have chosen, and the edits that write it into the
 * cards. All cards are changed in one step, which can be undone as one.
 */
import { type DeckData, decksOfGame } from "../../pipeline/draw/deck-data.ts";
import { openCards, placeOf } from "../../pipeline/fix/cards/cards-of-deck.ts";
import { openDeck } from "../../pipeline/fix/cards/open-deck.ts";
import { setInFile } from "../../pipeline/fix/cards/set-field.ts";
import type { ProjectContext } from "../../pipeline/project.ts";
import { gameNamed } from "../../pipeline/read/choose-games.ts";
import { editedFile } from "../edits/cards/card-change.ts";
import type { NamedEdits } from "../edits/edits.ts";
import type { FileEdits } from "../fix/edits.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import { pictureFieldOfDeck } from "./deck-picture-field.ts";
import { type Pair, pairPictures, type Unpaired } from "./pair-pictures.ts";
import { type PictureField, valueFor } from "./picture-field.ts";

export interface PairOrder {
  readonly game: string;
  /** Pictures to find cards for, by their paths in the game's folder: "art/axe.png". */
  readonly files?: readonly string[] | undefined;
  /** Pairs that people have chosen. */
  readonly pairs?: readonly ChosenPair[] | undefined;
}

export interface ChosenPair {
  readonly file: string;
  readonly deck: string;
  readonly card: string;
  /** Default front. */
  readonly side?: "front" | "back" | undefined;
}

/** Edits that write the pairs; nothing is written yet. */
export interface PairedPictures extends NamedEdits {
  readonly pairs: readonly Pair[];
  readonly rest: readonly Unpaired[];
  /**
   * Fields that decks do not have yet. Their pairs are not in the edits: add the fields (`edits` of kind "new-field"), then
   * pair again.
   */
  readonly newFields: readonly { readonly deck: string; readonly field: string }[];
}

const OPTIONS: Options<PairOrder> = { game: "text", files: "texts", pairs: "objects" };

const PAIR_OPTIONS: Options<ChosenPair> = {
  file: "text",
  deck: "text",
  card: "text",
  side: ["front", "back"],
};

/** @throws BroadsideError `unknown-game`, `unknown-name` for a deck or card, `bad-order` for a deck that cannot be changed */
export function pairWithCards({ project }: Call, order: PairOrder): PairedPictures {
  refuseOptions(order, OPTIONS, ["game"]);
  const { files = [], pairs: chosen = [] } = order;
  for (const pair of chosen) refuseOptions(pair, PAIR_OPTIONS, ["file", "deck", "card"]);
  const game = gameNamed(project, order.game);
  const decks = decksOfGame(project, game);
  const all = decks.flatMap(({ id: deck, cards: own }) =>
    own.map(({ id, title }, index) => ({ deck, id, title, number: index + 1 })),
  );
  const found = pairPictures(files, all);
  const byHand = chosen.map(({ side = "front", ...pair }) => ({ ...pair, side, by: "id" as const }));
  const written = writePairs(project, game, decks, [...found.pairs, ...byHand]);
  return { ...written, rest: [...found.rest, ...written.rest] };
}

function writePairs(
  project: ProjectContext,
  game: string,
  decks: readonly DeckData[],
  pairs: readonly Pair[],
): PairedPictures {
  const made: Pair[] = [];
  const rest: Unpaired[] = [];
  const edited: FileEdits[] = [];
  const newFields = new Map<string, string>();
  for (const deck of decks) {
    const own = pairs.filter((pair) => pair.deck === deck.id);
    if (own.length === 0) continue;
    const opened = openDeck(project, game, deck.id);
    const file = openCards(opened);
    for (const pair of own) {
      const field = pictureFieldOfDeck(project, deck, pair.side);
      const value = field && valueFor(field, pair.file);
      if (!field || value === undefined) rest.push(unshown(pair, deck, field));
      else if (field.isKnown) {
        const place = placeOf(file.cards(), pair.card);
        setInFile(opened, file, place, [{ path: [field.field], value }], pair.card);
        made.push(pair);
      } else newFields.set(deck.id, field.field);
    }
    const edits = file.edits();
    if (edits.length > 0) edited.push(editedFile(project, { path: file.path, edits }));
  }
  return {
    title:
      made.length === 1 ? `Give ${made[0]?.card} its picture` : `Give ${made.length} cards their pictures`,
    files: edited,
    pairs: made,
    rest,
    newFields: [...newFields].map(([deck, field]) => ({ deck, field })),
  };
}

function unshown({ file, deck, card }: Pair, data: DeckData, field: PictureField | undefined): Unpaired {
  const why = field
    ? `the template of ${data.title} adds "${field.before}" and "${field.after}" to the name; this picture is called differently`
    : `the backs of ${data.title} show no picture of the card`;
  return { file, why, candidates: [{ deck, card }] };
}
