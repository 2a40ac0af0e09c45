/** The words of a booklet on pages: its blocks set, with pictures of the cards that it shows. */
import { type Block, cardsIn } from "../booklet/blocks.ts";
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import type { Booklet } from "../game/game.ts";
import { type LaidPage, layOutBooklet } from "../layout/booklet/lay-out-booklet.ts";
import type { Setting, TellLayout } from "../layout/booklet/setting.ts";
import type { BookletMatter } from "./booklet-matter.ts";
import { faceKey } from "./lay-out-game.ts";
import { pieceOutline } from "./piece-outline.ts";

/** @param weight characters of its text */
export function setOnPages(
  booklet: Booklet,
  blocks: readonly Block[],
  weight: number,
  matter: BookletMatter,
): Result<readonly LaidPage[]> {
  if (blocks.length === 0) return { value: [], diagnostics: [] };
  const card = shownCard(matter);
  const cards = cardsIn(blocks).map((picture) => {
    const shown = card(picture);
    return shown && [shown.name, shown.outline];
  });
  const madeFrom = ["words", JSON.stringify(booklet), JSON.stringify(blocks), JSON.stringify(cards)];
  return matter.kept.recall(madeFrom, weight, (resources) => {
    const diagnostics: Diagnostic[] = [];
    const means = { resources, tell: tellInto(diagnostics), card };
    return { value: layOutBooklet(blocks, booklet, booklet.file, means), diagnostics };
  });
}

/** The scene is asked for when it is drawn: it may have to be laid out for that. */
function shownCard({ game, laid }: BookletMatter) {
  return ({ deck: deckId, card: id, side }: Parameters<Setting["card"]>[0]) => {
    const deck = game.decks.find((one) => one.id === deckId);
    const card = deck?.cards.find((one) => one.id === id);
    const key = card && laid.keys.get(faceKey(card, side));
    if (!deck || key === undefined) return undefined;
    return {
      name: laid.scenes.nameOf(key),
      outline: pieceOutline(deck),
      get scene() {
        return laid.scenes.get(key);
      },
    };
  };
}

const tellInto =
  (diagnostics: Diagnostic[]): TellLayout =>
  (rule, place, words) => {
    // A style that a family lacks is missing wherever it is asked for: the first place will do.
    const isKnown = (): boolean =>
      diagnostics.some((one) => one.rule === rule && one.message === words.message);
    if (rule === "booklet/missing-style" && isKnown()) return;
    diagnostics.push({
      ...place,
      rule,
      severity: rule === "booklet/too-long" ? "error" : "warning",
      ...words,
    });
  };
