/** The text of the file that lists the cards, at the card. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useDocument } from "../documents/documents.ts";
import { assistFor } from "../editor/assist-for.ts";
import { CodeEditor, type EditorHandle } from "../editor/code-editor.tsx";
import { fixOrSay } from "../findings/fix-or-say.ts";
import { Button } from "../parts/button.tsx";
import { Empty } from "../parts/empty.tsx";
import { findings } from "../project/project.ts";
import { whyReadOnly } from "../project/read-only.ts";

interface SourcePaneProps {
  readonly file: string;
  /** Of the card's entry, as offsets. */
  readonly place: { readonly start: number; readonly end: number };
  /** Which card it is: the text goes there when another one is shown. */
  readonly card: string;
}

export function SourcePane({ file, place, card }: SourcePaneProps): VNode | null {
  const { document, fault, retry } = useDocument(file);
  const [editor, setEditor] = useState<EditorHandle | undefined>(undefined);
  const { start, end } = place;
  useEffect(() => editor?.mark({ start, end: Math.max(start, end - 1) }), [editor, start, end]);
  // after the mark, which only brings its first line into sight
  useEffect(() => {
    editor?.reveal({ start, end: start }, false, "start");
  }, [editor, card]);
  if (fault !== undefined)
    return (
      <Empty
        icon="problems"
        title="This file cannot be read"
        actions={<Button label="Try again" onClick={retry} />}
      >
        {file}: {fault}
      </Empty>
    );
  if (!document) return null;
  const isCsv = /\.[ct]sv$/i.test(file);
  const name = file.slice(file.lastIndexOf("/") + 1);
  return (
    <CodeEditor
      document={document}
      language={isCsv ? "csv" : "yaml"}
      label={`Text of ${name}`}
      stepTitle={`Type in ${name}`}
      isReadOnly={whyReadOnly.value !== undefined}
      problems={findings.value.filter((finding) => finding.file === file)}
      assist={assistFor(document)}
      onFix={(problem) => void fixOrSay([problem])}
      onOpen={setEditor}
    />
  );
}
