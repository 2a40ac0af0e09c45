/** A print or an export as it goes on: its progress, what it wrote, and its end. One at a time. */
import { signal } from "@preact/signals";
import { inkWords, kitInkWords } from "../../../diagnostics/text/ink-words.ts";
import { unchangedWords, updateWords } from "../../../diagnostics/text/update-words.ts";
import type {
  Diagnostic,
  Exported,
  Order,
  PrintEvent,
  ReportedEvent,
  SharedFile,
  SheetCounts,
  WrittenFile,
} from "../../../index.ts";
import type { ExportAsk } from "../../shared/calls.ts";
import { callInLines } from "../calls/call-lines.ts";
import { counted } from "../parts/counted.ts";
import { capitalised } from "../parts/words.ts";
import { EXPORT_LABELS } from "./export/export-order.ts";
import { faultIn, type OptionFault, type OptionLabels, PRINT_LABELS } from "./faults.ts";

export interface MadeFile {
  readonly game: string;
  readonly file: string;
  /** As shown to people. */
  readonly path: string;
  readonly bytes: number;
  /** "9 sheets", "158 cards". */
  readonly detail?: string;
  readonly isUnchanged: boolean;
  /** Of a PDF for a printer. */
  readonly sheets?: SheetCounts;
  readonly kind: "pdf" | "picture" | "cuts" | "page" | "credits";
}

/** With the game that is printed. */
export type Printing = { readonly kind: "none" } | (Printed & { readonly game: string });

type Printed =
  | {
      readonly kind: "running";
      readonly words: string;
      /** 0 to 1; undefined before the first step. */
      readonly part: number | undefined;
      cancel(): void;
    }
  | {
      readonly kind: "done";
      readonly isComplete: boolean;
      /** Without pictures of cards, of which there may be hundreds. */
      readonly files: readonly MadeFile[];
      /** Paths of all of them, below the folder of the game. */
      readonly all: readonly string[];
      readonly notes: readonly string[];
      readonly findings: readonly Diagnostic[];
    }
  | { readonly kind: "exported"; readonly exported: Exported }
  /** The fault is of one of its options. */
  | { readonly kind: "failed"; readonly message: string; readonly fault: OptionFault }
  | { readonly kind: "cancelled" };

export const printing = signal<Printing>({ kind: "none" });

/** Prints what is on disk now. */
export async function print(order: Order): Promise<void> {
  const files: MadeFile[] = [];
  const notes: string[] = [];
  const findings: Diagnostic[] = [];
  await run(order, PRINT_LABELS, async (signal, onProgress) => {
    const onEvent = (event: ReportedEvent): void => {
      if (event.kind === "findings") findings.push(...event.findings);
      else if (event.kind === "file") files.push(madeFile(event.file));
      else {
        const note = noteOf(event);
        if (note !== undefined) notes.push(note);
      }
    };
    const { status } = await callInLines("print", order, { signal, onProgress, onEvent });
    const all = files.map(({ file }) => file);
    return { kind: "done", isComplete: status === 0, files: withoutPictures(files), all, notes, findings };
  });
}

/** Writes a web page with the cards of the order. */
export async function share({ games, kits, only, players, ink, lang, draft }: Order): Promise<void> {
  const order = { games, kits, only, players, ink, lang, draft };
  await run(order, PRINT_LABELS, async (signal, onProgress) => {
    const shared = await callInLines("share", order, { signal, onProgress });
    const files = shared.files.map(sharedFile);
    const notes = files.length === 0 ? ["No page was written."] : [];
    const all = files.map(({ file }) => file);
    return { kind: "done", isComplete: shared.status === 0, files, all, notes, findings: shared.findings };
  });
}

/** Writes the files of kits for a print shop or a digital table, from what is on disk now. */
export async function exportFiles(ask: ExportAsk): Promise<void> {
  await run(ask.order, EXPORT_LABELS, async (signal, onProgress) => {
    return { kind: "exported", exported: await callInLines("export", ask, { signal, onProgress }) };
  });
}

type OnProgress = (step: { readonly work: string; readonly done: number; readonly total: number }) => void;

async function run(
  { games: [game = ""] = [] }: Pick<Order, "games">,
  labels: OptionLabels,
  work: (signal: AbortSignal, onProgress: OnProgress) => Promise<Printed>,
): Promise<void> {
  if (printing.peek().kind === "running") return;
  const end = new AbortController();
  const cancel = (): void => end.abort();
  printing.value = { game, kind: "running", words: "Checking", part: undefined, cancel };
  const onProgress: OnProgress = ({ work: name, done, total }) => {
    const words = `${capitalised(workOf(name))} ${done} of ${total}`;
    printing.value = { game, kind: "running", words, part: total > 0 ? done / total : undefined, cancel };
  };
  try {
    printing.value = { game, ...(await work(end.signal, onProgress)) };
  } catch (error) {
    const fault = faultIn((error as Error).message, labels);
    const label = labels[fault.option];
    const message = label === undefined ? fault.message : `${label}: ${fault.message}`;
    printing.value = end.signal.aborted
      ? { game, kind: "cancelled" }
      : { game, kind: "failed", message, fault };
  }
}

/** "pirate-quest: writing PDF page" without the game. */
const workOf = (name: string): string => name.replace(/^[^:]*: /, "");

function madeFile({ game, file, path, bytes, unchanged, kind, sheets, ink }: WrittenFile): MadeFile {
  const facts = [
    ...(sheets && sheets.sheets > 0 ? [counted(sheets.sheets, "sheet")] : []),
    ...(ink ? [inkWords(ink)] : []),
  ];
  return {
    game,
    file,
    path,
    bytes,
    isUnchanged: unchanged,
    kind,
    ...(facts.length > 0 && { detail: facts.join(", ") }),
    ...(sheets && { sheets }),
  };
}

const sharedFile = ({ game, file, path, bytes, cards }: SharedFile): MadeFile => ({
  ...{ game, file, path, bytes, kind: "page", isUnchanged: false },
  detail: counted(cards, "card"),
});

/** There may be hundreds; a note says where they are. */
const withoutPictures = (files: readonly MadeFile[]): readonly MadeFile[] =>
  files.filter(({ kind, file }) => kind !== "picture" && !file.startsWith("png/"));

/** What is worth a line apart from files and findings. */
function noteOf(event: Exclude<PrintEvent, { kind: "findings" | "file" }>): string | undefined {
  switch (event.kind) {
    case "refused":
      return "Nothing was printed because of the errors below.";
    case "unusable-game":
      return "Nothing was printed: game.yaml cannot be used.";
    case "no-copies":
      return "Nothing was printed: no card has a copy.";
    case "not-asked-for":
      return "Nothing was printed: no kit has any of these cards.";
    case "missing-drawing":
      return `The scenario "${event.scenario}" has no ${event.drawing}: ${event.why}.`;
    case "waiting":
      return "Another print was writing to the same folder; this one waited for it.";
    case "printer":
      return `Corrected for the printer ${event.printer} on ${event.paper}.`;
    case "old-draft":
      return `${event.path} is an earlier draft of ${event.replacedBy}; delete it if you do not need it.`;
    case "pictures":
      return `${event.count} pictures at ${event.dpi} dpi are in ${event.folder}.`;
    case "kit-ink":
      return `${kitInkWords(event)}.`;
    case "scenarios-left-out":
      return event.count === 1
        ? "1 scenario is in no kit and was not printed; choose it above to print it."
        : `${event.count} scenarios are in no kit and were not printed; choose them above to print them.`;
    case "removed-pictures":
      return `Removed ${event.paths.length} pictures of cards that are no longer printed.`;
    case "update":
      return `${updateWords(event)}.`;
    case "nothing-changed":
      return `${unchangedWords(event)}.`;
    case "partly-compared":
      return `${capitalised(event.why)}.`;
    case "removed-cuts":
      return `Removed ${event.paths.length} files of sheets to cut that this print no longer has.`;
    case "no-journal":
      return `The journal of prints was not written: ${event.message}.`;
  }
}
