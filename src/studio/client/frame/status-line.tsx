/** The line below everything: undo and redo, the last step, what is unsaved, when the game was checked, the connection. */
import "./status-line.css";
import type { VNode } from "preact";
import type { EditAsk } from "../../../index.ts";
import { isImpostor } from "../calls/session.ts";
import { askWords } from "../documents/ask-words.ts";
import { isWriting, unsaved } from "../documents/documents.ts";
import { waitingAsks } from "../documents/draft-edits.ts";
import { keepingFault, restoringFault } from "../documents/keeping.ts";
import { discard, save, saveAll } from "../documents/saving.ts";
import { nextRedo, nextUndo, redo, undo } from "../documents/undoing.ts";
import { type FoundSince, foundSince } from "../findings/since-last.ts";
import { SCHEMES, scheme } from "../look/scheme.ts";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { shownKeys } from "../parts/keys.tsx";
import { Menu } from "../parts/menu.tsx";
import { SeverityMark } from "../parts/severity.tsx";
import { decksFault } from "../project/cards.ts";
import {
  checkedAt,
  checkingFault,
  findings,
  isChecking,
  isConnected,
  openingFault,
  watchingFault,
} from "../project/project.ts";
import { whyReadOnly } from "../project/read-only.ts";
import { hrefOf } from "../route.ts";
import { isHelpOpen } from "./overlays.ts";
import { report } from "./report.ts";

export function StatusLine(): VNode {
  return (
    <footer class="status">
      <UndoRedo />
      <Unsaved />
      <span class="status-space" />
      <Connection />
      <Checked />
      <Look />
      <Button
        label="Keys"
        icon="keys"
        isBare
        keys="?"
        hasPopup="dialog"
        onClick={() => {
          isHelpOpen.value = true;
        }}
      />
    </footer>
  );
}

function UndoRedo(): VNode {
  const [back, forth] = [nextUndo.value, nextRedo.value];
  return (
    <>
      <Button
        label={back ? `Undo: ${back.title}` : "Undo"}
        icon="undo"
        isBare
        keys="Mod+Z"
        whyNot={back ? back.whyNot : "Nothing to undo"}
        onClick={() => void undo()}
      />
      <Button
        label={forth ? `Redo: ${forth.title}` : "Redo"}
        icon="redo"
        isBare
        keys="Mod+Shift+Z"
        whyNot={forth ? forth.whyNot : "Nothing to redo"}
        onClick={() => void redo()}
      />
      <span class="status-step" title={back?.title}>
        {back?.title}
      </span>
    </>
  );
}

function Unsaved(): VNode {
  const files = unsaved.value;
  if (whyReadOnly.value !== undefined)
    return <span class="quiet status-words">Read-only: nothing can be saved</span>;
  const waiting = waitingAsks.value;
  if (waiting.length > 0 && !isConnected.value) return <Waiting asks={waiting.map(({ ask }) => ask)} />;
  const noneLeft = isWriting.value ? "Saving …" : "Everything is saved";
  const words = files.length === 0 ? noneLeft : countedFiles(files.length);
  return (
    <>
      <span class="unseen" role="status">
        {words}
      </span>
      {files.length === 0 ? (
        <span class="quiet status-words" aria-hidden="true">
          {words}
        </span>
      ) : (
        <>
          <Menu
            label={words}
            kind="quiet"
            items={files.flatMap((document) => [
              {
                label: `Save ${shortPath(document.path)}`,
                icon: "save" as const,
                onSelect: () => void report(save(() => [document])),
              },
              {
                label: `Discard changes of ${shortPath(document.path)}`,
                icon: "trash" as const,
                onSelect: () => discard(document),
              },
            ])}
          />
          <Button
            label="Save all"
            icon="save"
            kind="primary"
            keys="Mod+Shift+S"
            tip={`All files. ${shownKeys("Mod+S")} saves those of this view, with all that was changed from here, as Undo does.`}
            onClick={() => void report(saveAll())}
          />
        </>
      )}
    </>
  );
}

/** Names the latest, which is what somebody has just done. */
function Waiting({ asks }: { readonly asks: readonly EditAsk[] }): VNode {
  const all = asks.map(askWords);
  const more = all.length > 1 ? ` and ${all.length - 1} more` : "";
  return (
    <span class="status-words" role="status" title={all.join("\n")}>
      {`Waiting for the studio, not saved: ${all.at(-1)}${more}`}
    </span>
  );
}

const countedFiles = (count: number): string => `${count} unsaved ${count === 1 ? "file" : "files"}`;

/** Without the folder that they all have. */
const shortPath = (path: string): string => path.split("/").slice(2).join("/") || path;

function Connection(): VNode | null {
  const words = troubleWords();
  return (
    <span class="status-trouble" role="status">
      {words && (
        <>
          <SeverityMark severity="warning" isNamed={false} />
          {words}
        </>
      )}
    </span>
  );
}

function troubleWords(): string | undefined {
  if (isImpostor.value)
    return "Another program answers in the place of the studio that let this page in: nothing is sent to it. Run broadside studio and open its link.";
  if (!isConnected.value)
    return openingFault.value ?? "The studio does not answer. Go on: what you change is kept.";
  if (keepingFault.value !== undefined)
    return `Unsaved changes are not kept in this browser: ${keepingFault.value}`;
  if (restoringFault.value !== undefined)
    return `Unsaved changes of an earlier time cannot be shown: ${restoringFault.value}`;
  if (checkingFault.value !== undefined)
    return `The game cannot be checked as it is now: ${checkingFault.value}`;
  if (decksFault.value !== undefined) return `The cards cannot be read as they are now: ${decksFault.value}`;
  return watchingFault.value;
}

function Checked(): VNode | null {
  const counts = (["error", "warning", "hint"] as const)
    .map((severity) => ({
      severity,
      count: findings.value.filter((finding) => finding.severity === severity).length,
    }))
    .filter(({ count }) => count > 0);
  const at = checkedAt.value?.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  // there is no game yet
  if (at === undefined && !isChecking.value) return null;
  return (
    <a class="status-checked" href={hrefOf("problems")}>
      {counts.map(({ severity, count }) => (
        <span key={severity} class="status-count">
          <SeverityMark severity={severity} isNamed={false} size={14} />
          {count}
          <span class="unseen">{counted(count, severity).replace(/^[\d,]+/, "")}</span>
        </span>
      ))}
      <span class="quiet">
        {checkingFault.value !== undefined
          ? at
            ? `Last checked ${at}`
            : "Not checked"
          : isChecking.value
            ? "Checking ..."
            : at
              ? `${counts.length === 0 ? "No problems" : "Checked"} ${at}`
              : ""}
      </span>
      <span role="status">{foundSince.value && !isChecking.value ? sinceWords(foundSince.value) : ""}</span>
    </a>
  );
}

/** "1 new, 2 solved", since the check before. */
const sinceWords = ({ added, gone }: FoundSince): string =>
  [added > 0 ? `${added} new` : "", gone > 0 ? `${gone} solved` : ""].filter(Boolean).join(", ");

const LOOKS = { system: "As the system", light: "Light", dark: "Dark" } as const;

function Look(): VNode {
  return (
    <Menu
      label="Light or dark"
      icon={scheme.value === "dark" ? "dark" : "light"}
      isBare
      items={SCHEMES.map((one) => ({
        label: LOOKS[one],
        isChecked: one === scheme.value,
        onSelect: () => {
          scheme.value = one;
        },
      }))}
    />
  );
}
