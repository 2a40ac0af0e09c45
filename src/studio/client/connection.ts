/** Whether the server answers. What needs it waits and goes on by itself. */
import { effect, signal } from "@preact/signals";

/** False while the server does not answer: it was ended, or is being started again. */
export const isConnected = signal(true);

/** Resolves as soon as the server answers again. */
export function whenConnected(): Promise<void> {
  return new Promise((resolve) => {
    const end = effect(() => {
      if (!isConnected.value) return;
      resolve();
      // an effect cannot be ended while it runs for the first time
      queueMicrotask(() => end());
    });
  });
}
