/** Prints a plan. If all files of the same print exist unchanged, made from the same content, they are not made again. */
import { relative } from "node:path";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { BuildNews, NewsOfBuilds } from "../../pipeline/print/news-of-builds.ts";
import type { PrintEvent, WrittenFile } from "../../pipeline/print/print-events.ts";
import { keepReported } from "../../pipeline/print/reported-findings.ts";
import { runKey } from "../../pipeline/read/run-key.ts";
import { areStillThere, keepRun, writtenFiles } from "../../remember/known-runs.ts";
import type { Call } from "../handle.ts";
import type { Work } from "../work.ts";
import { isSaidAgain, type KeptPrint } from "./kept-print.ts";
import { claim, gameFolderIn } from "./output-folder.ts";
import { matterOf, type PlanMatter } from "./plan.ts";
import type { Plan } from "./planned.ts";

/** Findings come with `news`: those that no earlier print of the project reported; errors are always news. */
export type ReportedEvent =
  | Exclude<PrintEvent, { kind: "findings" }>
  | (Extract<PrintEvent, { kind: "findings" }> & { readonly news: readonly Diagnostic[] });

export interface PrintWork extends Work {
  /** Called for each event as it happens. */
  readonly onEvent?: ((event: ReportedEvent) => void) | undefined;
  /**
   * Whether the findings are shown to people, so that the next print counts them as known; default true. Affects only
   * `news`.
   */
  readonly isShown?: boolean | undefined;
}

export interface Printed {
  /** 0 if everything ordered was printed and there are no errors, else 1. */
  readonly status: 0 | 1;
  readonly files: readonly WrittenFile[];
  /** Findings of the check, the sheets and the drawings. */
  readonly findings: readonly Diagnostic[];
  /** Everything that happened, in order. */
  readonly events: readonly ReportedEvent[];
}

export async function print(
  call: Call,
  plan: Plan,
  { onEvent, isShown = true }: PrintWork,
  newsOfProject: () => NewsOfBuilds,
): Promise<Printed> {
  const matter = matterOf(plan);
  const { output } = matter;
  const letGo = claim(output, plan.games);
  try {
    const history = newsOfProject();
    const news = history.begin(plan.games);
    const events: ReportedEvent[] = [];
    const tell = (event: PrintEvent): void => {
      const told = withNews(event, news);
      events.push(told);
      onEvent?.(told);
    };
    const isThere = matter.known !== undefined && areStillThere(output.host, matter.known);
    const status = isThere
      ? tellAgain(matter.known as KeptPrint, tell)
      : await make(call, plan, matter, tell);
    news.finish();
    if (isShown) keepReported(call.project, history.known());
    return { status, events, ...listed(events) };
  } finally {
    letGo();
  }
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

function tellAgain({ status, events }: KeptPrint, tell: (event: PrintEvent) => void): 0 | 1 {
  for (const event of events)
    tell(event.kind === "file" ? { kind: "file", file: { ...event.file, ms: 0, unchanged: true } } : event);
  return status;
}

async function make(
  call: Call,
  plan: Plan,
  matter: PlanMatter,
  tell: (event: PrintEvent) => void,
): Promise<0 | 1> {
  const began = performance.now();
  const { output, order } = matter;
  const prepared = await matter.prepared(call);
  const { writePrints } = await import("../../pipeline/print/write-prints.ts");
  const events: PrintEvent[] = [];
  const { status, isLasting } = await writePrints(prepared, {
    ...{ order, output: output.host },
    folderOf: (game) => gameFolderIn(output, game),
    goOn: call.goOn,
    progress: call.progress,
    elapsed: () => Math.round(matter.ms + performance.now() - began),
    tell: (event) => {
      events.push(event);
      tell(event);
    },
  });
  if (isLasting) keep(plan, matter, status, events.filter(isSaidAgain));
  return status;
}

function keep(
  plan: Plan,
  { project, output, key: before, terms }: PlanMatter,
  status: 0 | 1,
  events: readonly PrintEvent[],
): void {
  const { cache } = project;
  const after = cache && before && runKey({ ...project, output }, plan.games, terms);
  // A file that changed in the meantime belongs to another run.
  if (!after || after.digest.files !== before.digest.files) return;
  const paths = events.flatMap((event) => (event.kind === "file" ? [event.file.path] : []));
  const root = output.host.root;
  const files = writtenFiles(
    output.host,
    paths.map((path) => relative(root, path).replaceAll("\\", "/")),
  );
  const kept: KeptPrint | undefined = files && { plan, status, events, files };
  if (kept) keepRun(cache, after.key, kept);
}
