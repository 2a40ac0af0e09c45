/**
 * What passes between the page and the server of the studio: the name of each call with what is asked and answered, and the
 * lines of the stream of events. Types only: both sides import it, and nothing of it runs.
 */
import type {
  AddedPicture,
  Applied,
  Assisted,
  AssistOrder,
  CalibratedPrinter,
  CalibrateOrder,
  CalibrationOrder,
  CardsOrder,
  Changed,
  Checked,
  CopiedPicture,
  CopyOrder,
  CreatedGame,
  Cutter,
  Diagnostic,
  DrawingsOrder,
  DrawnFaces,
  DrawnPages,
  EditAsk,
  Edits,
  EntryOrder,
  Exported,
  ExportOrder,
  FaceOfThings,
  FacePicture,
  FacesOrder,
  FaceTemplate,
  GameCards,
  GameDice,
  GameLanguage,
  GameOrder,
  GamePictures,
  GameSheet,
  GameSummary,
  GameTracks,
  GameWords,
  IconDrawing,
  IconSearch,
  Ink,
  ManualEntry,
  MeasuredPrinter,
  NamedEdits,
  Order,
  PagesOrder,
  PairedPictures,
  PairOrder,
  PictureChange,
  PictureChangeOrder,
  PictureName,
  Plan,
  Printed,
  PrintedFileRef,
  RemovedScenario,
  ScenarioFileRef,
  Shared,
  ShareOrder,
  SpreadsheetText,
  SpreadsheetWorkbook,
  StaleFile,
  TargetDetails,
  Thing,
  WrittenField,
  ZipOrder,
} from "../../index.ts";

/** The unsaved text of a file of the project, without a byte order mark. */
export interface Draft {
  /** From the project's root. */
  readonly path: string;
  readonly text: string;
}

/** A draft whose text is named by its hash, so that a long text travels once and not with each call. */
export interface NamedDraft {
  /** From the project's root. */
  readonly path: string;
  /** SHA-256 of the text as UTF-8, in hexadecimal. */
  readonly hash: string;
  /** Without it, the server makes it by `edit`, or was sent it before. */
  readonly text?: string;
  /** Makes the text of another one of this file, which the server was sent before. Offsets are UTF-16 units of that text. */
  readonly edit?: {
    /** Hash of the other text. */
    readonly of: string;
    readonly from: number;
    /** Exclusive. */
    readonly to: number;
    /** What is put there. */
    readonly text: string;
  };
}

export type SentDraft = Draft | NamedDraft;

/** The project that the studio has open. */
export interface Opened {
  /** Its folder, as shown to people. */
  readonly root: string;
  /** False where no game is yet, so that the page begins with a new one. */
  readonly hasProject: boolean;
  /** Nothing can be written: `--read-only`, or the games that come with Broadside. */
  readonly isReadOnly: boolean;
  readonly version: string;
  readonly games: readonly GameSummary[];
}

/** A file as it is on disk. */
export interface FileText {
  readonly path: string;
  /** Absent if there is no such file, or it cannot be read. */
  readonly text?: string | undefined;
  /** SHA-256 of its bytes in hexadecimal, which edits of it must name; absent with the text. */
  readonly hash?: string | undefined;
  /** In place of the text of a file that comes with Broadside, or is not UTF-8: it can be read and not changed. */
  readonly fixedText?: string | undefined;
}

/** A picture of a game, made anew for the page; without type and bytes if there is nothing to show. */
export interface PreviewPicture {
  readonly type?: string;
  readonly base64?: string;
  readonly findings: readonly Diagnostic[];
}

/** A file that is to become a picture of a game. */
export interface PictureToAdd {
  readonly game: string;
  /** As it is called where it comes from. */
  readonly name: string;
  /** Whether it takes the place of a file of the same name. */
  readonly replace?: boolean | undefined;
}

/** A new game in the open project, or in the studio's folder, which becomes a project. */
export interface NewGameAsk {
  readonly title: string;
  /** Default: made from the title. */
  readonly id?: string;
  /** The game that it is a copy of. */
  readonly like?: string;
  /** The sample game that it begins as, such as hex-race. */
  readonly sample?: string;
  /** The cards; without any of these, the game has nine sample cards. */
  readonly sheet?: SpreadsheetText;
  readonly workbook?: UploadedWorkbook;
}

/** A workbook that was uploaded. */
export interface UploadedWorkbook extends Omit<SpreadsheetWorkbook, "bytes"> {
  readonly upload: string;
}

/** A file that the server keeps for later calls, as long as it has room. */
export interface Uploaded {
  readonly id: string;
  /** Of a workbook: the names of its sheets. */
  readonly sheets?: readonly string[];
}

export type CalibrationSheetAsk = Omit<CalibrationOrder, "to">;

/** What can be chosen for a print or an export whatever the project is. */
export interface PrintSetup {
  readonly cutters: readonly Pick<Cutter, "id" | "title">[];
  readonly targets: readonly TargetDetails[];
  /** What each risk of a fit report means, the most severe first. */
  readonly risks: Readonly<Record<string, string>>;
}

/** The profile of the press is one that was uploaded. */
export interface ExportAsk {
  readonly order: Omit<ExportOrder, "icc">;
  readonly icc?: string;
}

export interface PlannedNewGame extends CreatedGame {
  /** The fronts of its first cards; none of a copy. */
  readonly faces: readonly (FacePicture & { readonly title: string })[];
}

/** An edit, and faces that are drawn with the texts after it. */
export interface DrawnEditsAsk {
  readonly edit: EditAsk;
  readonly order: FacesOrder;
}

export interface DrawnEdits extends NamedEdits {
  /** Of the faces, in their order; absent if they cannot be drawn, or take long. */
  readonly pictures?: readonly FacePicture[];
}

/** Every call, by its name: `POST /api/<name>` with an `Envelope`, answered with JSON. */
export interface Calls {
  open: { ask: Record<string, never>; answer: Opened };
  check: { ask: { readonly games: readonly string[]; readonly ink?: Ink }; answer: Checked };
  text: { ask: { readonly path: string }; answer: FileText };
  apply: { ask: Edits; answer: Applied };
  cards: { ask: CardsOrder; answer: GameCards };
  faces: { ask: FacesOrder; answer: DrawnFaces };
  plan: { ask: Order; answer: Plan };
  pages: { ask: { readonly order: Order } & PagesOrder; answer: DrawnPages };
  /** In lines, its events are each a `ReportedEvent`. */
  print: { ask: Order; answer: Pick<Printed, "status"> };
  share: { ask: ShareOrder; answer: Shared };
  export: { ask: ExportAsk; answer: Exported };
  /** The answer is the bytes of the file. */
  printed: { ask: PrintedFileRef; answer: Uint8Array };
  /** The answer is the bytes of a zip. */
  zipped: { ask: ZipOrder; answer: Uint8Array };
  languages: { ask: GameOrder; answer: readonly GameLanguage[] };
  sheets: { ask: GameOrder; answer: readonly GameSheet[] };
  printSetup: { ask: Record<string, never>; answer: PrintSetup };
  printers: { ask: Record<string, never>; answer: readonly MeasuredPrinter[] };
  /** The answer is the bytes of a PDF. */
  calibrationSheet: { ask: CalibrationSheetAsk; answer: Uint8Array };
  calibrate: { ask: CalibrateOrder; answer: CalibratedPrinter };
  /** Of all findings, without examples. */
  manual: { ask: Record<string, never>; answer: readonly Pick<ManualEntry, "id" | "summary" | "allowing">[] };
  explain: { ask: { readonly id: string }; answer: ManualEntry };
  /** Without the texts before the edits where they are those of the drafts. */
  edits: { ask: EditAsk; answer: NamedEdits };
  /** The same, with pictures of what is looked at as they are then. */
  drawnEdits: { ask: DrawnEditsAsk; answer: DrawnEdits };
  /** Null if the template, or the game, cannot be read. */
  template: { ask: FaceOfThings; answer: FaceTemplate | null };
  things: { ask: FaceOfThings; answer: readonly Thing[] };
  /** Null for a file without a schema. */
  assist: { ask: AssistOrder; answer: Assisted | null };
  writtenFields: { ask: EntryOrder; answer: readonly WrittenField[] };
  words: { ask: GameOrder; answer: GameWords };
  dice: { ask: GameOrder; answer: GameDice };
  /** Map cards and scenarios, to design tracks with. */
  tracks: { ask: GameOrder; answer: GameTracks };
  removeScenario: { ask: ScenarioFileRef; answer: RemovedScenario };
  findIcons: { ask: { readonly words: readonly string[] }; answer: IconSearch };
  pictures: { ask: { readonly game: string }; answer: GamePictures };
  preview: { ask: { readonly path: string; readonly pixels: number }; answer: PreviewPicture };
  /** The body is the bytes of the file, and what is asked is in the header `x-studio-ask`. */
  addPicture: { ask: PictureToAdd; answer: AddedPicture };
  changePicture: { ask: PictureChangeOrder; answer: PictureChange };
  copyPicture: { ask: CopyOrder; answer: CopiedPicture };
  removePicture: { ask: PictureName; answer: PictureName };
  /** Brings back the file of one that was removed. */
  restorePicture: { ask: PictureName; answer: PictureName };
  pairPictures: { ask: PairOrder; answer: PairedPictures };
  /** The games that come with Broadside. */
  startingGames: { ask: Record<string, never>; answer: readonly GameSummary[] };
  /** The body is the bytes of the file, as of `addPicture`. */
  upload: { ask: { readonly name: string }; answer: Uploaded };
  /** What `newGame` would make. */
  planNewGame: {
    ask: NewGameAsk;
    /** What is wrong with what was asked for, in words for people, if anything is. */
    answer: { readonly planned: PlannedNewGame } | { readonly fault: string };
  };
  newGame: { ask: NewGameAsk; answer: CreatedGame };
  iconDrawings: { ask: DrawingsOrder; answer: readonly IconDrawing[] };
}

export type CallName = keyof Calls;
/** Calls that also work where no project is yet. */
export type FolderCall = "open" | "startingGames" | "planNewGame" | "newGame" | "upload";
export type Ask<N extends CallName> = Calls[N]["ask"];
export type AnswerOf<N extends CallName> = Calls[N]["answer"];

/** The body of each call. */
export interface Envelope<N extends CallName = CallName> {
  readonly ask: Ask<N>;
  /**
   * Unsaved texts that the call sees in place of the files. One that the server does not have, or has no longer, is refused
   * with the code "unknown-draft": then the page sends the whole text.
   */
  readonly drafts?: readonly SentDraft[];
}

/**
 * A line of the answer to a request with `Accept: application/x-ndjson`: any number about what is being done, then the
 * answer or the refusal. The status is 200 in either case.
 */
export type CallLine<N extends CallName = CallName> =
  | { readonly progress: { readonly work: string; readonly done: number; readonly total: number } }
  | { readonly event: unknown }
  | { readonly answer: AnswerOf<N> }
  | { readonly refusal: Refusal };

/** The body of every answer that is not 200. */
export interface Refusal {
  /** The code of a `BroadsideError`, of the system ("ENOSPC"), of the server ("no-session", "unknown-draft"), or "bug". */
  readonly code: string;
  /** For people. */
  readonly message: string;
  /** Faults of files that may be the reason. */
  readonly findings?: readonly Diagnostic[];
  /** Of code "bug": what the terminal calls it. */
  readonly id?: string;
  /** Of code "stale": what has changed since. */
  readonly files?: readonly StaleFile[];
}

/** A line of `POST /api/events`. */
export type StudioEvent =
  | ({ readonly kind: "changed" } & Changed)
  /** From now on changes are not noticed; the message says why. */
  | { readonly kind: "unwatched"; readonly message: string }
  /** The server is about to end. */
  | { readonly kind: "closing" };
