/** Which texts of files a memory keeps: the latest of each path, as long as there is room for them all. */
export interface MostTexts {
  /** Texts of each path. */
  readonly ofPath: number;
  /** The size of all texts together. */
  readonly size: number;
}

/**
 * @param texts the latest first
 * @param sizeOf in the unit of `most.size`
 */
export function latestTexts<T extends { readonly path: string }>(
  texts: readonly T[],
  most: MostTexts,
  sizeOf: (text: T) => number,
): readonly T[] {
  const counts = new Map<string, number>();
  let full = 0;
  return texts.filter((text) => {
    const count = (counts.get(text.path) ?? 0) + 1;
    counts.set(text.path, count);
    const size = sizeOf(text);
    const fits = count <= most.ofPath && full + size <= most.size;
    if (fits) full += size;
    return fits;
  });
}
