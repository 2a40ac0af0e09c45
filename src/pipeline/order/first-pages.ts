/**
 * The leading page of a kit, one per paper: which files to print and how, how to cut and fold, and what to count at the
 * end. All of it is derived from the imposed sheets; the wording is in its template.
 */
import type { Game } from "../../game/game.ts";
import { copiesIn } from "../../game/kits/kit-cards.ts";
import { type Component, countOf, deckCounts, papersOf } from "../../game/kits/kit-contents.ts";
import { kitsThatSave } from "../../game/kits/kits-that-save.ts";
import type { KitPrint, Print } from "../../game/kits/prints.ts";
import type { JsonObject } from "../../schema/files.ts";
import { isTooLarge } from "../../sheet/booklet/booklet-room.ts";
import { lonelyCards, plansOf } from "../../sheet/plan/lonely-cards.ts";
import type { SheetPlan } from "../../sheet/plan/sheet-plan.ts";
import type { PrintProfile } from "../../sheet/sheet.ts";
import { type Say, sayIn, sayNumber } from "../../words/say.ts";
import { kitDeckOf, PAGE } from "../draw/list/kit-decks.ts";
import type { MadeGame } from "../made-game.ts";
import { type FirstFile, firstFiles, type SheetsOf } from "./first-files.ts";
import { type GameOrder, profilesFor } from "./game-order.ts";
import { type Impose, imposePrint } from "./impose-print.ts";
import { isPartOf } from "./kit-parts.ts";
import { pdfNames } from "./pdf-names.ts";

/**
 * The leading pages of these kits, on all papers of the order. There is none for a kit without prints, or for paper
 * that is too small, such as a page for each card.
 * @param order its `wholes` get the leading pages
 */
export function firstPrints(
  made: MadeGame,
  order: GameOrder,
  impose: Impose = imposePrint,
): readonly Print[] {
  const { wholes, players } = order;
  const nameOf = pdfNames(made, order);
  const sheetsOf: SheetsOf = (print, profile) => ({
    name: nameOf(print, profile, order.draft),
    sheets: impose(made, print, profile, order.draft).value,
  });
  return wholes.flatMap((whole) => {
    const parts = order.prints.filter((print) => print.as !== "lists" && isPartOf(print, whole));
    return order.profiles.filter(holdsPage).flatMap((profile) => {
      const own = parts.filter(
        (print) => print.as === "booklet-screen" || profilesFor(print, order).includes(profile),
      );
      const files = firstFiles(own, profile, sheetsOf);
      return files.length === 0 ? [] : firstPrint(made, whole, profile, files, players);
    });
  });
}

/** Whether a page about a kit fits the paper. */
export function holdsPage({ paper, margin }: PrintProfile): boolean {
  return !isTooLarge(PAGE, { width: paper.width - 2 * margin, height: paper.height - 2 * margin });
}

function firstPrint(
  { game }: MadeGame,
  whole: KitPrint,
  profile: PrintProfile,
  files: readonly FirstFile[],
  players: number | undefined,
): Print {
  const id = `${whole.id}-0-print-me-first`;
  const { paper } = profile;
  const fields: JsonObject = {
    kit: whole.kits.length === 0 ? "" : whole.title,
    paper: paper.title,
    backs: profile.backs,
    ...(profile.printer && { printer: profile.printer.name }),
    ...cutBy(profile, files),
    ...(players === undefined ? {} : { for: players }),
    sides: [...new Set(files.flatMap(({ runs }) => runs.map(({ sides }) => sides)))],
    labels: files.some(({ runs }) => runs.some(({ labels }) => labels)),
    sheets: files.reduce((sum, file) => sum + file.sheets, 0),
    files: files.map((file) => ({ ...file, runs: file.runs.map((run) => ({ ...run })) })),
    notes: whole.kits.flatMap(({ note }) => note ?? []),
    boxes: boxesIn(whole, sayIn(game.translations)),
    boxed: copiesIn(whole.cards.filter(({ deck }) => deck.shape === "tuck-box")),
    shapes: [...new Set(whole.cards.filter(({ copies }) => copies > 0).map(({ deck }) => deck.shape))],
    pieces: [...deckCounts(whole.cards), ...papersOf(game, whole).map(pieceOf)],
    ...savingsOf(game, whole, profile),
  };
  const deck = kitDeckOf("print-first", `${id} ${paper.id}`, [fields], game, whole.kits);
  const cards = deck.cards.map((card) => ({ deck, card, copies: 1 }));
  return { id, title: whole.title, as: "lists", paper: paper.id, cards };
}

/** The machine, and its first file: the picture that it prints and cuts, or the lines. */
function cutBy({ cutter }: PrintProfile, files: readonly FirstFile[]): JsonObject {
  const cards = files.find(({ what }) => what === "cards");
  if (!cutter || !cards) return {};
  const name = cards.name.replace(/\.pdf$/, "");
  const brand = { cutter: cutter.brand ?? "" };
  if (!cutter.picture) return { ...brand, cuts: `${name}-cut-1` };
  return { ...brand, cuts: `${name}-sheet-1-front.png`, picture: true };
}

/** A component that occurs once is named in the singular: "Booklet". */
function pieceOf(component: Component & { readonly single: string }): JsonObject {
  const { title, single } = component;
  const count = countOf(component);
  return { title: count === 1 ? single : title, count };
}

/** For each card thickness that boxes are made for: the number of boxes, and the height of ten cards in mm. */
function boxesIn({ cards }: KitPrint, say: Say): readonly JsonObject[] {
  const counts = new Map<number, number>();
  for (const { deck, copies } of cards)
    if (deck.box && copies > 0) counts.set(deck.box.paper, (counts.get(deck.box.paper) ?? 0) + copies);
  return [...counts].map(([paper, count]) => ({
    paper: sayNumber(say, paper),
    count,
    ten: sayNumber(say, Number((10 * paper).toFixed(2))),
  }));
}

/** Gaps between cards to suggest, in mm, best first. */
const GAPS = [3, 2, 1];

/**
 * Advice: a gap that costs no paper, another kit that saves some. `gap` is 0 if none helps; `lonely` lists the sheets with
 * few cards, `together` the kits with room for these; `among` is true if some cards are among pieces to cut with scissors.
 */
function savingsOf(game: Game, whole: KitPrint, profile: PrintProfile): JsonObject {
  const plans = plansOf(whole, profile);
  const lonely = lonelyCards(plans).map(({ sheet, cards }) => ({ sheet, cards }));
  return {
    gap:
      profile.gap === 0 && !profile.cutter && plans.some(isMixed) ? gapFor(whole, profile, plans.length) : 0,
    lonely,
    among: plans.some(({ lots, cards }) => lots.length > 1 && cards.some(({ dieLine }) => !dieLine)),
    together:
      lonely.length > 0 ? [...kitsThatSave(game, whole, (print) => plansOf(print, profile).length)] : [],
  };
}

/** Whether cards with different frames share cut lines, where an inexact cut shows a sliver of the neighbour. */
const isMixed = ({ lots }: SheetPlan): boolean =>
  lots.some(({ grid, cards }) => grid.gap === 0 && new Set(cards.map(({ front }) => front)).size > 1);

/** The widest gap that needs no further sheets. */
function gapFor(whole: KitPrint, profile: PrintProfile, sheets: number): number {
  return GAPS.find((gap) => plansOf(whole, { ...profile, gap }).length <= sheets) ?? 0;
}
