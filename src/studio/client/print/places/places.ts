/** Places of a sheet that are left empty, as they are typed: "1, 4". Pure. */

/** Ascending, each once; undefined for anything but numbers of places. */
export function placesIn(text: string): readonly number[] | undefined {
  const words = text.split(/[\s,;]+/).filter((word) => word !== "");
  if (words.some((word) => !/^[1-9]\d{0,3}$/.test(word))) return undefined;
  return [...new Set(words.map(Number))].sort((a, b) => a - b);
}

/** The same with one more, or without it. */
export function toggled(text: string, place: number): string {
  const places = placesIn(text) ?? [];
  const next = places.includes(place) ? places.filter((one) => one !== place) : [...places, place];
  return next.sort((a, b) => a - b).join(", ");
}
