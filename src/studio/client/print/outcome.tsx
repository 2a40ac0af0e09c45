/** What a print or an export is doing, and what it has made: progress with cancel, then the files to open and to download. */
import type { VNode } from "preact";
import { sizeWords } from "../../../diagnostics/words.ts";
import type { Diagnostic } from "../../../index.ts";
import { FindingList } from "../findings/finding-list.tsx";
import { isSame } from "../findings/same.ts";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { Checklist } from "./checklist.tsx";
import { ExportedFiles } from "./export/exported.tsx";
import { download, downloadFile, isShownInTab, openFile } from "./files.ts";
import { type MadeFile, type Printing, printing } from "./printing.ts";

interface OutcomeProps {
  /** Of the game that is shown. */
  readonly game: string;
  /** Findings that are shown with the sheets. */
  readonly known: readonly Diagnostic[];
  /** What the risks of a fit report mean, the most severe first. */
  readonly risks: Readonly<Record<string, string>>;
}

/** A print goes on whatever is shown; how it ended is said where its game is. */
export function Outcome({ known, game, risks }: OutcomeProps): VNode | null {
  const now = printing.value;
  if (now.kind !== "running" && now.kind !== "none" && now.game !== game) return null;
  switch (now.kind) {
    case "none":
      return null;
    case "running":
      return <Running {...now} words={now.game === game ? now.words : `${now.game}: ${now.words}`} />;
    case "failed":
      return <Bar kind="error">{now.message}</Bar>;
    case "cancelled":
      return <Bar>It was cancelled. Files that were not finished are as they were before.</Bar>;
    case "exported":
      return <ExportedFiles exported={now.exported} risks={risks} />;
    case "done":
      return <Done {...now} known={known} />;
  }
}

function Running({ words, part, cancel }: Extract<Printing, { kind: "running" }>): VNode {
  return (
    <section class="print-running" aria-label="Printing">
      <label>
        <span>{words}</span>
        <progress {...(part !== undefined && { value: part })} max={1} />
      </label>
      <Button label="Cancel" onClick={cancel} />
    </section>
  );
}

function Done({
  game,
  isComplete,
  files,
  all,
  notes,
  findings,
  known,
}: Extract<Printing, { kind: "done" }> & Pick<OutcomeProps, "known">): VNode {
  const prints = files.flatMap(({ file, sheets }) => (sheets && sheets.sheets > 0 ? [{ file, sheets }] : []));
  return (
    <section class="print-done" aria-label="Printed files">
      <Bar kind={isComplete ? "info" : "warning"}>{wordsOf(files)}</Bar>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <FindingList findings={findings.filter((one) => !known.some((other) => isSame(one, other)))} />
      {all.length > 1 && (
        <div>
          <Button
            label={`Download all ${counted(all.length, "file")} as one zip`}
            icon="download"
            onClick={() => void download("zipped", { game, files: all }, `${game}.zip`)}
          />
        </div>
      )}
      {files.length > 0 && (
        <ul class="print-files">
          {files.map((made) => (
            <OneFile key={made.path} made={made} />
          ))}
        </ul>
      )}
      {prints.length > 0 && <Checklist prints={prints} />}
    </section>
  );
}

/** "10 files in output/pirate-quest", as many as are listed. */
export function wordsOf(files: readonly MadeFile[]): string {
  const first = files.find(({ kind }) => kind !== "credits");
  if (!first) return "No file was written.";
  const folder = first.path.slice(0, -first.file.length - 1);
  return `${counted(files.length, "file")} in ${folder}`;
}

function OneFile({ made }: { readonly made: MadeFile }): VNode {
  const { file, path, detail, bytes, isUnchanged } = made;
  const about = [detail, sizeWords(bytes), isUnchanged ? "unchanged" : undefined].filter(Boolean).join(", ");
  return (
    <li>
      <span class="print-file" title={path}>
        {file}
      </span>
      <span class="quiet">{about}</span>
      <span class="buttons">
        {isShownInTab(file) && (
          <Button label={`Open ${file}`} kind="quiet" onClick={() => void openFile(made)}>
            Open
          </Button>
        )}
        <Button label={`Download ${file}`} icon="download" isBare onClick={() => void downloadFile(made)} />
      </span>
    </li>
  );
}
