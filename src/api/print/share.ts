/** All cards of games, each game in one web page that needs no server, to send to people who test it. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { withoutKnown } from "../../diagnostics/each-once.ts";
import { INKS } from "../../game/ink.ts";
import { nameFor } from "../../game/kits/prints.ts";
import { slug } from "../../host/disk/file-names.ts";
import { shareFiles } from "../../host/share-files.ts";
import { checkGame } from "../../pipeline/judge/check-game.ts";
import type { CheckedGame, MadeGame } from "../../pipeline/made-game.ts";
import { type Selection, selectionOf } from "../../pipeline/order/choose-prints.ts";
import { endingOf } from "../../pipeline/order/look-names.ts";
import { fullOrder, type Order } from "../../pipeline/order/order.ts";
import { hasErrors } from "../../pipeline/print/prepare-prints.ts";
import { shareGame } from "../../pipeline/print/share/share-game.ts";
import { sharePage } from "../../pipeline/print/share/share-page.ts";
import { chooseCards } from "../../pipeline/print/share/shared-cards.ts";
import { ofGame } from "../../pipeline/progress.ts";
import { inLanguage } from "../../pipeline/read/locale/choose-languages.ts";
import type { Call } from "../handle.ts";
import { inLook } from "../in-look.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import { gameFolderIn, type Output, orderedOutput, refuseOutput } from "./output-folder.ts";

type PartOfOrder = Pick<Order, "games" | "kits" | "only" | "players" | "ink" | "lang" | "draft" | "out">;

/** As in an `Order`; without kits, cards and players, each page has all cards of its game. */
export interface ShareOrder extends PartOfOrder {
  /** Resolution of pictures, 72 to 600; default 192: sharp at natural size on screens with two pixels for each. */
  readonly dpi?: number | undefined;
}

const OPTIONS: Options<ShareOrder> = {
  games: "texts",
  kits: "texts",
  only: "texts",
  players: "number",
  ink: INKS,
  lang: "text",
  draft: "flag",
  out: "text or object",
  dpi: { least: 72, most: 600 },
};

export interface Shared {
  /** 0 if every page was written and there are no errors, else 1. */
  readonly status: 0 | 1;
  /** None if there are errors and no draft was ordered, or if no card is shown. */
  readonly files: readonly SharedFile[];
  /** Findings of the checks of these games, and what cannot be drawn. */
  readonly findings: readonly Diagnostic[];
  /** True if there are errors and no draft was ordered: nothing was written. */
  readonly isRefused: boolean;
}

export interface SharedFile {
  readonly game: string;
  /** With the output folder; for a host, with its `root`. */
  readonly path: string;
  /** The same below the game's own folder in it. */
  readonly file: string;
  readonly bytes: number;
  readonly cards: number;
}

const USUAL_DPI = 192;

/** @throws BroadsideError for an order that cannot be carried out; HostError if a file cannot be written */
export async function share(call: Call, order: ShareOrder = {}): Promise<Shared> {
  refuseOptions(order, OPTIONS);
  const { ink, out, draft = false, dpi = USUAL_DPI } = order;
  const { project, games } = inLanguage(inLook(call.project, ink, order.lang), order.games ?? []);
  const output = orderedOutput(project, out);
  refuseOutput(project, output, games);
  const { kits, only, players } = fullOrder({ kits: order.kits, only: order.only, players: order.players });
  const checked: CheckedGame[] = [];
  for (const game of games) checked.push(await checkGame(project, game, ofGame(call.progress, game)));
  const findings = checked.flatMap(({ diagnostics }) => diagnostics);
  const isRefused = !draft && checked.some(hasErrors);
  if (isRefused) return { status: 1, files: [], findings, isRefused };
  const made = checked.flatMap((one) => one.made?.game ?? []);
  const selection = selectionOf(project, made, { kits, only, players, scenarios: [], lists: false });
  const files: SharedFile[] = [];
  const undrawn: Diagnostic[] = [];
  for (const game of checked) {
    if (!game.made) continue;
    const page = await pageOf(call, game, game.made, selection, dpi);
    undrawn.push(...page.findings);
    if (page.cards > 0) files.push(await writePage(output, game.made, page, selection));
  }
  const all = [...findings, ...undrawn];
  const isClean = files.length > 0 && !all.some(({ severity }) => severity === "error");
  return { status: isClean ? 0 : 1, files, findings: all, isRefused };
}

interface Page {
  readonly text: string;
  readonly cards: number;
  readonly isDraft: boolean;
  readonly findings: readonly Diagnostic[];
}

async function pageOf(
  { progress }: Call,
  checked: CheckedGame,
  made: MadeGame,
  selection: Selection,
  dpi: number,
): Promise<Page> {
  const isDraft = hasErrors(checked);
  const own = ofGame(progress, checked.id);
  const { shared, findings } = await shareGame(made, chooseCards(made, selection), { dpi, isDraft }, own);
  return {
    text: sharePage(shared, shareFiles()),
    cards: shared.decks.reduce((sum, { cards }) => sum + cards.length, 0),
    isDraft,
    findings: checked.judge(withoutKnown(findings, checked.found), "sheets").findings,
  };
}

async function writePage(
  output: Output,
  made: MadeGame,
  { text, cards, isDraft }: Page,
  { kits, only, players }: Selection,
): Promise<SharedFile> {
  const { id: game } = made.game;
  const part = only.length > 0 ? ["proof"] : kits;
  const name = slug(nameFor([game, ...part].join("-"), only.length > 0 ? undefined : players));
  const file = `${name}-share${endingOf(made)}${isDraft ? "-draft" : ""}.html`;
  const folder = gameFolderIn(output, game);
  const bytes = await folder.host.writeStream(file, [new TextEncoder().encode(text)]);
  return { game, path: `${folder.path}/${file}`, file, bytes, cards };
}
