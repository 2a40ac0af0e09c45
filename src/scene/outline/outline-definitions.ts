/**
 * What an outline SVG defines once and refers to: glyphs, symbols, gradients, clips, shared pictures. Ids are a prefix, a letter and the
 * order of first use, so that equal scenes give equal text and drawings with different prefixes can share a page.
 */
import type { FontProgram } from "../../font/font-program.ts";
import { round } from "../../units/length.ts";
import { isIdentity, type Matrix } from "../../units/matrix.ts";
import { outlineOf } from "../glyph-outline.ts";
import type { GradientPaint } from "../paint.ts";
import { shortPath, writePath } from "../path-data.ts";
import type { FillRule } from "../scene.ts";

/** Decimals of glyph outlines in their em of 1,000 units. */
const GLYPH_DECIMALS = 2;

export class OutlineDefinitions {
  readonly #prefix: string;
  readonly #ids = new Map<string, string>();
  readonly #texts = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** All definitions so far, without the `<defs>` around them. */
  get text(): string {
    return [...this.#texts.values()].join("");
  }

  /** The same by id; each refers only to earlier ones. */
  get byId(): ReadonlyMap<string, string> {
    return this.#texts;
  }

  /** Id of a glyph's path; undefined for a blank glyph. */
  glyph(program: FontProgram, glyphId: number): string | undefined {
    const key = `g ${glyphId} ${program.key}`;
    const remembered = this.#ids.get(key);
    if (remembered !== undefined) return remembered || undefined;
    const d = glyphPath(program, glyphId);
    if (d !== "") return this.once("g", key, (id) => `<path id="${id}" d="${d}"/>`);
    this.#ids.set(key, "");
    return undefined;
  }

  /** Id of a clip. */
  clip(d: string, rule: FillRule, decimals: number): string {
    const path = shortPath(d, decimals);
    const evenodd = rule === "evenodd" ? ` clip-rule="evenodd"` : "";
    return this.once(
      "c",
      `c ${rule} ${path}`,
      (id) => `<clipPath id="${id}"><path d="${path}"${evenodd}/></clipPath>`,
    );
  }

  /** Id of a gradient in user space. */
  gradient(paint: GradientPaint): string {
    return this.once("p", `p ${JSON.stringify(paint)}`, (id) => gradientElement(id, paint));
  }

  /** Id of a definition made by `write`, which gets its id; written only on the first call. */
  once(letter: string, key: string, write: (id: string) => string): string {
    const remembered = this.#ids.get(key);
    if (remembered !== undefined) return remembered;
    const count = (this.#counts.get(letter) ?? 0) + 1;
    this.#counts.set(letter, count);
    const id = `${this.#prefix}${letter}${count}`;
    this.#ids.set(key, id);
    this.#texts.set(id, write(id));
    return id;
  }
}

/** A `transform` value, precise enough for icons that are scaled by a hundredth. */
export function matrixText(matrix: Matrix, decimals: number): string {
  const [a, b, c, d, e, f] = matrix;
  if (a === 1 && b === 0 && c === 0 && d === 1)
    return `translate(${round(e, decimals)} ${round(f, decimals)})`;
  return `matrix(${[a, b, c, d].map((value) => round(value, 6)).join(" ")} ${round(e, decimals)} ${round(f, decimals)})`;
}

const glyphPaths = new WeakMap<FontProgram, Map<number, string>>();

/** A glyph's path data, cached for the lifetime of its font. */
function glyphPath(program: FontProgram, glyphId: number): string {
  const paths = glyphPaths.get(program) ?? new Map<number, string>();
  glyphPaths.set(program, paths);
  const d = paths.get(glyphId) ?? writePath(outlineOf(program, glyphId), GLYPH_DECIMALS);
  paths.set(glyphId, d);
  return d;
}

function gradientElement(id: string, paint: GradientPaint): string {
  const number = (value: number): number => round(value, 4);
  const transform = isIdentity(paint.transform)
    ? ""
    : ` gradientTransform="${matrixText(paint.transform, 4)}"`;
  const shared = `id="${id}" gradientUnits="userSpaceOnUse"${transform}`;
  const stops = paint.stops
    .map(({ offset, colour, opacity }) => {
      const alpha = opacity < 1 ? ` stop-opacity="${round(opacity, 4)}"` : "";
      return `<stop offset="${number(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join("");
  if (paint.kind === "linear") {
    const [x1, y1, x2, y2] = [...paint.from, ...paint.to].map(number);
    return `<linearGradient ${shared} x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;
  }
  const [cx, cy, fx, fy, r] = [...paint.centre, ...paint.focus, paint.radius].map(number);
  return `<radialGradient ${shared} cx="${cx}" cy="${cy}" fx="${fx}" fy="${fy}" r="${r}">${stops}</radialGradient>`;
}
