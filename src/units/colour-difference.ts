/**
 * How well eyes distinguish colours: contrast, grey, colour-vision deficiency, and the difference of two colours.
 * Colours are "#rrggbb" in sRGB. Limits: full deficiencies only (severity 1); milder ones are between these and ordinary
 * sight. Print shifts colours a little, so a limit needs some margin.
 */
import "culori/css";
import { converter, differenceCiede2000 } from "culori/fn";
import { type Deficiency, MACHADO, type Rgb, type Rows } from "./colour-deficiency.ts";

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => byte(part).toString(16).padStart(2, "0")).join("")}`;
}

const byte = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 255);

/** Relative luminance of a colour, 0 (black) to 1 (white): WCAG 2.2, with sRGB's own 0.04045. */
export function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2, "contrast ratio": 1 (equal) to 21 (black on white). */
export function contrastOf(a: Rgb, b: Rgb): number {
  const [one, other] = [luminanceOf(a), luminanceOf(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Brettel, Viénot and Mollon 1997: two half planes, selected by the side of `normal` on which a colour is. */
const BRETTEL_TRITAN: { readonly normal: Rgb; readonly front: Rows; readonly back: Rows } = {
  normal: [0.03901, -0.02788, -0.01113],
  front: [
    [1.01277, 0.13548, -0.14826],
    [-0.01243, 0.86812, 0.14431],
    [0.07589, 0.805, 0.11911],
  ],
  back: [
    [0.93678, 0.18979, -0.12657],
    [0.06154, 0.81526, 0.1232],
    [-0.37562, 1.12767, 0.24796],
  ],
};

/** The colour as such a person sees it, for people with ordinary sight. */
export function simulate(hex: string, deficiency: Deficiency): string {
  const light = rgbOf(hex).map(linear) as unknown as Rgb;
  const rows = deficiency === "tritan" ? tritanRows(light) : MACHADO[deficiency];
  return hexOf(rows.map((row) => gamma(dot(row, light))) as unknown as Rgb);
}

/** The colour on a monochrome printer: the grey with the same luminance. */
export function greyOf(hex: string): string {
  const grey = gamma(luminanceOf(rgbOf(hex)));
  return hexOf([grey, grey, grey]);
}

const lab = converter("lab65");
const ciede2000 = differenceCiede2000();

/** CIEDE2000: about 1 is barely visible side by side, 2 to 10 at a glance, 100 is between black and white. */
export function differenceOf(a: string, b: string): number {
  return ciede2000(lab(a) as never, lab(b) as never);
}

const tritanRows = (light: Rgb): Rows =>
  dot(BRETTEL_TRITAN.normal, light) >= 0 ? BRETTEL_TRITAN.front : BRETTEL_TRITAN.back;

const dot = (row: Rgb, [red, green, blue]: Rgb): number => row[0] * red + row[1] * green + row[2] * blue;

/** IEC 61966-2-1. */
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const gamma = (part: number): number =>
  part <= 0.0031308 ? 12.92 * Math.max(0, part) : 1.055 * Math.min(1, part) ** (1 / 2.4) - 0.055;
