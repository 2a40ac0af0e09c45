/** The icons in the texts of a box. Most of them recur, so what drawing one again would do to the drawing is repeated. */
import type { SceneSymbol } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import type { SvgSource } from "../../resources.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import type { AskedText } from "../../text/text-spec.ts";
import type { Frame } from "../frame.ts";
import { recurringIcon } from "../pictures/source.ts";
import type { DrawnSource } from "../stores.ts";
import { textResources } from "./own-text.ts";

/** mm; far from what `guarded` refuses, so that nothing in such a box can be as large. */
export const MOST_MM = 10_000;

const isCommon = ({ x, y, width, height }: Box): boolean =>
  Math.max(Math.abs(x), Math.abs(y), width, height) <= MOST_MM && Math.min(width, height) > 1e-3;

interface KnownIcon {
  readonly source: SvgSource;
  readonly drawn: DrawnSource;
}

const NONE: readonly string[] = [];

/** The icons of one box, whose texts are set one after the other. */
export class BoxIcons {
  readonly #frame: Frame;
  readonly #draw: (name: string) => SceneSymbol | undefined;
  /** A colour that the element asks for may be reported again. */
  readonly #mayRecur: boolean;
  readonly #known = new Map<string, KnownIcon>();
  /** Names in the text that is being set; those of elements drawn anew are added by `textResources`. */
  readonly #named = new Set<string>();

  constructor(element: SvgElement, frame: Frame, asked: AskedText) {
    this.#frame = frame;
    this.#draw = textResources(element, frame, asked, this.#named).icon;
    this.#mayRecur = element.attributes["icon-fill"] === undefined;
  }

  /** Begins a text. */
  begin(): void {
    if (this.#named.size > 0) this.#named.clear();
  }

  /** Names that were found since the text began. */
  named(): readonly string[] {
    return this.#named.size === 0 ? NONE : [...this.#named];
  }

  /** Undefined if there is none, or if it is not certain that its numbers are common ones. */
  readonly find = (name: string): SceneSymbol | undefined => {
    const { resources, symbols, tally } = this.#frame.drawing;
    const known = this.#known.get(name);
    if (known && resources.icon(name) === known.source) {
      this.#named.add(name);
      for (const symbol of known.drawn.symbols) symbols.set(symbol.id, symbol);
      tally.drawn += known.drawn.cost;
      return known.drawn.symbol;
    }
    const symbol = this.#draw(name);
    if (!symbol || !isCommon(symbol.box) || !symbols.has(symbol.id)) return undefined;
    this.#keep(name, symbol);
    return symbol;
  };

  #keep(name: string, symbol: SceneSymbol): void {
    const { resources, stores } = this.#frame.drawing;
    const source = this.#mayRecur ? resources.icon(name) : undefined;
    const drawn = source && recurringIcon(source, stores);
    if (source && drawn?.symbol === symbol) this.#known.set(name, { source, drawn });
  }
}
