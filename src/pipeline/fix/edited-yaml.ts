/**
 * A YAML file that is changed in several steps: each is of the file as it is by then, which is read again
 * only after it has changed. Limit: lists of cards have their own (`cards/yaml-cards.ts`), which know the fields.
 */
import type { TextEdit } from "../../diagnostics/diagnostic.ts";
import type { Json } from "../../schema/files.ts";
import { editedText } from "../../source/edit/edited-text.ts";
import { type SetStyle, setValue } from "../../source/edit/yaml/set-fields.ts";
import type { SourceDocument, SourcePath } from "../../source/tree.ts";
import { parseYaml } from "../../source/yaml/yaml.ts";
import { plainStyle } from "./plain-style.ts";

export interface EditedYaml {
  readonly path: string;
  /** As it is now. */
  now(): SourceDocument;
  /** Makes edits of `now()`. */
  step(edits: readonly TextEdit[]): void;
  /**
   * Writes a value at a path from the root; undefined removes it.
   * @param layoutAt the layout that other entries have at a path; default the usual one
   * @returns false if it cannot be written there: nothing is changed then
   */
  set(path: SourcePath, value: Json | undefined, layoutAt?: SetStyle["layoutAt"]): boolean;
  /** All steps as edits of the file at the beginning, in order. */
  edits(): readonly TextEdit[];
}

export function editedYaml(first: SourceDocument): EditedYaml {
  const { path } = first;
  const text = editedText(first);
  let read = first;
  const now = (): SourceDocument => {
    if (read.text !== text.text) read = parseYaml({ path, text: text.text }, read).value;
    return read;
  };
  return {
    path,
    now,
    step: text.step,
    set(at, value, layoutAt) {
      const file = now();
      if (file.root?.kind !== "map") return false;
      const edits = setValue({ file, style: plainStyle(file, layoutAt), path: [] }, file.root, at, value);
      if (edits) text.step(edits);
      return edits !== undefined;
    },
    edits: text.edits,
  };
}
