/** Mirrored characters, and the only access to bidi-js, which lists them. */
import bidiFactory, { type Bidi } from "bidi-js";

let made: Bidi | undefined;

/** The Unicode Bidirectional Algorithm (UAX #9), made for the first text that needs it, because that takes some 8 ms. */
export function bidi(): Bidi {
  // The package's types describe a module; Node loads its CommonJS form, whose default export is the function itself.
  made ??= (bidiFactory as unknown as () => Bidi)();
  return made;
}

/** The character drawn for a bracket or sign in right-to-left text; all others are returned unchanged. */
export const mirrorOf = (codePoint: number): number =>
  bidi().getMirroredCharacter(String.fromCodePoint(codePoint))?.codePointAt(0) ?? codePoint;
