/** What is chosen for an export besides what prints are asked too. It stays while the page is open. */
import { effect, signal } from "@preact/signals";
import { gameId } from "../../project/project.ts";
import type { TargetOption, TargetValues } from "./target-fields.ts";

/** Name of the target; empty = none yet. */
export const target = signal("");

/** What was entered for its options; other targets that read them have the same. */
export const values = signal<TargetValues>({});

/** The name of the file of the profile. */
export const profileName = signal("");

export function enter(option: TargetOption, text: string): void {
  values.value = { ...values.peek(), [option]: text };
}

// Decks belong to a game.
effect(() => {
  gameId.value;
  const { products: _, ...others } = values.peek();
  values.value = others;
});
