/**
 * Converts CSS colours to sRGB hex and opacity. Colours outside sRGB are clipped.
 * Limits: no `currentColor`, no system colours and no variables; they have no meaning outside a drawing.
 */
import "culori/css";
import { formatHex, interpolate, parse } from "culori/fn";

export interface Colour {
  /** "#rrggbb" in sRGB. */
  readonly hex: string;
  /** 0 to 1. */
  readonly opacity: number;
}

/** Reads any CSS colour; undefined if the text is not one. */
export function parseColour(text: string): Colour | undefined {
  const word = text.trim().toLowerCase();
  if (!/^(#[0-9a-f]+|[a-z]+|[a-z0-9-]+\(.*\))$/.test(word) || BARE_HEX.test(word)) return undefined;
  const colour = parse(word);
  if (!colour) return undefined;
  const opacity = Math.min(1, Math.max(0, colour.alpha ?? 1));
  return { hex: formatHex(colour), opacity };
}

/** The colour between two of "#rrggbb" at a share from 0 to 1, mixed like light: in linear RGB. */
export function mixedLight(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], "lrgb")(share));
}

/** The parser also takes hex digits without "#"; CSS does not. */
const BARE_HEX = /^[0-9a-f]{3,8}$/;
