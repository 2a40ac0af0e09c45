/** The places of a sheet as buttons over its picture: each is left empty, or used again. The arrow keys walk through them. */
import "./place-buttons.css";
import type { VNode } from "preact";
import type { CardPlace, PlannedPage } from "../../../../index.ts";
import { useArrowStops } from "../../parts/arrow-stops.ts";
import { Icon } from "../../parts/icon.tsx";
import { tipOf } from "../../parts/tips.tsx";
import { choices, choose } from "../choices.ts";
import { placesIn, toggled } from "./places.ts";

interface PlaceButtonsProps {
  readonly places: readonly CardPlace[];
  /** The page that they are on. */
  readonly page: Pick<PlannedPage, "width" | "height">;
}

export function PlaceButtons({ places, page }: PlaceButtonsProps): VNode {
  const stops = useArrowStops<HTMLDivElement>();
  const skipped = placesIn(choices.value.skip) ?? [];
  const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid over a picture
    <div class="place-buttons" role="group" aria-label="Places of the first sheet" {...stops}>
      {places.map(({ x, y, width, height, isTaken }, index) => {
        const place = index + 1;
        const isEmpty = skipped.includes(place);
        const tip = isTaken
          ? "A mark of the machine is here"
          : isEmpty
            ? "Use this place again (Space)"
            : "Leave this place empty (Space)";
        return (
          <button
            key={place}
            type="button"
            class="place-button"
            aria-label={`Leave place ${place} empty`}
            aria-pressed={isEmpty || isTaken === true}
            aria-disabled={isTaken}
            style={{
              left: percent(x, page.width),
              top: percent(y, page.height),
              width: percent(width, page.width),
              height: percent(height, page.height),
            }}
            {...tipOf(tip)}
            onClick={() => {
              if (!isTaken) choose({ skip: toggled(choices.peek().skip, place) });
            }}
          >
            {isEmpty ? <Icon name="close" size={16} /> : <span>{place}</span>}
          </button>
        );
      })}
    </div>
  );
}
