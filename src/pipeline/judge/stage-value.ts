/** The output of one stage for a content file, to look inside. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { helpFor } from "../../diagnostics/did-you-mean.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import { FIGURES } from "../../game/booklets/figure-decks.ts";
import type { Card, Deck } from "../../game/game.ts";
import { printsOf } from "../../game/kits/prints.ts";
import { setupSheetsOf } from "../../game/scenarios/scenario-decks.ts";
import type { Scene } from "../../scene/scene.ts";
import { parsePaper } from "../../sheet/papers.ts";
import { defaultProfile } from "../../sheet/profile.ts";
import type { Paper } from "../../sheet/sheet.ts";
import { wholeTree } from "../../source/field-table.ts";
import { faceKey } from "../draw/lay-out-game.ts";
import type { MadeGame } from "../made-game.ts";
import { imposePrint } from "../order/impose-print.ts";
import type { Pace } from "../progress.ts";
import type { ProjectContext } from "../project.ts";
import { checkAnyFile } from "../read/check-file.ts";
import { openContent } from "../read/content-files.ts";
import { findFile, type GameFile } from "../read/find-file.ts";
import { inLanguage } from "../read/locale/choose-languages.ts";
import { contentFolderOf } from "../read/sheets/read-sheets.ts";
import { checkGame } from "./check-game.ts";
import type { Stage } from "./stages.ts";

export interface FileStage {
  readonly stage: Stage;
  /** A file of a game, as typed by a user. */
  readonly file: string;
  /** Id of the card, for a stage that shows one; default the deck's first. */
  readonly card?: string;
}

export interface StageValue {
  /** Plain data; SVG as text; null if the stage has no output. */
  readonly value: unknown;
  readonly findings: readonly Diagnostic[];
}

/** @throws BroadsideError for a file or card that does not exist, and for a file that the stage does not apply to */
export async function stageValue(
  project: ProjectContext,
  { stage, file, card }: FileStage,
  progress: Pace,
): Promise<StageValue> {
  const found = findFile(project, file);
  if (stage === "source" || stage === "data") return ofFile(project, stage, found);
  const [game] = found.games as readonly [string];
  const { project: meant } = inLanguage(project, [game]);
  const { made, diagnostics: findings } = await checkGame(meant, game, progress);
  if (!made) return { value: null, findings };
  return { value: ofGame(made, stage, found, card), findings };
}

function ofFile(project: ProjectContext, stage: "source" | "data", { games, path }: GameFile): StageValue {
  const content = openContent(project.host, contentFolderOf(games[0] ?? "", path));
  const document = content.open(path);
  const data = stage === "data" && document ? checkAnyFile(content, document, project.limits) : undefined;
  if (stage === "data" && data === undefined)
    throw new BroadsideError(
      "bad-order",
      wording`"${path}" is not a content file with a schema; ${option("sourceStage")} prints its contents`,
    );
  return {
    value: stage === "source" ? (document?.root ? wholeTree(document.root) : null) : (data?.value ?? null),
    findings: [...content.diagnostics(), ...(data?.diagnostics ?? [])],
  };
}

function ofGame(made: MadeGame, stage: Stage, file: GameFile, wanted: string | undefined): unknown {
  if (stage === "game") return made.game;
  if (stage === "sheet") return sheetsOf(made);
  const deck = deckIn(made, file);
  if (!deck)
    throw new BroadsideError(
      "bad-order",
      `"${file.path}" is not a deck, scenario or figure; ${stage} shows a card of a deck (content/<game>/decks/<deck>.yaml), the set-up sheet of a scenario, or a figure`,
    );
  const card = wanted === undefined ? deck.cards[0] : deck.cards.find(({ id }) => id === wanted);
  if (!card) throw new BroadsideError("unknown-name", noCard(deck, wanted));
  if (stage === "scene") return sceneOf(made, card) ?? null;
  const face = made.faces.find(
    (one) => one.deck.id === deck.id && one.card.id === card.id && one.side === "front",
  );
  return face?.render().value ?? null;
}

function deckIn(made: MadeGame, file: GameFile): Deck | undefined {
  return (
    made.game.decks.find(({ cards, source }) => [source.file, cards[0]?.source.file].includes(file.path)) ??
    setupSheetOf(made, file) ??
    figureOf(made, file)
  );
}

/** The set-up sheet of the scenario in this file, as a deck of one card; undefined for another file. */
function setupSheetOf({ game }: MadeGame, { path }: GameFile): Deck | undefined {
  const deck = setupSheetsOf(game);
  const cards = deck.cards.filter(({ source }) => source.file === path);
  return cards.length === 0 ? undefined : { ...deck, cards };
}

/** The figure in this file, as a deck of one card: what its template draws over its cards. */
function figureOf({ faces }: MadeGame, { path }: GameFile): Deck | undefined {
  return faces.find(({ card, deck }) => deck.id === FIGURES && card.source.file === path)?.deck;
}

function noCard({ id, cards }: Deck, wanted = ""): string {
  const ids = cards.map((card) => card.id);
  return `the deck "${id}" has no card "${wanted}"${helpFor(wanted, ids)}`;
}

function sheetsOf(made: MadeGame): unknown {
  const [print] = printsOf(made.game, { kits: [] });
  return print && imposePrint(made, print, defaultProfile(parsePaper("a4") as Paper), false).value;
}

function sceneOf({ laid }: MadeGame, card: Card): Scene | undefined {
  const key = laid.keys.get(faceKey(card, "front"));
  return key === undefined ? undefined : laid.scenes.get(key);
}
