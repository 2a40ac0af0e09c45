/**
 * The sheet "take these old cards out": what an update replaces and what is gone, each with its picture and name, the
 * number of copies and a box to tick. Lengths in mm.
 */
import { capitalised } from "../../../diagnostics/words.ts";
import type { KitPrint, PlacedPicture, Print } from "../../../game/kits/prints.ts";
import type { JsonObject } from "../../../schema/files.ts";
import type { PrintProfile } from "../../../sheet/sheet.ts";
import { fitWithin } from "../../../units/box.ts";
import { round } from "../../../units/length.ts";
import { sayIn } from "../../../words/say.ts";
import { columnWidth, kitDeckOf, PAGE } from "../../draw/list/kit-decks.ts";
import type { MadeGame } from "../../made-game.ts";
import { holdsPage } from "../../order/first-pages.ts";
import type { Pace } from "../../progress.ts";
import type { PieceChange } from "./compare-pieces.ts";
import type { EarlierGame } from "./earlier-game.ts";
import { isBooklet } from "./kit-pieces.ts";
import { knownPicture } from "./piece-pictures.ts";

const COLUMNS = 3;
const GUTTER = 5;
const WIDTH = columnWidth(COLUMNS, GUTTER);
/** Top of the first row, below the page's heading. */
const TOP = 24;
const PICTURE = { width: 26, height: 36 };
/** From the picture to its words. */
const GAP = 3;
/** The proportions of a card, for the outline that is drawn where no picture is known. */
const NO_PICTURE = { width: 63.5, height: 88.9 };
const ROW = PICTURE.height + 2.7;
const ROWS = Math.floor((PAGE.height - TOP) / ROW);
const A_PAGE = COLUMNS * ROWS;

/** More are listed without their pictures: with so many, whole decks are replaced. */
const MOST_PICTURES = 400;

interface Terms {
  readonly made: MadeGame;
  readonly whole: KitPrint;
  readonly profiles: readonly PrintProfile[];
  readonly earlier: EarlierGame;
}

/** One print per paper that holds the page; none if no piece is taken out. */
export async function takeOutSheets(
  { made, whole, profiles, earlier }: Terms,
  changes: readonly PieceChange[],
  progress: Pace,
): Promise<readonly Print[]> {
  const out = changes.filter(({ takeOut }) => takeOut > 0);
  if (out.length === 0) return [];
  const pages: { fields: JsonObject[]; pictures: PlacedPicture[] }[] = [];
  for (const [index, change] of out.entries()) {
    await progress.pause();
    const picture = index < MOST_PICTURES ? await knownPicture(made, earlier, change) : undefined;
    progress.step("drawing old cards", index + 1, out.length);
    if (index % A_PAGE === 0) pages.push({ fields: [], pictures: [] });
    const page = pages.at(-1) as (typeof pages)[number];
    const place = placeOf(index % A_PAGE);
    const box = fitWithin(picture ?? NO_PICTURE, { ...place, ...PICTURE });
    if (picture) page.pictures.push({ picture, box });
    const outline = {
      left: round(box.x, 3),
      top: round(box.y, 3),
      across: round(box.width, 3),
      down: round(box.height, 3),
    };
    page.fields.push({
      ...outline,
      x: round(place.x + PICTURE.width + GAP, 3),
      y: place.y,
      width: round(WIDTH - PICTURE.width - GAP, 3),
      height: PICTURE.height,
      isKnown: picture !== undefined,
      ...wordsOf(made, change),
    });
  }
  const copies = out.reduce((sum, { takeOut }) => sum + takeOut, 0);
  const common = { kit: whole.title, since: earlier.version, copies, pages: pages.length };
  const id = `${whole.id}-take-out`;
  return profiles.filter(holdsPage).map(({ paper }): Print => {
    const fields = pages.map((page, index) => ({ ...common, page: index + 1, entries: page.fields }));
    const deck = kitDeckOf("kit-take-out", `${id} ${paper.id}`, fields, made.game, whole.kits);
    return {
      ...{ id, title: whole.title, as: "lists", paper: paper.id, subject: "Old cards to take out" },
      cards: deck.cards.map((card) => ({ deck, card, copies: 1 })),
      placed: new Map(deck.cards.map((card, index) => [card.id, pages[index]?.pictures ?? []])),
    };
  });
}

const placeOf = (index: number) => ({
  x: round((index % COLUMNS) * (WIDTH + GUTTER), 3),
  y: round(TOP + Math.floor(index / COLUMNS) * ROW, 3),
});

function wordsOf({ game }: MadeGame, { kind, before, takeOut, renamed }: PieceChange): JsonObject {
  const { deck = "", title = "", copies = 0 } = before ?? {};
  const say = sayIn(game.translations);
  const own = game.decks.find(({ id }) => id === deck)?.title;
  const deckTitle = own ?? (isBooklet({ deck }) ? say("Booklet") : capitalised(deck));
  const why = {
    changed: say("replaced"),
    removed: renamed ? say("renamed? see {title}", { title: renamed.title }) : say("not replaced"),
    fewer: say("of {count}", { count: copies }),
    new: "",
    more: "",
  };
  return { title, deck: deckTitle, copies: takeOut, why: why[kind] };
}
