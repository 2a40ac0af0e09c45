/**
 * The public API of Broadside: everything that the command line, a studio, an editor or a script may use. Calls take
 * and return plain data; `docs/api.md` shows examples.
 */

export type { AssistOrder } from "./api/assist/assist.ts";
export type { DrawingsOrder, IconDrawing } from "./api/assist/icon-drawings.ts";
export type { GameWords, PictureWords } from "./api/assist/words.ts";
export type { EntryOrder, WrittenField } from "./api/assist/written-fields.ts";
export type { CardsOrder, GameCards } from "./api/cards/cards.ts";
export type { DeckAnswer, DeckChange } from "./api/cards/deck-versions.ts";
export type { DrawnFaces, FaceName, FacePicture, FacesOrder } from "./api/cards/faces.ts";
export type { Checked } from "./api/check/check.ts";
export type { GameDice, GameDie } from "./api/dice.ts";
export type { CardAsk } from "./api/edits/cards/card-ask.ts";
export type { EditAsk, NamedEdits } from "./api/edits/edits.ts";
export type { Shown, TemplateAsk } from "./api/edits/template/template-ask.ts";
export type { Exported, ExportedFile, ExportedKit, SkippedKit } from "./api/export/export.ts";
export type { ExportOrder } from "./api/export/export-order.ts";
export { exportTargets, type TargetDetails } from "./api/export/target-list.ts";
export type { IconOrder, IconSheet } from "./api/find-icons.ts";
export type { Applied } from "./api/fix/apply.ts";
export type { ChangedFile, Edits, FileEdits } from "./api/fix/edits.ts";
export type { FixedFile, Fixes } from "./api/fix/fix.ts";
export { StaleEdits, type StaleFile } from "./api/fix/stale-edits.ts";
export type { TranslateOrder, Translation } from "./api/fix/translate.ts";
export type { GameOrder } from "./api/game-order.ts";
export type { GameSummary, NamedPart } from "./api/games.ts";
export type { Icons } from "./api/icons.ts";
export type { GameLanguage } from "./api/languages.ts";
export { writeNewFile } from "./api/new-file.ts";
export type { CreatedDeck, CreatedGame, NewGameOrder, PlannedGame } from "./api/new-game/create-game.ts";
export { newGame, planNewGame, sheetNames, shippedGames } from "./api/new-game/new-game.ts";
export type { GivenSpreadsheet, SpreadsheetText, SpreadsheetWorkbook } from "./api/new-game/spreadsheets.ts";
export { explain, openProject } from "./api/open.ts";
export type { AddedPicture, AddedPictures, NewPicture, NewPictures } from "./api/pictures/add.ts";
export type { NamedPlace, PictureChange, PictureChangeOrder } from "./api/pictures/change.ts";
export type { GamePicture, GamePictures, MissingPicture, PictureUse } from "./api/pictures/list.ts";
export type { ChosenPair, PairedPictures, PairOrder } from "./api/pictures/pair.ts";
export type { Pair, Unpaired } from "./api/pictures/pair-pictures.ts";
export type { Pictures } from "./api/pictures/pictures.ts";
export type { PicturePreview } from "./api/pictures/preview.ts";
export type { UnshownPictures } from "./api/pictures/unshown.ts";
export type { CopiedPicture, CopyOrder, PictureName, RemovedPicture } from "./api/pictures/written.ts";
export type { DiffOfKit, DiffOfPiece, DiffOrder, GameDiff } from "./api/print/diff.ts";
export type { DrawnPage, DrawnPages, PageRef, PagesOrder } from "./api/print/pages.ts";
export type { Plan, PlannedPage, PlannedPrint, PlannedUpdate } from "./api/print/planned.ts";
export type { Printed, PrintWork, ReportedEvent } from "./api/print/print-work.ts";
export type { PrintedFileRef } from "./api/print/printed-file.ts";
export type { Shared, SharedFile, ShareOrder } from "./api/print/share.ts";
export type { ZipOrder } from "./api/print/zipped-files.ts";
export { calibrate, printCalibration, printers, removePrinter } from "./api/printers/late.ts";
export type {
  CalibratedPrinter,
  CalibrateOrder,
  CalibrationOrder,
  CalibrationSheet,
  MeasuredPrinter,
} from "./api/printers/types.ts";
export type { OpenOptions, Project } from "./api/project.ts";
export type { Drawing, FaceRef, Rendered } from "./api/render.ts";
export type { ConvertedScenario, ConvertOrder } from "./api/scenarios/convert.ts";
export type { NewScenario } from "./api/scenarios/create.ts";
export type { DrawnScenario, DrawOrder } from "./api/scenarios/draw.ts";
export type { FixedScenario, FixedTrack } from "./api/scenarios/fix-scenario.ts";
export type { ScenarioList } from "./api/scenarios/list.ts";
export type {
  GameTracks,
  LaidScenario,
  MapCardData,
  MissingCard,
  TrackData,
} from "./api/scenarios/of-game.ts";
export type { RemovedScenario, ScenarioFileRef } from "./api/scenarios/remove.ts";
export type { Scenarios } from "./api/scenarios/scenarios.ts";
export type { SuggestedScenario, SuggestOrder } from "./api/scenarios/suggest.ts";
export type { TrackedScenario } from "./api/scenarios/track.ts";
export { TRACK_LIMITS } from "./api/scenarios/track-limits.ts";
export type { SchemaOrder, WrittenSchemas } from "./api/schemas.ts";
export type { GameSheet } from "./api/sheets.ts";
export type { StageOrder } from "./api/stage.ts";
export type { ReadText } from "./api/text-of.ts";
export type { FaceTemplate, TemplateField } from "./api/things/template-of.ts";
export type {
  FaceOfThings,
  Thing,
  ThingAttribute,
  ThingElement,
  ThingNumber,
  ThingText,
} from "./api/things/thing.ts";
export type { Changed } from "./api/watch/changes.ts";
export type { CheckWork, DrawingWork, SavedWork, Work } from "./api/work.ts";
export { BroadsideError, type ErrorCode } from "./diagnostics/broadside-error.ts";
export type {
  CardsOfDeck,
  Diagnostic,
  Place,
  Position,
  Severity,
  TextEdit,
} from "./diagnostics/diagnostic.ts";
export { fullMessage } from "./diagnostics/diagnostic.ts";
export { type FailOn, statusOf } from "./diagnostics/fail-on.ts";
export { INKS, type Ink } from "./game/ink.ts";
/** The version of Broadside, for reports of front ends. */
export { packageVersion } from "./host/bundle.ts";
/** Paths as messages show them, for front ends. */
export { shownPath } from "./host/disk/shown-path.ts";
export type { Draft } from "./host/drafts.ts";
export { type Host, HostError } from "./host/host.ts";
export { createMemoryHost, type MemoryHost } from "./host/memory-host.ts";
export type { ManualEntry } from "./manual/manual.ts";
export type { CardData, DeckData } from "./pipeline/draw/deck-data.ts";
export type { FoundIcon, IconSearch } from "./pipeline/draw/list/found-icons.ts";
export {
  type FitPiece,
  type FitReport,
  type FitRisk,
  RISKS,
  VERDICTS,
  type Verdict,
} from "./pipeline/export/fit/fit-report.ts";
export type { LeftOut } from "./pipeline/export/target.ts";
export type { TargetOptions } from "./pipeline/export/target-options.ts";
export { EXPORT_TARGETS, type TargetEntry } from "./pipeline/export/targets.ts";
export type { NotFixed } from "./pipeline/fix/fix-targets.ts";
export { COLUMN_USES, type ColumnUse, type UsedColumn } from "./pipeline/fix/new-game/column-uses.ts";
export { SAMPLE_GAMES } from "./pipeline/fix/new-game/samples.ts";
export type { CreatedScenario, NewScenarioOrder } from "./pipeline/fix/scenario/create-scenario.ts";
export type { WrittenScenario } from "./pipeline/fix/scenario/scenario-yaml.ts";
export type { ScenarioWishes } from "./pipeline/fix/scenario/suggest-scenario.ts";
export type { NamedScenarios } from "./pipeline/judge/check-named-scenarios.ts";
export type { ScenarioSummary } from "./pipeline/judge/scenario-summaries.ts";
export type { StageValue } from "./pipeline/judge/stage-value.ts";
export { STAGES, type Stage } from "./pipeline/judge/stages.ts";
export type { Order } from "./pipeline/order/order.ts";
export type { InkUse } from "./pipeline/print/ink-use.ts";
export type { KitInk } from "./pipeline/print/kit-ink.ts";
export type { PrintEvent, WrittenFile } from "./pipeline/print/print-events.ts";
export type { SheetCounts } from "./pipeline/print/sheet-counts.ts";
export type { ChangedField } from "./pipeline/print/update/changed-fields.ts";
export type { ChangeKind, KitUpdate, PieceChange } from "./pipeline/print/update/compare-pieces.ts";
export type { PieceRecord } from "./pipeline/print/update/journal-pieces.ts";
export type { Progress } from "./pipeline/progress.ts";
export type { Assisted, Completion, Hover, IconOfGame, Mark } from "./schema/assist/assisted.ts";
export { MISSING_BLEEDS, type MissingBleed, TRACK_FORMS, type TrackForm } from "./schema/files.ts";
export type { JsonSchema } from "./schema/json-schema.ts";
export { CUTTERS, type Cutter, type MarkCorner, type Registration } from "./sheet/cutter/cutter.ts";
export { BACKS, type Backs, type CardPlace } from "./sheet/sheet.ts";
export type { TrackBriefing } from "./track/briefing/briefing.ts";
export { ROUTES, type RouteKind } from "./track/route-kind.ts";
export type { ScenarioTrack } from "./track/scenario-tracks.ts";
export type { TrackAnalysis } from "./track/track.ts";
