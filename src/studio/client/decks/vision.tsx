/**
 * Filters that show colours as a monochrome printer prints them, or as eyes without one kind of cones see them.
 * The matrices work on linear light, as SVG filters do unless set otherwise. Grey is the relative luminance of WCAG 2.2.
 */
import type { VNode } from "preact";
import { DEFICIENCIES, MACHADO, type Rows } from "../../../units/colour-deficiency.ts";

const LUMINANCE = [0.2126, 0.7152, 0.0722] as const;

const GREY: Rows = [LUMINANCE, LUMINANCE, LUMINANCE];

export function VisionFilters(): VNode {
  return (
    <svg class="vision-filters" aria-hidden="true">
      {[["grey", GREY] as const, ...DEFICIENCIES.map((name) => [name, MACHADO[name]] as const)].map(
        ([name, rows]) => (
          <filter key={name} id={`vision-${name}`} color-interpolation-filters="linearRGB">
            <feColorMatrix type="matrix" values={matrixOf(rows)} />
          </filter>
        ),
      )}
    </svg>
  );
}

/** Four rows of five: red, green, blue, alpha, and what is added. */
const matrixOf = (rows: Rows): string => `${rows.map((row) => `${row.join(" ")} 0 0`).join(" ")} 0 0 0 1 0`;
