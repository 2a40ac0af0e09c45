/** What an export has made: for each kit its folder, what people must know, how well it fits, and its files. */
import "./export.css";
import type { VNode } from "preact";
import { groupedBy } from "../../../../diagnostics/grouped.ts";
import { listed, sizeWords } from "../../../../diagnostics/words.ts";
import type { Exported, ExportedKit } from "../../../../index.ts";
import { FindingList } from "../../findings/finding-list.tsx";
import { Bar } from "../../parts/bar.tsx";
import { Button } from "../../parts/button.tsx";
import { counted } from "../../parts/counted.ts";
import { download, downloadFile } from "../files.ts";
import { FitTable } from "./fit-table.tsx";

interface ExportedFilesProps {
  readonly exported: Exported;
  readonly risks: Readonly<Record<string, string>>;
}

export function ExportedFiles({ exported, risks }: ExportedFilesProps): VNode {
  const { exports, skipped, findings, isRefused, status } = exported;
  return (
    <section class="print-done" aria-label="Exported files">
      {isRefused ? (
        <Bar kind="error">Nothing was exported because of the errors below.</Bar>
      ) : (
        <Bar kind={status === 0 ? "info" : "warning"}>
          {exports.length === 0
            ? "Nothing was exported."
            : `${counted(exports.length, "kit")} exported to ${listed(exports.map(({ folder }) => folder))}`}
        </Bar>
      )}
      <FindingList findings={findings} most={6} />
      {skipped.map(({ kit, why }) => (
        <p key={kit}>Left out: {why}.</p>
      ))}
      {exports.map((kit) => (
        <OneKit key={kit.folder} kit={kit} risks={risks} />
      ))}
    </section>
  );
}

interface OneKitProps {
  readonly kit: ExportedKit;
  readonly risks: Readonly<Record<string, string>>;
}

function OneKit({ kit, risks }: OneKitProps): VNode {
  const { game, folder, files, cards, copies, contents, leftOut, notes, fit, removed } = kit;
  // the last two parts of its path, whatever the output folder is called
  const below = folder.split(/[\\/]/).slice(-2).join("/");
  const name = `${game}-${below.replaceAll("/", "-")}.zip`;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return (
    <section class="export-kit" aria-label={folder}>
      <div class="export-head">
        <h3>{kit.kit}</h3>
        <span class="quiet">
          {counted(files.length, "file")}, {sizeWords(bytes)}, for {counted(cards, "card")} (
          {counted(copies, "copy", "copies")}) in {folder}
        </span>
        <span class="buttons">
          <Button
            label="Download as one zip"
            icon="download"
            onClick={() =>
              void download("zipped", { game, folder: below, files: files.map(({ path }) => path) }, name)
            }
          />
        </span>
      </div>
      <ul class="print-facts">
        {contents.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {[...groupedBy(leftOut, ({ why }) => why)].map(([why, decks]) => (
          <li key={why}>
            Left out: {listed(decks.map(({ deck }) => deck))}: {why}
          </li>
        ))}
        {notes.map((note) => (
          <li key={note}>Note: {note}</li>
        ))}
        {removed.length > 0 && <li>Removed {counted(removed.length, "file")} of an earlier export</li>}
      </ul>
      {fit && <FitTable fit={fit} risks={risks} />}
      <Files kit={kit} below={below} />
    </section>
  );
}

/** There may be hundreds. */
const Files = ({
  kit: { game, files },
  below,
}: Pick<OneKitProps, "kit"> & { readonly below: string }): VNode => (
  <details class="print-fold">
    <summary>
      <span class="print-fold-title">{counted(files.length, "file")}</span>
    </summary>
    <ul class="print-files export-files">
      {files.map(({ path, bytes }) => (
        <li key={path}>
          <span class="print-file">{path}</span>
          <span class="quiet">{sizeWords(bytes)}</span>
          <span class="buttons">
            <Button
              label={`Download ${path}`}
              icon="download"
              isBare
              onClick={() => void downloadFile({ game, file: `${below}/${path}` })}
            />
          </span>
        </li>
      ))}
    </ul>
  </details>
);
