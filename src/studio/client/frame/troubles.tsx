/** Documents that cannot be saved as they are, and those that were restored: each says what can be done, where work goes on. */
import "./troubles.css";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import type { Document } from "../documents/document.ts";
import { lostAsks, type OfferedText, offered } from "../documents/keeping.ts";
import { restored } from "../documents/restored.ts";
import { discard, keepMine, save, takeTheirs, troubled } from "../documents/saving.ts";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Difference } from "../parts/difference.tsx";
import { report } from "./report.ts";

/** For buttons that go away with what they decide: the focus stays near. */
const then = (decide: () => void) => (): void => {
  decide();
  window.document.getElementById("main")?.focus();
};

export function Troubles(): VNode {
  return (
    <div class="troubles">
      <Restored />
      <LostAsks />
      {offered.value.map((text) => (
        <Offered key={`${text.path} ${text.at}`} text={text} />
      ))}
      {troubled().map((document) => (
        <TroubleOf key={document.path} document={document} />
      ))}
    </div>
  );
}

function Restored(): VNode | null {
  const found = restored.value;
  if (found.length === 0) return null;
  const forget = (): void => {
    restored.value = [];
  };
  const names = found.map(({ path }) => path).join(", ");
  return (
    <Bar
      actions={
        <>
          <Button
            label="Discard"
            tip="Undo brings them back"
            onClick={then(() => {
              for (const document of found) discard(document);
              forget();
            })}
          />
          <Button label="Close" icon="close" isBare onClick={then(forget)} />
        </>
      }
    >
      Your unsaved changes are back: {names}.
    </Bar>
  );
}

function LostAsks(): VNode | null {
  if (lostAsks.value.length === 0) return null;
  const forget = (): void => {
    lostAsks.value = [];
  };
  return (
    <Bar kind="warning" actions={<Button label="Close" icon="close" isBare onClick={then(forget)} />}>
      Changes that waited for the studio could not be made.
      <ul class="trouble-list">
        {lostAsks.value.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Bar>
  );
}

const TIME = new Intl.DateTimeFormat([], { dateStyle: "medium", timeStyle: "short" });

const Offered = ({ text }: { readonly text: OfferedText }): VNode => (
  <Bar
    actions={
      <>
        <Button label="Add them to mine" tip="Undo takes them out again" onClick={then(text.add)} />
        <Button label="Discard them" onClick={then(text.forget)} />
      </>
    }
  >
    A tab that was closed had other unsaved changes to <strong>{text.path}</strong>, last made{" "}
    {TIME.format(text.at)}.
  </Bar>
);

function TroubleOf({ document }: { readonly document: Document }): VNode | null {
  switch (document.trouble.value?.kind) {
    case "stale":
      return <Stale document={document} />;
    case "gone":
      return <Gone document={document} />;
    case "refused":
      return <RefusedSave document={document} />;
  }
  return null;
}

function Stale({ document }: { readonly document: Document }): VNode | null {
  const shows = useSignal<"none" | "theirs" | "mine">("none");
  const trouble = document.trouble.value;
  if (trouble?.kind !== "stale") return null;
  const mergeable = document.withBoth.value !== undefined;
  const toggle = (which: "theirs" | "mine") => () => {
    shows.value = shows.value === which ? "none" : which;
  };
  return (
    <div class="trouble">
      <Bar
        kind="warning"
        actions={
          <>
            {mergeable && (
              <Button label="Keep both" kind="primary" onClick={then(() => document.keepBoth())} />
            )}
            <Button
              label={mergeable ? "Keep only mine" : "Keep mine"}
              tip={
                mergeable
                  ? "Saving then replaces what the other program wrote"
                  : "Where both changed the same lines; all other changes of both stay"
              }
              onClick={then(() => keepMine(document))}
            />
            <Button
              label={mergeable ? "Take only theirs" : "Take theirs"}
              tip={
                mergeable
                  ? "Undo brings yours back"
                  : "Where both changed the same lines; all other changes of both stay, and undo brings yours back"
              }
              onClick={then(() => takeTheirs(document))}
            />
          </>
        }
      >
        <strong>{document.path}</strong> was changed by another program while you have unsaved changes.{" "}
        {mergeable ? "Both can be kept: they concern different lines." : "Both changed the same lines."}
        <span class="trouble-toggles">
          <Button
            label="What they changed"
            kind="quiet"
            isExpanded={shows.value === "theirs"}
            onClick={toggle("theirs")}
          />
          <Button
            label="What you changed"
            kind="quiet"
            isExpanded={shows.value === "mine"}
            onClick={toggle("mine")}
          />
        </span>
      </Bar>
      {shows.value === "theirs" && (
        <Difference
          label="What the other program changed"
          before={document.base.value.text}
          after={trouble.disk.text}
        />
      )}
      {shows.value === "mine" && (
        <Difference label="What you changed" before={document.base.value.text} after={document.text.value} />
      )}
    </div>
  );
}

const Gone = ({ document }: { readonly document: Document }): VNode => (
  <Bar
    kind="warning"
    actions={
      <>
        <Button
          label="Write it again"
          onClick={then(() => {
            keepMine(document);
            void report(save(() => [document]));
          })}
        />
        <Button
          label="Discard my text"
          tip="Undo brings your text back"
          onClick={then(() => takeTheirs(document))}
        />
      </>
    }
  >
    <strong>{document.path}</strong> was deleted or renamed. Your text is kept here.
  </Bar>
);

function RefusedSave({ document }: { readonly document: Document }): VNode | null {
  const trouble = document.trouble.value;
  if (trouble?.kind !== "refused") return null;
  return (
    <Bar
      kind="error"
      actions={<Button label="Try again" onClick={() => void report(save(() => [document]))} />}
    >
      <strong>{document.path}</strong> was not saved: {withoutPath(trouble.message)}. Your text is kept here.
    </Bar>
  );
}

/** The bar begins with the path. */
const withoutPath = (message: string): string => message.replace(/^"[^"]*": /, "");
