/** Results of a whole print, keyed by all its inputs, so that it need not be repeated. */
import { relative } from "node:path";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { editionOf, keepEdition } from "../../pipeline/judge/kept-verdicts.ts";
import type { PreparedPrints } from "../../pipeline/print/prepare-prints.ts";
import type { PrintEvent } from "../../pipeline/print/print-events.ts";
import { journalsAtOnce, readJournal } from "../../pipeline/read/print-journal.ts";
import type { ReadDigest } from "../../pipeline/read/read-digest.ts";
import type { RunKey } from "../../pipeline/read/run-key.ts";
import { json, type Kind } from "../../remember/kind.ts";
import type { Ordered } from "./ordered.ts";
import { type PlannedPrints, plannedPrints } from "./planned.ts";
import type { WrittenFiles } from "./written-files.ts";

export interface KeptPrint extends WrittenFiles {
  readonly planned: PlannedPrints;
  readonly status: 0 | 1;
  /** Events that the same print would report again. */
  readonly events: readonly PrintEvent[];
}

const RUNS: Kind<KeptPrint> = {
  name: "run",
  weight: ({ events }) =>
    events.reduce((sum, event) => sum + 1000 * (event.kind === "findings" ? event.findings.length : 1), 1000),
  codec: json(),
};

/** Events that happen only once: the same print would not report them again. */
const ONCE: readonly PrintEvent["kind"][] = ["removed-pictures", "removed-cuts", "waiting"];

export const isReportedAgain = ({ kind }: PrintEvent): boolean => !ONCE.includes(kind);

/** The same print by an earlier run; undefined if there was none. */
export function knownPrint({ project: { memory } }: Ordered, key: RunKey | undefined): KeptPrint | undefined {
  return key && memory?.get(RUNS, key.key);
}

/** As the same print would find everything: the journal now has this one. */
export function keepPrint(
  { project, games, output }: Ordered,
  key: RunKey,
  prepared: PreparedPrints,
  { status, absent, files, events }: Omit<KeptPrint, "planned">,
): void {
  const { memory } = project;
  if (!memory) return;
  // Read once: if somebody else prints now, findings and key still belong to the same journals.
  const written = journalsAtOnce(output, games);
  const findings = prepared.findingsAfter(written);
  // A game may make an allowance that is unused now an error, and the same print would be refused.
  if (errorsIn(findings) !== errorsIn(prepared.findings)) return;
  for (const { id, made } of prepared.checked) {
    const edition = made && editionOf(project, made, readJournal(written, id).prints);
    if (edition) keepEdition(project, key.digests.get(id) as ReadDigest, edition);
  }
  const inOutput = (path: string): string => relative(output.host.root, path).replaceAll("\\", "/");
  const after = key.afterwards(written);
  if (after === undefined) return;
  memory.put(RUNS, after, {
    files: files.map(({ path, digest }) => ({ path: inOutput(path), digest })),
    absent: absent.map(inOutput),
    status,
    planned: plannedPrints(games, { ...prepared, findings }),
    events: events.map((event) =>
      event.kind === "findings" && event.findings === prepared.findings ? { ...event, findings } : event,
    ),
  });
}

const errorsIn = (findings: readonly Diagnostic[]): number =>
  findings.filter(({ severity }) => severity === "error").length;
