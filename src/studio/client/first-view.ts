/** Whether what the page was opened for is on the screen: work that can wait begins then, not beside it. */
import { signal } from "@preact/signals";

export const isFirstViewThere = signal(false);

export function firstViewIsThere(): void {
  isFirstViewThere.value = true;
}
