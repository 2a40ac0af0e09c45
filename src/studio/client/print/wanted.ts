/** The order that follows from what is chosen in the print view. Pure. */
import type { GameSummary, Order } from "../../../index.ts";
import { orderOfControls } from "./controls.ts";
import type { OptionFault } from "./faults.ts";
import { inMm } from "./lengths.ts";
import { placesIn } from "./places/places.ts";
import type { PrintChoices } from "./print-choices.ts";

/** An order, what is still to be chosen, or what is wrong with a field. */
export type Wanted =
  | { readonly order: Order }
  | { readonly missing: string }
  | { readonly wrong: OptionFault };

export function wantedOf(game: GameSummary, chosen: PrintChoices): Wanted {
  const papers = [...chosen.papers, ...(chosen.size.trim() === "" ? [] : [chosen.size.trim()])];
  const { sheet } = chosen;
  if (papers.length === 0 && sheet === "") return { missing: "Choose a paper." };
  const parts = partsOf(game, chosen);
  if (typeof parts === "string") return { missing: parts };
  const skip = placesIn(chosen.skip);
  if (skip === undefined)
    return {
      wrong: { option: "skip", message: `"${chosen.skip}": expected numbers of places, such as 1, 4` },
    };
  const { backs, ink, isDraft: draft, printer, cutter } = chosen;
  return {
    order: {
      ...{ games: [game.id], backs, ink, draft, ...parts },
      // a sheet with slots has its own paper
      ...(sheet === "" ? { papers } : { sheet }),
      ...orderOfControls(chosen),
      ...lookAndPlayers(chosen),
      ...backOffset(chosen),
      ...(printer !== "" && { printer }),
      ...(cutter !== "" && { cutter }),
      ...(skip.length > 0 && { skip }),
    },
  };
}

/** What prints and exports are asked alike. */
export const lookAndPlayers = ({
  lang,
  players,
}: Pick<PrintChoices, "lang" | "players">): Pick<Order, "lang" | "players"> => ({
  ...(players !== "" && { players: Number(players) }),
  ...(lang !== "" && { lang }),
});

function backOffset({ right, down, backs }: PrintChoices): Pick<Order, "backOffset"> {
  const isShifted = (right !== "" || down !== "") && backs !== "none" && backs !== "fold";
  return isShifted ? { backOffset: `${inMm(right) || "0mm"},${inMm(down) || "0mm"}` } : {};
}

/** Kits, as an order names them: several apart, or as one. */
export const kitsOf = ({
  kits,
  areTogether,
}: Pick<PrintChoices, "kits" | "areTogether">): readonly string[] =>
  areTogether && kits.length > 1 ? [kits.join("+")] : kits;

/** Kits, scenarios or cards; in words if none is chosen. */
function partsOf(
  game: GameSummary,
  chosen: PrintChoices,
): Pick<Order, "kits" | "scenarios" | "only"> | string {
  const { what, kits, scenarios, decks, cards } = chosen;
  if (what === "kits") return kits.length === 0 ? "Choose a kit." : { kits: kitsOf(chosen) };
  if (what === "scenarios") return scenarios.length === 0 ? "Choose a scenario." : { scenarios };
  if (what === "all") return {};
  const ofDecks = game.decks
    .filter(({ id }) => decks.includes(id))
    .flatMap((deck) => deck.cards.map((card) => `${deck.id}/${card}`));
  const only = [...new Set([...ofDecks, ...cards])];
  return only.length === 0 ? "Choose a deck or a card." : { only };
}
