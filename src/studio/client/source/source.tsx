/**
 * A file of the project as source: `#/source/<path>/<line>`. Reached from findings and from the palette; cards and templates
 * have views of their own. One that comes with Broadside can be read.
 */
import "./source.css";
import { useSignal, useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { call } from "../calls/calls.ts";
import { Document } from "../documents/document.ts";
import { useDocument } from "../documents/documents.ts";
import { useUndoScope } from "../documents/undoing.ts";
import { assistFor } from "../editor/assist-for.ts";
import { CodeEditor, type EditorHandle } from "../editor/code-editor.tsx";
import { fixOrSay } from "../findings/fix-or-say.ts";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Empty } from "../parts/empty.tsx";
import { View } from "../parts/view.tsx";
import { findings } from "../project/project.ts";
import { whyReadOnly } from "../project/read-only.ts";
import { revision } from "../project/revision.ts";
import { go, route } from "../route.ts";

export function Source(): VNode {
  const [, path = "", line] = route.value;
  const own = useDocument(path);
  const fixed = useFixedText(own.document);
  const document = fixed.document ?? (own.document && isMissing(own.document) ? undefined : own.document);
  const fault = own.fault ?? fixed.fault;
  const editor = useSignal<EditorHandle | undefined>(undefined);
  const shownLine = useSignal<string | undefined>(undefined);
  useUndoScope([path]);
  const problems = useMemo(() => findings.value.filter(({ file }) => file === path), [findings.value, path]);
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
      {fault !== undefined && (
        <Empty
          icon="problems"
          title="This file cannot be read"
          actions={<Button label="Try again" onClick={own.retry} />}
        >
          {fault}
        </Empty>
      )}
      {fixed.isMissing && (
        <Empty icon="problems" title="There is no such file">
          It was deleted or renamed, or the link to it is wrong.
        </Empty>
      )}
      {document && (
        <div class="source">
          {fixed.document && (
            <Bar>
              It comes with Broadside, or is not written in UTF-8: it can be read here, and not changed.
            </Bar>
          )}
          <CodeEditor
            key={path}
            document={document}
            language={languageOf(path)}
            label={`Source of ${path}`}
            stepTitle={`Type in ${path.split("/").at(-1)}`}
            isReadOnly={fixed.document !== undefined || !OWN.test(path) || whyReadOnly.value !== undefined}
            problems={problems}
            {...(HAS_HELP.test(path) && { assist: assistFor(document) })}
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

/** Files whose words the project completes or explains. */
const HAS_HELP = /^content\/[^/]+\/.+\.(ya?ml|csv|tsv)$|^templates\/.+\.svg\.hbs$/i;

function languageOf(path: string): "xml" | "csv" | "yaml" {
  if (/\.(hbs|svg)$/i.test(path)) return "xml";
  return /\.[ct]sv$/i.test(path) ? "csv" : "yaml";
}

/** Typing would make a new file, which would take the place of the one that comes with Broadside. */
const isMissing = ({ base, text }: Document): boolean => base.value.hash === undefined && text.value === "";

interface FixedText {
  /** Of its own: it is never saved. */
  readonly document?: Document;
  /** Nothing of this name can be read anywhere. */
  readonly isMissing?: boolean;
  readonly fault?: string;
}

/** The text of a file that the project does not have itself. */
function useFixedText(own: Document | undefined): FixedText {
  const [found, setFound] = useState<FixedText & { readonly path?: string }>({});
  const path = own && isMissing(own) ? own.path : undefined;
  useEffect(() => {
    if (path === undefined) return;
    let isOver = false;
    call("text", { path })
      .then(({ fixedText: text }) =>
        text === undefined
          ? { isMissing: true }
          : { document: new Document(path, { text, hash: undefined }) },
      )
      .catch((error: Error) => ({ fault: error.message }))
      .then((answer) => {
        if (!isOver) setFound({ path, ...answer });
      });
    return () => {
      isOver = true;
    };
  }, [path, revision.value]);
  return path !== undefined && found.path === path ? found : {};
}

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
