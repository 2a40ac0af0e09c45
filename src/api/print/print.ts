/** Prints an order. If all files of the same print exist unchanged, made from the same content, they are not made again. */
import { expectLargeHeap } from "../../host/engine-pace.ts";
import type { Order } from "../../pipeline/order/order.ts";
import type { BuildNews } from "../../pipeline/print/news-of-builds.ts";
import type { PrintEvent } from "../../pipeline/print/print-events.ts";
import { keepReported } from "../../pipeline/print/reported-findings.ts";
import type { NamedJournal } from "../../pipeline/print/update/named-journal.ts";
import { watching } from "../../pipeline/read/read-digest.ts";
import type { RunKey } from "../../pipeline/read/run-key.ts";
import type { Call } from "../handle.ts";
import { isReportedAgain, type KeptPrint, keepPrint, knownPrint } from "./kept-print.ts";
import { type Ordered, ordered, prepare } from "./ordered.ts";
import { gameFolderIn, tidyOutput } from "./output-folder.ts";
import { orderIn, type Plan } from "./planned.ts";
import type { NewsByLook, Printed, PrintWork, ReportedEvent } from "./print-work.ts";
import { isAsLeft } from "./written-files.ts";

type ReportEvent = (event: PrintEvent) => void;

/** @throws BroadsideError for an order that cannot be carried out */
export async function print(
  call: Call<PrintWork>,
  newsIn: NewsByLook,
  what: Plan | Order = {},
): Promise<Printed> {
  const began = performance.now();
  const { onEvent, isShown = true } = call.work;
  const printing = ordered(call, orderIn(what));
  if (printing.order.pictures) expectLargeHeap();
  const { project, games, output } = printing;
  tidyOutput(output, games);
  const history = newsIn(project);
  const news = history.begin(games);
  const events: ReportedEvent[] = [];
  const report = (event: PrintEvent): void => {
    const reported = withNews(event, news);
    events.push(reported);
    onEvent?.(reported);
  };
  const key = printing.key();
  const known = knownPrint(printing, key);
  const status =
    known && isAsLeft(output.host, known)
      ? reportAgain(known, report)
      : await make(call, printing, key, began, report);
  news.finish();
  if (isShown) keepReported(project, history.known());
  return { status, events, ...listed(events) };
}

function withNews(event: PrintEvent, news: BuildNews): ReportedEvent {
  return event.kind === "findings" ? { ...event, news: news.newsIn(event.findings) } : event;
}

function listed(events: readonly ReportedEvent[]): Pick<Printed, "files" | "findings"> {
  return {
    files: events.flatMap((event) => (event.kind === "file" ? [event.file] : [])),
    findings: events.flatMap((event) => (event.kind === "findings" ? event.findings : [])),
  };
}

function reportAgain({ status, events }: KeptPrint, report: ReportEvent): 0 | 1 {
  for (const event of events)
    report(event.kind === "file" ? { kind: "file", file: { ...event.file, ms: 0, unchanged: true } } : event);
  return status;
}

async function make(
  call: Call,
  printing: Ordered,
  key: RunKey | undefined,
  began: number,
  report: ReportEvent,
): Promise<0 | 1> {
  const { output, order } = printing;
  const project = key ? watching(printing.project, key.digest) : printing.project;
  const journal = await journalOf(printing);
  const prepared = await prepare(call, { ...printing, project });
  const { writePrints } = await import("../../pipeline/print/write-prints.ts");
  const events: PrintEvent[] = [];
  const { isLasting, ...written } = await writePrints(prepared, {
    ...{ order, output: output.host, journal },
    folderOf: (game) => gameFolderIn(output, game),
    progress: call.progress,
    elapsed: () => Math.round(performance.now() - began),
    report: (event) => {
      events.push(event);
      report(event);
    },
  });
  if (key && isLasting && project.reads?.areSteady)
    keepPrint(printing, key, prepared, { ...written, events: events.filter(isReportedAgain) });
  return written.status;
}

/** Opened before anything is made, so that a journal that cannot be continued is not found out too late. */
async function journalOf({ project, order: { journal }, games }: Ordered): Promise<NamedJournal | undefined> {
  if (journal === undefined) return undefined;
  const { namedJournal } = await import("./since.ts");
  return namedJournal(project, journal, games);
}
