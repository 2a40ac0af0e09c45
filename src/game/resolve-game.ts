/**
 * The game stage: takes validated files, returns the resolved game and every fault of the content that involves more than one
 * place. Limits: faults visible in one file are found by the schemas; those that need a drawing or the game's own facts, by
 * the rules.
 */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import { nodeAt } from "../source/locate.ts";
import type { SourceRef } from "../source/tree.ts";
import { resolveBoard } from "./boards/resolve-board.ts";
import { resolveBooklet } from "./booklets/booklet.ts";
import { resolveFigure } from "./booklets/resolve-figure.ts";
import { checkBoards } from "./decks/card-boards.ts";
import { checkDice } from "./decks/card-dice.ts";
import { resolveDeck } from "./decks/deck.ts";
import { shapedDeck } from "./decks/deck-shape.ts";
import { withMadeBleed } from "./decks/made-bleed.ts";
import { resolveDie } from "./die.ts";
import { below, type Report, reportInto } from "./fault.ts";
import { firstOfEachId } from "./first-of-each-id.ts";
import type { Deck, Game, Table } from "./game.ts";
import { resolveGlossary } from "./glossary.ts";
import type { ResolveInput } from "./input.ts";
import { composedKits } from "./kits/composed-kits.ts";
import { resolveKit } from "./kits/kit.ts";
import { checkRange } from "./range.ts";
import { checkTerrains, reportUnusedTerrains } from "./scenarios/check-terrains.ts";
import { knowingTerrains, terrainsWithLost } from "./scenarios/lost-terrains.ts";
import { checkCorners, resolveMovement } from "./scenarios/resolve-movement.ts";
import { resolveScenario } from "./scenarios/scenario.ts";

export function resolveGame(input: ResolveInput): Result<Game> {
  const diagnostics: Diagnostic[] = [];
  return { value: resolve(input, reportInto(diagnostics, input.sources)), diagnostics };
}

/** A symbol may be in the glossary file and yet be left out because of a fault of its own. */
function writtenSymbols({ folder, sources }: ResolveInput): (name: string) => boolean {
  const root = sources.get(`${folder}/glossary.yaml`)?.root;
  return (name) => root !== undefined && nodeAt(root, ["symbols", name]) !== undefined;
}

function resolve(input: ResolveInput, reportAll: Report): Game {
  const report = knowingTerrains(input, reportAll);
  const { file, path } = input.game;
  for (const field of ["players", "minutes"] as const)
    checkRange(file[field], { file: path, path: [field] }, field, report);
  const written = resolveGlossary(input.glossary, report);
  const terrains = terrainsWithLost(input, input.glossary, written.terrains) ?? written.terrains;
  const glossary = { ...written, terrains };
  const movement = resolveMovement(input, glossary.terrains, report);
  const unusable = input.unusable ?? [];
  const flat = input.decks.map((deck) => resolveDeck(deck, report, glossary.terrains));
  const dice = firstOfEachId(
    input.dice.map((die) =>
      resolveDie(die, { symbols: glossary.symbols, isWritten: writtenSymbols(input) }, report),
    ),
    { rule: "dice/duplicate-die", kind: "die" },
    report,
  );
  const boards = firstOfEachId(
    input.boards.map((board) => resolveBoard(board, report)),
    { rule: "board/duplicate-board", kind: "board" },
    report,
  );
  checkTerrains(input.glossary, { dice, unusable }, report);
  checkCorners(input, flat, report);
  const { faceDown } = movement;
  reportUnusedTerrains(input.glossary, { decks: flat, unusable, faceDown }, report);
  const around = { decks: flat, dice, unusable };
  for (const deck of flat) {
    checkDice(deck, around, report);
    checkBoards(deck, { boards, unusable }, report);
  }
  const decks = firstOfEachId(
    input.decks.map(({ file }, index) =>
      withMadeBleed(shapedDeck(flat[index] as Deck, file, around, report), file, input.missingBleed),
    ),
    { rule: "deck/duplicate-deck", kind: "deck" },
    report,
  );
  const scenarios = firstOfEachId(
    input.scenarios.map((scenario) =>
      resolveScenario(
        scenario,
        { decks, unusable, movement, terrains: glossary.terrains, sources: input.sources },
        report,
      ),
    ),
    { rule: "scenario/duplicate-scenario", kind: "scenario" },
    report,
  );
  const booklets = firstOfEachId(
    input.booklets.map((booklet) => resolveBooklet(booklet, report, input.bookletTexts)),
    { rule: "booklet/duplicate-booklet", kind: "booklet" },
    report,
  );
  const figures = firstOfEachId(
    input.figures.map((figure) =>
      resolveFigure(figure, { decks, booklets, unusable, movement, terrains: glossary.terrains }, report),
    ),
    { rule: "figure/duplicate-figure", kind: "figure" },
    report,
  );
  const kits = firstOfEachId(
    input.kits.map((kit) => resolveKit(kit, { decks, scenarios, booklets, unusable }, report)),
    { rule: "kit/duplicate-kit", kind: "kit" },
    report,
  );
  const tables = input.tables.map((table) => resolveTable(table, report));
  return {
    id: file.id,
    title: file.title,
    version: file.version,
    ...(file.players ? { players: file.players } : {}),
    ...(file.minutes ? { minutes: file.minutes } : {}),
    ...(file.ages ? { ages: file.ages } : {}),
    authors: file.authors ?? [],
    credits: file.credits ?? [],
    fallbackFonts: file["fallback-fonts"] ?? [],
    unusable,
    severity: (file.severity ?? []).map((entry, index) => ({
      ...entry,
      source: { file: path, path: ["severity", index] },
    })),
    ink: input.ink ?? "full",
    ...(file.language === undefined ? {} : { language: file.language }),
    ...(file.hyphenation ? { hyphenation: true } : {}),
    ...(file["revision-mark"] ? { revisionMark: true } : {}),
    ...(input.locales?.length ? { locales: input.locales } : {}),
    ...(input.lang === undefined ? {} : { locale: input.lang }),
    ...(input.translations === undefined ? {} : { translations: input.translations }),
    folder: input.folder,
    pictures: input.pictures ?? [],
    decks,
    dice,
    boards,
    kits: composedKits(kits, unusable, report),
    tables: firstOfEachId(tables, { rule: "table/duplicate-table", kind: "table" }, report),
    scenarios,
    booklets,
    figures,
    glossary,
    movement,
    rules: rulesOf(input, report),
    source: { file: path, path: [] },
  };
}

function rulesOf({ rules }: ResolveInput, report: Report): Game["rules"] {
  if (rules === undefined) return [];
  const source = (index: number) => ({ file: rules.path, path: ["rules", index] });
  const all = rules.file.rules.map((rule, index) => ({ ...rule, source: source(index) }));
  for (const rule of all) if (rule.check === "run" || rule.check === "covers") checkRun(rule, report);
  return firstOfEachId(all, { rule: "rules/duplicate-rule", kind: "rule", key: "id" }, report);
}

function checkRun(
  { from, to, source }: { readonly from?: number; readonly to?: number; readonly source: SourceRef },
  report: Report,
): void {
  if (from === undefined || to === undefined || from <= to) return;
  report({
    rule: "schema/reversed-range",
    at: below(source, "from"),
    message: `the run goes from ${from} to ${to}; expected the smaller number first`,
    fix: `write from: ${to}, to: ${from}`,
  });
}

/** A table with its place in its file, which `Table` itself does not keep. */
function resolveTable(
  { file, path, list }: ResolveInput["tables"][number],
  report: Report,
): Table & { readonly source: SourceRef } {
  const source = { file: path, path: [] };
  const rows = file.rows.map(({ id, ...fields }, index) => ({
    id,
    fields,
    source: { file: list.file, path: [...list.path, index] },
  }));
  return {
    id: file.table,
    title: file.title,
    rows: firstOfEachId(rows, { rule: "table/duplicate-row", kind: "row", key: "id" }, report),
    source,
  };
}
