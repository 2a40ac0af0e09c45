/**
 * Changes in words for people while the project cannot name them: "Set cost of axe 7", "Move thing". The title of the step,
 * which comes with the answer, says it better.
 */
import type { EditAsk } from "../../../index.ts";
import { capitalised } from "../parts/words.ts";

/** What asks of all kinds have in common where they have it. */
interface Named {
  readonly card?: string | undefined;
  readonly cards?: readonly string[] | undefined;
  readonly path?: readonly (string | number)[] | undefined;
  readonly name?: string | undefined;
}

export function askWords(ask: EditAsk): string {
  const { card, cards = [], path, name } = ask as Named;
  if (path !== undefined && card !== undefined) return `${verbOf(ask)} ${lastName(path)} of ${plain(card)}`;
  const words = capitalised(plain(ask.kind));
  const [only] = cards;
  if (only !== undefined && cards.length === 1) return `${words}: ${plain(only)}`;
  return name === undefined ? words : `${words} ${name}`;
}

function verbOf(ask: EditAsk): string {
  if (ask.kind !== "field") return "Change";
  return ask.value === undefined && ask.text === undefined ? "Remove" : "Set";
}

const plain = (id: string): string => id.replaceAll(/[-_]+/g, " ");

/** The innermost field: "cost" of special.cost. */
const lastName = (path: readonly (string | number)[]): string =>
  String(path.findLast((step) => typeof step === "string") ?? "");
