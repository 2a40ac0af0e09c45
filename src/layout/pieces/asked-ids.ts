/**
 * The ids that the pieces of a drawing may refer to. If the answer could differ from that of the whole drawing, this is
 * recorded, because the drawing must then be laid out as a whole.
 */
import type { SvgElement } from "../svg/svg-element.ts";

export class AskedIds extends Map<string, SvgElement> {
  #isLost = false;

  override get(id: string): SvgElement | undefined {
    const found = super.get(id);
    if (!found) this.#isLost = true;
    return found;
  }

  override has(id: string): boolean {
    const isKnown = super.has(id);
    if (!isKnown) this.#isLost = true;
    return isKnown;
  }

  /** All ids, for suggestions of similar ones: here are only some of them. */
  override keys(): ReturnType<Map<string, SvgElement>["keys"]> {
    this.#isLost = true;
    return super.keys();
  }

  /** True if there was such a look-up since the last call. */
  takeLost(): boolean {
    const isLost = this.#isLost;
    this.#isLost = false;
    return isLost;
  }
}
