/**
 * A file of the project as source: `#/source/<path>/<line>`. Reached from findings and from the palette; cards and templates
 * have views of their own.
 */
import "./source.css";
import { useSignal, useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { Document } from "../documents/document.ts";
import { useDocument } from "../documents/documents.ts";
import { useUndoScope } from "../documents/undoing.ts";
import { CodeEditor, type EditorHandle } from "../editor/code-editor.tsx";
import { fixOrSay } from "../findings/fix-or-say.ts";
import { Button } from "../parts/button.tsx";
import { Empty } from "../parts/empty.tsx";
import { View } from "../parts/view.tsx";
import { findings, opened } from "../project.ts";
import { go, route } from "../route.ts";

export function Source(): VNode {
  const [, path = "", line] = route.value;
  const document = useDocument(path);
  const editor = useSignal<EditorHandle | undefined>(undefined);
  const shownLine = useSignal<string | undefined>(undefined);
  useUndoScope([path]);
  const own = useMemo(() => findings.value.filter(({ file }) => file === path), [findings.value, path]);
  useSignalEffect(() => {
    const [, , wanted] = route.value;
    const { value: handle } = editor;
    if (!handle || !document || wanted === undefined || wanted === shownLine.peek()) return;
    shownLine.value = wanted;
    handle.reveal(lineAt(document.text.peek(), Number(wanted)), true);
  });
  return (
    <View
      title={path.split("/").at(-1) ?? path}
      subtitle={`${path}${line === undefined ? "" : `, line ${line}`}`}
      isBare
      actions={<Button label="Problems" icon="back" onClick={() => go("problems")} />}
    >
      {document && isMissing(document) && (
        <Empty icon="problems" title="This is no file of the project">
          It comes with Broadside and cannot be changed here, or it was deleted.
        </Empty>
      )}
      {document && !isMissing(document) && (
        <div class="source">
          <CodeEditor
            key={path}
            document={document}
            language={/\.(hbs|svg)$/.test(path) ? "xml" : "yaml"}
            label={`Source of ${path}`}
            stepTitle={`Type in ${path.split("/").at(-1)}`}
            isReadOnly={!OWN.test(path) || (opened.value?.isReadOnly ?? false)}
            problems={own}
            onFix={(problem) => void fixOrSay([problem])}
            onOpen={(handle) => {
              editor.value = handle;
            }}
          />
        </div>
      )}
    </View>
  );
}

/** Only what is in these folders can be changed. */
const OWN = /^(content|templates)\//;

/** Typing would make a new file, which would take the place of the one that comes with Broadside. */
const isMissing = ({ base, text }: Document): boolean => base.value.hash === undefined && text.value === "";

/** A line without its end; the last if there are fewer. */
function lineAt(text: string, number: number): { readonly start: number; readonly end: number } {
  let start = 0;
  for (let line = 1; line < number; line++) {
    const next = text.indexOf("\n", start);
    if (next === -1) break;
    start = next + 1;
  }
  const end = text.indexOf("\n", start);
  return { start, end: end === -1 ? text.length : end };
}
