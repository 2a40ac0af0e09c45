/**
 * Patterns of file paths: `*` matches any characters except slashes, `**` any number of folders, `?` one character. Takes time
 * proportional to pattern times path at most.
 */

export function matchesGlob(pattern: string, path: string): boolean {
  return matchSteps(pattern.split("/"), path.split("/"));
}

function matchSteps(pattern: readonly string[], path: readonly string[]): boolean {
  return reaches(pattern, path, (step) => step === "**", matchName);
}

function matchName(pattern: string, name: string): boolean {
  const isMany = (sign: string): boolean => sign === "*";
  return reaches([...pattern], [...name], isMany, (sign, letter) => sign === "?" || sign === letter);
}

/** Do the parts, some of which match any number of items, match the whole list? */
function reaches(
  parts: readonly string[],
  items: readonly string[],
  isMany: (part: string) => boolean,
  fits: (part: string, item: string) => boolean,
): boolean {
  // At k: the parts so far match the first k items.
  let covered = [true, ...items.map(() => false)];
  for (const part of parts) {
    const next: boolean[] = [];
    for (const [count, was] of covered.entries())
      next.push(
        isMany(part)
          ? was || next[count - 1] === true
          : covered[count - 1] === true && fits(part, items[count - 1] as string),
      );
    covered = next;
  }
  return covered.at(-1) === true;
}
