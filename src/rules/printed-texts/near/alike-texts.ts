/** What the texts of one field have in common, kept from one check to the next: only added and removed texts are examined. */
import { notesAbout } from "../../../remember/derived.ts";
import type { NumberedTexts } from "../numbered/numbered-texts.ts";
import { AlikeButOne } from "./alike-but-one.ts";
import { Skeletons } from "./skeletons.ts";

/** The texts of one field, by what they have in common. */
export class AlikeTexts {
  readonly butOne: AlikeButOne;
  readonly skeletons: Skeletons;

  constructor(texts: NumberedTexts) {
    this.butOne = new AlikeButOne(texts);
    this.skeletons = new Skeletons(texts);
  }

  /** Replaces the texts by these: adds those that are new, removes those that are not among them. */
  replaceTexts(texts: ReadonlySet<number>): void {
    for (const text of [...this.butOne.lists]) if (!texts.has(text)) this.#remove(text);
    for (const text of texts)
      if (!this.butOne.has(text)) {
        this.butOne.add(text);
        this.skeletons.add(text);
      }
  }

  #remove(text: number): void {
    this.butOne.remove(text);
    this.skeletons.remove(text);
  }
}

/** What is known of each field, by its name. */
const fieldsOf = notesAbout<NumberedTexts, Map<string, AlikeTexts>>(() => new Map());

/** Forgets all other fields: those that a game no longer has would otherwise stay as long as its texts. */
export function keepOnlyFields(texts: NumberedTexts, wanted: ReadonlySet<string>): void {
  const fields = fieldsOf(texts);
  for (const field of [...fields.keys()]) if (!wanted.has(field)) fields.delete(field);
}

/**
 * What the texts of a field have in common, from an earlier check as far as they are the same.
 * @param field its name
 * @param numbers its texts, each once
 */
export function alikeTexts(texts: NumberedTexts, field: string, numbers: ReadonlySet<number>): AlikeTexts {
  const fields = fieldsOf(texts);
  const alike = fields.get(field) ?? new AlikeTexts(texts);
  fields.set(field, alike);
  alike.replaceTexts(numbers);
  return alike;
}
