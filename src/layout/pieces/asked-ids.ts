/**
 * The ids that the pieces of a drawing may refer to. A question that they cannot answer as the whole drawing would is
 * remembered, for then the drawing has to be laid out as a whole.
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

  /** All ids, to look for one that is near: here are only some of them. */
  override keys(): ReturnType<Map<string, SvgElement>["keys"]> {
    this.#isLost = true;
    return super.keys();
  }

  /** True when there was such a question since this was asked last. */
  takeLost(): boolean {
    const isLost = this.#isLost;
    this.#isLost = false;
    return isLost;
  }
}
