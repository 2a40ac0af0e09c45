/**
 * What may be written in a cell of choices: those that the typed text is in, and a way to make a word that is none of them
 * one.
 */
import type { Column } from "../columns.ts";

/** An `Offer`. */
interface ChoiceOffer {
  readonly label: string;
  readonly text: string;
  readonly caret: number;
  readonly added?: string;
}

/** The choice that a text is, whatever its capitals; else the text itself, without spaces around it. */
export function choiceOf(text: string, { choices }: Pick<Column, "choices">): string {
  const word = text.trim();
  if (choices.includes(word)) return word;
  return choices.find((choice) => choice.toLowerCase() === word.toLowerCase()) ?? word;
}

/**
 * In the order of the deck; those that begin with what was typed come first.
 * @param isUntouched nothing was typed yet: all are offered
 */
export function choiceOffers(text: string, isUntouched: boolean, column: Column): readonly ChoiceOffer[] {
  const word = choiceOf(text, column);
  const typed = isUntouched ? "" : word.toLowerCase();
  const found = column.choices
    .filter((choice) => choice.toLowerCase().includes(typed))
    .toSorted((a, b) => Number(startsWith(b, typed)) - Number(startsWith(a, typed)));
  const offers = found.map((choice) => ({ label: choice, text: choice, caret: choice.length }));
  if (word === "") return offers;
  if (!column.choices.includes(word))
    return [
      ...offers,
      { label: `Add “${word}” to the choices`, text: word, caret: word.length, added: word },
    ];
  return isUntouched && !column.isRequired ? [...offers, { label: "None", text: "", caret: 0 }] : offers;
}

const startsWith = (choice: string, typed: string): boolean => choice.toLowerCase().startsWith(typed);
