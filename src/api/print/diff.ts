/** What changed in a game since an earlier print or commit, as data, as a web page and as a PDF. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { INKS } from "../../game/ink.ts";
import { checkGame } from "../../pipeline/judge/check-game.ts";
import { selectionOf } from "../../pipeline/order/choose-prints.ts";
import { fullOrder, type Order } from "../../pipeline/order/order.ts";
import type { ChangedField } from "../../pipeline/print/update/changed-fields.ts";
import { changesPage } from "../../pipeline/print/update/changes-page.ts";
import { changesPdf } from "../../pipeline/print/update/changes-sheet.ts";
import type { KitUpdate, PieceChange } from "../../pipeline/print/update/compare-pieces.ts";
import { diffOf, fieldsOfChange } from "../../pipeline/print/update/game-diff.ts";
import { ofGame } from "../../pipeline/progress.ts";
import { gameNamed } from "../../pipeline/read/choose-games.ts";
import { inLanguage } from "../../pipeline/read/locale/choose-languages.ts";
import type { Call } from "../handle.ts";
import { inLook } from "../in-look.ts";
import { type NamedFile, namedFile } from "../named-file.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import { openSince } from "./since.ts";

export interface DiffOrder extends Pick<Order, "kits" | "players" | "ink" | "lang"> {
  readonly game: string;
  /** As in an `Order`: a journal of prints, or a commit, tag or branch. */
  readonly since: string;
  /** Also writes a web page with pictures of before and after: a path that ends in .html. */
  readonly html?: string | undefined;
  /** The same as a PDF on A4. */
  readonly pdf?: string | undefined;
}

const OPTIONS: Options<DiffOrder> = {
  game: "text",
  since: "text",
  kits: "texts",
  players: "number",
  ink: INKS,
  lang: "text",
  html: "text",
  pdf: "text",
};

export interface GameDiff {
  readonly game: string;
  /** What was compared with, for people. */
  readonly since: string;
  /** The version of the game now. */
  readonly version: string;
  /** True if the earlier content is known too, not only the pieces of a journal. */
  readonly hasContent: boolean;
  /** Why not everything could be compared; absent if everything could. */
  readonly trouble?: string;
  readonly kits: readonly DiffOfKit[];
  /** Findings of the check of the game as it is now. */
  readonly findings: readonly Diagnostic[];
  /** The files that were written; none if nothing has changed. */
  readonly files: readonly string[];
}

export interface DiffOfKit extends Omit<KitUpdate, "changes"> {
  readonly changes: readonly DiffOfPiece[];
}

export interface DiffOfPiece extends PieceChange {
  /** Fields that changed, if the earlier content is known. */
  readonly fields: readonly ChangedField[];
}

/** Equal games give equal bytes. */
const UNDATED = new Date(0);

/** @throws BroadsideError for an order that cannot be carried out; HostError if a file cannot be written */
export async function diff(call: Call, order: DiffOrder): Promise<GameDiff> {
  refuseOptions(order, OPTIONS, ["game", "since"]);
  const named = inLook(call.project, order.ink, order.lang);
  const game = gameNamed(named, order.game);
  const { project } = inLanguage(named, [game]);
  const { kits, players } = fullOrder({ kits: order.kits, players: order.players });
  const html = order.html === undefined ? undefined : namedFile(project, "html", order.html, [".html"]);
  const pdf = order.pdf === undefined ? undefined : namedFile(project, "pdf", order.pdf, [".pdf"]);
  const open = openSince(project, order.since, [game]);
  const progress = ofGame(call.progress, game);
  const { made, diagnostics: findings } = await checkGame(project, game, progress);
  if (!made) return { ...NOTHING, game, since: order.since, findings };
  const selection = selectionOf(project, [made.game], {
    kits,
    players,
    only: [],
    scenarios: [],
    lists: false,
  });
  const found = await diffOf(project, made, selection, open, progress);
  const { earlier } = found;
  const files: string[] = [];
  const write = (file: NamedFile<string> | undefined, path: string | undefined, bytes: Uint8Array): void => {
    if (!file || path === undefined) return;
    file.write(bytes);
    files.push(path);
  };
  const isChanged = found.kits.some(({ changes }) => changes.length > 0);
  if (isChanged && html)
    write(html, order.html, new TextEncoder().encode(await changesPage(found, progress)));
  if (isChanged && pdf) write(pdf, order.pdf, await changesPdf(found, UNDATED, progress));
  return {
    ...{ game, since: earlier.shown, version: made.game.version, hasContent: earlier.made !== undefined },
    ...(earlier.trouble !== undefined && { trouble: earlier.trouble }),
    kits: found.kits.map((kit) => ({
      ...kit,
      changes: kit.changes.map((change) => ({ ...change, fields: fieldsOfChange(found, change) })),
    })),
    findings,
    files,
  };
}

const NOTHING = { version: "", hasContent: false, kits: [], files: [] };
