/** How the checks of a font end that find something odd: whoever asked has the font looked at in another way. */

/** The font is damaged, or does something that is not looked at here. */
export class Doubtful extends Error {}

/** @throws Doubtful unless it is so */
export function demand(isSo: boolean): asserts isSo {
  if (!isSo) throw new Doubtful();
}

/** False where a check ended, or read beyond its table. */
export function holds(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof Doubtful || error instanceof RangeError) return false;
    throw error;
  }
}
