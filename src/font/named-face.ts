/**
 * Faces by the names in their files' name tables: the full name ("Alegreya Bold", name 4) and the PostScript name
 * ("Alegreya-Bold", name 6), which Illustrator and others write instead of a family. Capitals, spaces and hyphens do
 * not matter, so "Alegreya-BoldItalic" is found by "Alegreya Bold Italic" too.
 */
import type { Face } from "./face.ts";

/** Finds a face by such a name; the names are read at the first call. */
export function faceByName(faces: readonly Face[]): (name: string) => Face | undefined {
  let facesByName: ReadonlyMap<string, Face> | undefined;
  return (name) => {
    facesByName ??= namesOf(faces);
    return facesByName.get(bare(name));
  };
}

/** The style for a face found by name: its own weight and slope, or bolder and sloped text in its family. */
export function lookInside(
  { weight, italic }: Face,
  asked: Pick<Face, "weight" | "italic">,
): Pick<Face, "weight" | "italic"> {
  // 400 is the weight of a text that specifies none.
  return {
    weight: asked.weight === 400 ? weight : Math.max(weight, asked.weight),
    italic: italic || asked.italic,
  };
}

/** The family that the name of an unknown face begins with: "Alegreya" for "Alegreya-Black". */
export function familyBefore(name: string, families: readonly string[]): string | undefined {
  const candidates = families.filter((family) => bare(name).startsWith(bare(family)));
  return candidates.sort((a, b) => b.length - a.length)[0];
}

/** Of equal names the first face counts. */
function namesOf(faces: readonly Face[]): ReadonlyMap<string, Face> {
  const names = new Map<string, Face>();
  for (const face of faces)
    for (const name of [face.fullName, face.program.postscriptName].map(bare))
      if (name !== "" && !names.has(name)) names.set(name, face);
  return names;
}

const bare = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, "");
