/**
 * All fonts of a build: opened once, found by family, weight and slope, and searched in a fixed order for characters
 * that the wanted face lacks.
 * Limits: static fonts; no synthetic slant or bold.
 */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import { boundedMap } from "../units/bounded-map.ts";
import type { Face } from "./face.ts";
import { type FontFile, openFontFile } from "./file/font-file.ts";
import type { FontPrograms } from "./font-program.ts";
import { faceByName, lookInside } from "./named-face.ts";

export interface FontBook {
  /**
   * Puts soft hyphens into a word of the language that is set in these fonts, where it may be divided; absent = words are not
   * divided. Books that divide words differently are different objects, so that what is kept of texts belongs to one.
   */
  readonly hyphenate?: (word: string) => string;
  /** Every face by its key, for drawing. */
  readonly programs: FontPrograms;
  /** Family names, in the order of the files. */
  readonly families: readonly string[];
  readonly faces: readonly Face[];
  /** True if a file has the family, or a face of this full or PostScript name; capitals do not matter. */
  has(family: string): boolean;
  /** The face with a full or PostScript name that is not also the name of a family: "Alegreya-Bold". */
  named(name: string): Face | undefined;
  /** The face for a list of families as in font-family; undefined only if the book is empty. */
  find(families: readonly string[], weight: number, italic: boolean): Face | undefined;
  /**
   * Faces to search for a character, best first: the named families, then the other families in the order of their
   * files (of each the face nearest in weight and slope), then all faces that are left.
   */
  fallbacks(families: readonly string[], weight: number, italic: boolean): readonly Face[];
}

/**
 * Opens the fonts of a build, the more important file first: of two files with the same family, weight and slope the
 * first is used. Each file that cannot be used is left out with a diagnostic; the others work.
 */
export function openFontBook(files: readonly FontFile[]): Result<FontBook> {
  const faces: Face[] = [];
  const diagnostics: Diagnostic[] = [];
  const keys = new Set<string>();
  for (const file of files) {
    const opened = openFontFile(file, (name) => unusedKey(name, keys));
    diagnostics.push(...opened.diagnostics);
    if (!opened.face) continue;
    keys.add(opened.face.key);
    faces.push(opened.face);
  }
  return { value: bookOf(faces), diagnostics };
}

/** Families that were looked up, among them missing ones that drawings ask for. */
const MOST_FAMILIES = 500;

function bookOf(faces: readonly Face[]): FontBook {
  const families = [...new Set(faces.map((face) => face.family))];
  const orders = new Map<string, readonly Face[]>();
  const byFamily = boundedMap<readonly Face[]>(MOST_FAMILIES);
  const inFamily = (family: string) => byFamily.getOrMake(family, () => facesOf(faces, family));
  const byName = faceByName(faces);
  const named = (name: string) => (inFamily(name).length > 0 ? undefined : byName(name));
  /** The nearest face of a family, then its files of the same style: npm's packages split a font by alphabets. */
  const nearestIn = (family: string, weight: number, italic: boolean): readonly Face[] => {
    const face = named(family);
    const look = face ? lookInside(face, { weight, italic }) : { weight, italic };
    const all = inFamily(face?.family ?? family);
    const nearest = nearestFace(all, look.weight, look.italic);
    const isAlike = (one: Face) => one.weight === nearest?.weight && one.italic === nearest.italic;
    return nearest ? [nearest, ...all.filter(isAlike)] : [];
  };
  const fallbacks: FontBook["fallbacks"] = (wanted, weight, italic) => {
    const key = JSON.stringify([wanted, weight, italic]);
    const remembered = orders.get(key);
    if (remembered) return remembered;
    const best = [...wanted, ...families].flatMap((family) => nearestIn(family, weight, italic));
    const order = [...new Set([...best, ...faces])];
    orders.set(key, order);
    return order;
  };
  return {
    programs: new Map(faces.map((face) => [face.key, face.program])),
    families,
    faces,
    has: (family) => inFamily(family).length > 0 || named(family) !== undefined,
    named,
    find: (wanted, weight, italic) => fallbacks(wanted, weight, italic)[0],
    fallbacks,
  };
}

function facesOf(faces: readonly Face[], family: string): readonly Face[] {
  const wanted = family.toLowerCase();
  const exact = faces.filter((face) => face.family.toLowerCase() === wanted);
  return exact.length > 0 ? exact : faces.filter((face) => face.legacyFamily.toLowerCase() === wanted);
}

/** A unique key that is valid as an id in SVG and PDF. */
function unusedKey(name: string, used: ReadonlySet<string>): string {
  const base = name.replace(/[^A-Za-z0-9-]+/g, "-");
  if (!used.has(base)) return base;
  let number = 2;
  while (used.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

/**
 * The nearest face by the rules of CSS Fonts 4, section 5.2: slope decides first, then weight.
 * Undefined for an empty family; of equal faces the first.
 */
export function nearestFace(faces: readonly Face[], weight: number, italic: boolean): Face | undefined {
  const sloped = faces.filter((face) => face.italic === italic);
  const candidates = sloped.length > 0 ? sloped : faces;
  const costs = candidates.map((face) => weightCost(weight, face.weight));
  return candidates[costs.indexOf(Math.min(...costs))];
}

const LATER = 1000;

/** The position at which CSS would try a weight: 400 to 500 look up to 500 first, then down; lighter look down, bolder look up. */
function weightCost(wanted: number, offered: number): number {
  const distance = Math.abs(offered - wanted);
  if (wanted >= 400 && wanted <= 500) {
    if (offered >= wanted && offered <= 500) return distance;
    return offered < wanted ? LATER + distance : 2 * LATER + distance;
  }
  const firstChoice = wanted < 400 ? offered <= wanted : offered >= wanted;
  return firstChoice ? distance : LATER + distance;
}
