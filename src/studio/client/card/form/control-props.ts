/** What the controls of a form have in common. */
import type { Control, Field } from "./describe.ts";

/** What every control gets: the field, and the id that its label names. */
export interface ControlProps<K extends Control["kind"]> {
  readonly field: Field;
  readonly control: Extract<Control, { readonly kind: K }>;
  readonly id: string;
  readonly described: Readonly<Record<string, string | true>>;
}

/** A plain value in words. */
export function shown(value: unknown): string {
  if (value === true) return "yes";
  if (value === false) return "no";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
