/** A grid of characters, each with a style, that is printed line by line. Knows nothing about tracks. */
import type picocolors from "picocolors";
import type { TerrainStyle } from "./terrain-looks.ts";

export type Style = TerrainStyle | "dark" | "bar" | "edge" | "label" | "route" | "forced";
export type Colours = ReturnType<typeof picocolors.createColors>;

interface Spot {
  readonly sign: string;
  readonly style: Style | undefined;
}

const BLANK: Spot = { sign: " ", style: undefined };

export interface Canvas {
  readonly width: number;
  /** Writes from (x, y) to the right, one character per column. */
  put(x: number, y: number, text: string, style: Style): void;
  isBlank(x: number, y: number): boolean;
  /** The lines between two columns, coloured, without trailing spaces. */
  lines(from: number, to: number, colours: Colours): readonly string[];
}

export function createCanvas(width: number, height: number): Canvas {
  const spots: Spot[][] = Array.from({ length: height }, () => Array<Spot>(width).fill(BLANK));
  return {
    width,
    put: (x, y, text, style) => {
      for (const [index, sign] of [...text].entries()) (spots[y] as Spot[])[x + index] = { sign, style };
    },
    isBlank: (x, y) => spots[y]?.[x] === BLANK,
    lines: (from, to, colours) => spots.map((row) => painted(row.slice(from, to), painters(colours))),
  };
}

type Painters = Readonly<Record<Style, (text: string) => string>>;

/** Colours each run of one style as a whole. */
function painted(row: readonly Spot[], paint: Painters): string {
  const end = row.findLastIndex(({ sign, style }) => sign !== " " || style !== undefined) + 1;
  let text = "";
  let run = "";
  for (const [index, { sign, style }] of row.slice(0, end).entries()) {
    run += sign;
    if (index + 1 < end && row[index + 1]?.style === style) continue;
    text += style === undefined ? run : paint[style](run);
    run = "";
  }
  return text;
}

function painters(colours: Colours): Painters {
  const { bold, dim, black, white, whiteBright } = colours;
  return {
    white: (text) => colours.bgWhiteBright(black(text)),
    green: (text) => colours.bgGreen(black(text)),
    blue: (text) => colours.bgBlue(whiteBright(text)),
    red: (text) => colours.bgRed(whiteBright(text)),
    yellow: (text) => colours.bgYellow(black(text)),
    cyan: (text) => colours.bgCyan(black(text)),
    magenta: (text) => colours.bgMagenta(whiteBright(text)),
    black: (text) => colours.bgBlack(white(text)),
    dark: (text) => colours.bgBlack(white(text)),
    bar: bold,
    edge: dim,
    label: bold,
    route: (text) => bold(colours.magenta(text)),
    forced: (text) => bold(colours.red(text)),
  };
}
