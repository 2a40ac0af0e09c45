/** What `broadside show` does: one stage's value as text on stdout, findings on stderr. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import { FIGURES } from "../../game/booklets/figure-decks.ts";
import type { Card, Deck } from "../../game/game.ts";
import { printsOf } from "../../game/kits/prints.ts";
import { setupSheetsOf } from "../../game/scenarios/scenario-decks.ts";
import { faceKey } from "../../pipeline/draw/lay-out-game.ts";
import { checkGame, type MadeGame } from "../../pipeline/judge/check-game.ts";
import { imposePrint } from "../../pipeline/print/impose-print.ts";
import { inkNote } from "../../pipeline/print/ink.ts";
import { SILENT } from "../../pipeline/progress.ts";
import { checkAnyFile } from "../../pipeline/read/check-file.ts";
import { openContent } from "../../pipeline/read/content-files.ts";
import type { Project } from "../../pipeline/read/project.ts";
import { jsonText } from "../../report/text/json-text.ts";
import type { Scene } from "../../scene/scene.ts";
import { parsePaper } from "../../sheet/papers.ts";
import { defaultProfile } from "../../sheet/profile.ts";
import type { Paper } from "../../sheet/sheet.ts";
import { statusOf } from "../check/fail-on.ts";
import { reportFindings } from "../check/report-findings.ts";
import { findFile, type GameFile } from "../project/find-file.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";
import type { ShowFlags, Stage } from "./show.ts";

interface Shown {
  readonly value: unknown;
  readonly findings: readonly Diagnostic[];
}

export async function runShow(
  project: Project,
  stage: Stage,
  name: string,
  flags: ShowFlags,
): Promise<number> {
  const file = findFile(project, name);
  const { value, findings } =
    stage === "source" || stage === "data"
      ? showFile(project, stage, file)
      : await showGame(project, stage, file, flags);
  writeOut(typeof value === "string" ? `${value}\n` : jsonText(value), "document");
  if (findings.length > 0) writeErr(reportFindings(project, findings, "pretty", "stderr"), "report");
  return statusOf(findings, "error");
}

function showFile(project: Project, stage: "source" | "data", { games, path }: GameFile): Shown {
  const content = openContent(project.host, `content/${games[0]}`);
  const document = content.open(path);
  const data = stage === "data" && document ? checkAnyFile(content, document, project.limits) : undefined;
  if (stage === "data" && data === undefined)
    throw new CannotRun(
      `"${path}" is no content file with a schema of its own; "show source" prints what it holds`,
    );
  return {
    value: stage === "source" ? (document?.root ?? null) : (data?.value ?? null),
    findings: [...content.diagnostics(), ...(data?.diagnostics ?? [])],
  };
}

async function showGame(project: Project, stage: Stage, file: GameFile, flags: ShowFlags): Promise<Shown> {
  const { made, diagnostics } = await checkGame(project, file.games[0] as string, SILENT);
  if (!made) return { value: null, findings: diagnostics };
  const note = inkNote(made);
  if (note !== undefined) writeErr(`${note}\n`);
  return { value: stageOf(made, stage, file, flags), findings: diagnostics };
}

function stageOf(made: MadeGame, stage: Stage, file: GameFile, flags: ShowFlags): unknown {
  if (stage === "game") return made.game;
  if (stage === "sheet") return sheetsOf(made);
  const deck =
    made.game.decks.find(({ cards, source }) => [source.file, cards[0]?.source.file].includes(file.path)) ??
    setupSheetOf(made, file) ??
    figureOf(made, file);
  if (!deck)
    throw new CannotRun(
      `"${file.path}" is no deck, no scenario and no figure; ${stage} shows a card of a deck (content/<game>/decks/<deck>.yaml), the set-up sheet of a scenario, or a figure`,
    );
  const card = flags.card === undefined ? deck.cards[0] : deck.cards.find(({ id }) => id === flags.card);
  if (!card) throw new CannotRun(noCard(deck, flags.card));
  if (stage === "scene") return sceneOf(made, card) ?? null;
  const face = made.faces.find(
    (one) => one.deck.id === deck.id && one.card.id === card.id && one.side === "front",
  );
  return face?.render().value ?? null;
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
  const near = nearest(
    wanted,
    cards.map((card) => card.id),
  );
  return `the deck "${id}" has no card "${wanted}"${near ? `; did you mean "${near}"?` : ""}`;
}

function sheetsOf(made: MadeGame): unknown {
  const [print] = printsOf(made.game, { kits: [] });
  return print && imposePrint(made, print, defaultProfile(parsePaper("a4") as Paper), false).value;
}

function sceneOf({ laid }: MadeGame, card: Card): Scene | undefined {
  const key = laid.keys.get(faceKey(card, "front"));
  return key === undefined ? undefined : laid.scenes.get(key);
}
