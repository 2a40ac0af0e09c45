/**
 * A text of the project as source, with colours, search, and problems where they are. The editor is loaded when it is first
 * shown; until then there is the text. The document stays the truth: what is typed becomes steps of it, and what others change in
 * it is shown.
 */
import "./code-editor.css";
import { effect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Diagnostic } from "../../../index.ts";
import type { Document } from "../documents/document.ts";
import type { AssistAt } from "./assistance.ts";
import type { EditorHandle, EditorLanguage, OpenEditor } from "./codemirror.ts";

export type { EditorHandle } from "./codemirror.ts";

interface CodeEditorProps {
  readonly document: Document;
  readonly language: EditorLanguage;
  /** For screen readers: "Source of battle-card". */
  readonly label: string;
  /** The name of what is typed, as a step: "Type in battle-card". */
  readonly stepTitle: string;
  readonly isReadOnly?: boolean;
  /** Findings in this file. */
  readonly problems?: readonly Diagnostic[];
  /** Completions and meanings; taken when the editor opens. */
  readonly assist?: AssistAt;
  /** Makes the edits of a finding, which then offers them. */
  onFix?(problem: Diagnostic): void;
  /** The cursor was put at an offset of the text by a person. */
  onCursor?(offset: number): void;
  /** The open editor, and undefined when it closes. */
  onOpen?(editor: EditorHandle | undefined): void;
}

export function CodeEditor(props: CodeEditorProps): VNode {
  const { document } = props;
  const place = useRef<HTMLDivElement>(null);
  const current = useRef(props);
  current.current = props;
  const [editor, setEditor] = useState<OpenEditor | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    let opened: OpenEditor | undefined;
    void import("./codemirror.ts").then(({ openEditor }) => {
      if (isOver || !place.current) return;
      const { language, label, stepTitle, isReadOnly = false } = current.current;
      const { assist, onFix } = current.current;
      const onCursor = (offset: number): void => current.current.onCursor?.(offset);
      opened = openEditor(place.current, {
        ...{ document, language, label, stepTitle, isReadOnly, assist, onCursor },
        ...(onFix && { onFix: (problem) => current.current.onFix?.(problem) }),
      });
      setEditor(opened);
      current.current.onOpen?.(opened);
    });
    return () => {
      isOver = true;
      current.current.onOpen?.(undefined);
      opened?.close();
      setEditor(undefined);
    };
  }, [document]);
  useEffect(() => {
    if (!editor) return;
    return effect(() => editor.show(document.text.value));
  }, [editor, document]);
  useEffect(() => editor?.setProblems(props.problems ?? []), [editor, props.problems]);
  return (
    <div class="code-editor">
      <div ref={place} class="code-editor-place" />
      {!editor && <pre class="code-editor-waiting">{document.text.value}</pre>}
    </div>
  );
}
