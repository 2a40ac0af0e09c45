/**
 * Pictures come first: what a person does not look at after a key (findings, lists, hints) is asked for once the pictures that are
 * seen have been answered.
 */

/** ms after which it is asked for in any case: somebody may drag for a minute. */
const MOST_MS = 400;

let underWay = 0;
const waiting = new Set<() => void>();

/** Pictures that are seen are being drawn until this has ended. */
export async function drawing<T>(pictures: Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await pictures;
  } finally {
    underWay -= 1;
    if (underWay === 0) for (const go of waiting) go();
  }
}

/** Resolves when no picture that is seen is being drawn, and at once if none is. */
export async function afterPictures(): Promise<void> {
  const end = performance.now() + MOST_MS;
  while (underWay > 0 && performance.now() < end) {
    await ended(end - performance.now());
    // the next pictures may be asked for as soon as these are there
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function ended(most: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(go, most);
    waiting.add(go);
  });
}
