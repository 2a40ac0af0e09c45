/** Completions in the editor, as the project answers them for the text that is being typed. */
import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  type Completion as EditorCompletion,
} from "@codemirror/autocomplete";
import type { Extension } from "@codemirror/state";
import type { Assisted, Completion } from "../../../index.ts";
import type { Positions } from "./positions.ts";

/** Help at an offset of the text; null if there is none. */
export type AssistAt = (offset: number) => Promise<Assisted | null>;

/** @param positions those of the text as it is now */
export function completions(assist: AssistAt, positions: () => Positions): Extension {
  const helpAt = (position: number): Promise<Assisted | null> =>
    assist(positions().toText(position)).catch(() => null);
  const complete = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const before = context.matchBefore(/[\w:/."'-]+/);
    if (!context.explicit && !before) return null;
    const found = await helpAt(context.pos);
    if (!found || context.aborted || found.completions.length === 0) return null;
    // names between colons are found by what they print, too
    const isMark = found.completions.some(({ kind }) => kind === "term" || kind === "icon");
    return {
      from: positions().toEditor(found.from),
      to: positions().toEditor(found.to),
      options: found.completions.map(optionOf),
      filter: !isMark,
    };
  };
  return autocompletion({ override: [complete], icons: false });
}

function optionOf({ label, insert, kind, detail, description }: Completion, index: number): EditorCompletion {
  return {
    label,
    apply: insert,
    type: kind,
    // the order of the answer
    boost: -Math.min(index, 99),
    ...(detail !== undefined && { detail }),
    ...(description !== undefined && { info: description }),
  };
}
