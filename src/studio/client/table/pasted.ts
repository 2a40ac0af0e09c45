/** What is said of a paste: how much it was, and words that are no choices of their columns, which can become some. */
import type { NamedEdits } from "../../../index.ts";
import { notifyOfSteps } from "../documents/step-notice.ts";
import { addChoices, type NewChoices, shownWords } from "../findings/new-choices.ts";
import { counted } from "../parts/counted.ts";
import { notify } from "../parts/notices/notice-list.ts";
import { capitalised } from "../parts/words.ts";
import type { Cells } from "./clipboard.ts";
import type { TableState } from "./table-state.ts";

/** @param fields the key of the column that each cell of a row is for */
export function newWordsIn(
  state: TableState,
  fields: readonly (string | undefined)[],
  rows: Cells,
): readonly NewChoices[] {
  const deck = state.deck.peek().id;
  return state.columns.peek().flatMap(({ key, path, kind, choices }) => {
    const place = fields.indexOf(key);
    if (kind !== "enum" || place === -1) return [];
    const texts = rows.map((row) => (row[place] ?? "").trim());
    const words = [...new Set(texts)].filter((text) => text !== "" && !choices.includes(text));
    return words.length > 0 ? [{ deck, path, words }] : [];
  });
}

/** @param rows number of those that were pasted */
export function sayPasted(made: NamedEdits, rows: number, wanted: readonly NewChoices[]): void {
  const pasted = rows === 1 ? "One row is pasted" : `${counted(rows, "row")} are pasted`;
  const [first] = wanted;
  if (!first) {
    if (rows > 1) notifyOfSteps({ name: "table", text: pasted }, [made]);
    return;
  }
  const words = wanted.flatMap((one) => one.words);
  const isOne = words.length === 1;
  const of = wanted.length === 1 ? ` of ${first.path.join(".")}` : "";
  notifyOfSteps(
    {
      name: "table",
      text: `${pasted}; ${shownWords(words)} ${isOne ? "is not a choice" : "are not choices"}${of}`,
      offer: {
        label: isOne ? "Make it a choice" : "Make them choices",
        onClick: () => void makeChoices(wanted, words),
      },
    },
    [made],
  );
}

async function makeChoices(wanted: readonly NewChoices[], words: readonly string[]): Promise<void> {
  const made: NamedEdits[] = [];
  try {
    for (const one of wanted) made.push(await addChoices(one));
  } catch (error) {
    notify({ name: "table", kind: "error", text: `${capitalised((error as Error).message)}.` });
    return;
  }
  const text = `${shownWords(words)} ${words.length === 1 ? "is a choice" : "are choices"} now`;
  notifyOfSteps({ name: "table", text }, made);
}
