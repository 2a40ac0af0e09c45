/** The source of the template beside its picture: a click in it selects the thing, and numbers that change light up. */
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import type { Thing } from "../../../../index.ts";
import { assistFor } from "../../editor/assist-for.ts";
import { CodeEditor, type EditorHandle } from "../../editor/code-editor.tsx";
import { fixOrSay } from "../../findings/fix-or-say.ts";
import { Button } from "../../parts/button.tsx";
import { whyReadOnly } from "../../project/read-only.ts";
import { face } from "../face.ts";
import { perform, written } from "../perform.ts";
import { problems, select, selectedThing, source, template, things } from "../state.ts";

const editor = signal<EditorHandle | undefined>(undefined);

/** Shows where a thing is written. @param hasFocus the editor takes the focus too */
export function reveal(thing: Thing | undefined, hasFocus = false): void {
  const { element } = thing ?? {};
  if (element && element.file === source.peek()?.path)
    editor.peek()?.reveal({ start: element.start, end: element.end }, hasFocus);
}

/** Shows a place of the template. */
export const revealPlace = (start: number, end: number): void => editor.peek()?.reveal({ start, end }, true);

export function SourcePane(): VNode {
  const document = source.value;
  const open = editor.value;
  const thing = selectedThing.value;
  const ranges = written.value;
  useEffect(() => {
    const { element } = thing ?? {};
    open?.mark(element && element.file === document?.path ? element : undefined);
  }, [open, document, thing?.element?.start, thing?.element?.end]);
  useEffect(() => {
    if (ranges.length > 0) open?.blink(ranges);
  }, [ranges]);
  if (!document)
    return (
      <div class="source-none">
        {template.value?.isShipped ? (
          <>
            <p>
              “{template.value.name}” comes with Broadside. To change it, make it a template of your game.
            </p>
            <Button
              label="Copy into the game"
              icon="copy"
              kind="primary"
              whyNot={whyReadOnly.value}
              onClick={copyTemplate}
            />
          </>
        ) : (
          <p class="quiet">There is no template to show.</p>
        )}
      </div>
    );
  return (
    <CodeEditor
      key={document.path}
      document={document}
      language="xml"
      label={`Source of ${template.value?.name ?? "the template"}`}
      stepTitle={`Type in ${template.value?.name ?? "the template"}`}
      isReadOnly={whyReadOnly.value !== undefined}
      problems={problems.value.filter(({ file }) => file === document.path)}
      assist={assistFor(document, face.value?.game)}
      onFix={(problem) => void fixOrSay([problem])}
      onCursor={selectAt}
      onOpen={(opened) => {
        editor.value = opened;
      }}
    />
  );
}

function copyTemplate(): void {
  const at = face.peek();
  if (at) void perform({ kind: "copy-template", ...at });
}

/** The thing whose tag or content a cursor is in. */
function selectAt(offset: number): void {
  const path = source.peek()?.path;
  const found = things.peek().filter(({ element }) => {
    if (!element || element.file !== path) return false;
    return element.start <= offset && offset <= Math.max(element.end, element.content?.end ?? 0);
  });
  if (found[0] && found[0].element?.start !== selectedThing.peek()?.element?.start) select(found[0]);
}
