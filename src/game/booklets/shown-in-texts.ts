/** Finds what the texts of booklets show by id, as far as is known before they are set. */

/**
 * Is the figure or scenario shown in one of the texts, even if its template may not print that? If a template fills in an id,
 * it may be any.
 */
export function shownInTexts(kind: "figure" | "scenario", texts: readonly string[]): (id: string) => boolean {
  const pattern = new RegExp(`\\b${kind}:([^\\s)>"']*)`, "g");
  const ids = new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, id = ""]) => id)));
  const isAny = [...ids].some((id) => id.includes("{{"));
  return (id) => isAny || ids.has(id);
}
