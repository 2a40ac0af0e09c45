/** What all fields of a form share: the card that they are about, and how a value is written. */
import type { ReadonlySignal } from "@preact/signals";
import { type ComponentChildren, createContext, type VNode } from "preact";
import { useContext } from "preact/hooks";
import type { Diagnostic, PictureWords } from "../../../../index.ts";
import type { FieldPath } from "../../project/card-schema.ts";
import type { Json } from "../../project/json.ts";
import type { Field } from "./describe.ts";

export interface ItemChange {
  readonly change: "add" | "remove" | "up" | "down";
  /** From 0; of an added item, absent = behind the last. */
  readonly index?: number;
  /** Of an added item. */
  readonly value?: Json;
}

export interface FormContext {
  readonly game: string;
  /** Names the card: what was typed into a field of another card is not kept for this one. */
  readonly card: string;
  readonly isReadOnly: boolean;
  /** What was typed into a field; it is read as the field's type wants. */
  type(path: FieldPath, text: string): void;
  /** A value; undefined removes the field. */
  set(path: FieldPath, value: Json | undefined): void;
  /** Gives a field of choices one more, and this card that value. */
  addChoice(path: FieldPath, word: string): void;
  /** Changes an item of a list, in the list as it is then: what was typed just before stays. */
  item(path: FieldPath, change: ItemChange): void;
  /** Something typed into this field, or chosen in it, is not in the file yet. */
  isWaiting(path: FieldPath): boolean;
  /** Why the last value could not be written, for people. */
  faultOf(path: FieldPath): string | undefined;
  findingsOf(path: FieldPath): readonly Diagnostic[];
  /** What the templates of the deck write around the value; undefined = the value is the whole path, or no picture. */
  pictureFieldOf(path: FieldPath): PictureWords | undefined;
  /** The field that is pointed at, in the form or in the picture, by its key. */
  readonly pointed: ReadonlySignal<string | undefined>;
  point(path: FieldPath | undefined): void;
}

/** The same with what draws fields, for controls that contain other fields. */
export interface DrawingForm extends FormContext {
  row(field: Field, actions?: ComponentChildren): VNode;
  /** The control alone, with an id of its own. */
  control(field: Field, id: string): VNode;
}

const Context = createContext<DrawingForm | undefined>(undefined);

export const FormProvider = Context.Provider;

/** @throws Error outside a form */
export function useForm(): DrawingForm {
  const found = useContext(Context);
  if (!found) throw new Error("a field outside a form");
  return found;
}

/** A place of a card as text: "special.cost", "bars.0". */
export const pathKey = (path: FieldPath): string => path.join(".");
