/** Marks for bold or italic in a family that has no such face. */
import type { Unstyled } from "../../../scene/scene.ts";
import type { TextStyle } from "../text-spec.ts";
import type { Typeface } from "../words/words.ts";
import type { TextInline } from "./inline.ts";

/** From this weight on a face is bold beside a regular one (CSS Fonts 4 calls 600 semi-bold). */
export const BOLD = 600;

const LETTER = /[\p{L}\p{N}]/u;

/**
 * One entry for each style and family. Inside text that is already bold or italic, a mark makes it bolder or upright:
 * few families support that, and none is expected to.
 */
export function unstyledIn(
  inlines: readonly TextInline[],
  style: Pick<TextStyle, "weight" | "italic">,
  typefaceFor: (inline: TextInline) => Typeface,
): readonly Unstyled[] {
  const found = new Map<string, Unstyled>();
  for (const inline of inlines) {
    const bold = inline.bold && style.weight < BOLD;
    const italic = inline.italic && !style.italic;
    if (!bold && !italic) continue;
    const { faces } = typefaceFor(inline);
    for (const character of inline.text) {
      const face = faces.find((one) => one.has(character.codePointAt(0) ?? 0));
      const isStyled = face && (!bold || face.weight >= BOLD) && (!italic || face.italic);
      if (!face || isStyled || !LETTER.test(character)) continue;
      const add = (lost: Unstyled["style"]) => {
        const key = `${lost} ${face.family}`;
        if (!found.has(key)) found.set(key, { style: lost, family: face.family, text: inline.text });
      };
      if (bold && face.weight < BOLD) add("bold");
      if (italic && !face.italic) add("italic");
    }
  }
  return [...found.values()];
}
