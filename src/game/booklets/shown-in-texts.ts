/** What the texts of booklets show by its id, as far as that can be told before they are set. */

/**
 * Is the figure or scenario shown in one of the texts, whether its template prints that or not? Where a template fills an id
 * in, it may be any.
 */
export function shownInTexts(kind: "figure" | "scenario", texts: readonly string[]): (id: string) => boolean {
  const pattern = new RegExp(`\\b${kind}:([^\\s)>"']*)`, "g");
  const ids = new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, id = ""]) => id)));
  const isAny = [...ids].some((id) => id.includes("{{"));
  return (id) => isAny || ids.has(id);
}
