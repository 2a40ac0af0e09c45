/** Reports drawings that could not be rasterised, at the place that draws them, with the card. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { gatherOnCards } from "../../diagnostics/on-cards.ts";
import type { Card } from "../../game/game.ts";
import {
  cardPlace,
  drawnPlace,
  fixFor,
  originPlace,
  type Searched,
  type Shown,
  type Side,
} from "../../rules/places.ts";
import { MOST_FAILURES, type RasterFault } from "./rasters.ts";

/** A raster fault, and the side of a card that shows it; pages of booklets have none. */
export interface FaultOnFace extends RasterFault {
  readonly face: Side | undefined;
}

/** Equal faults on several faces are reported once. */
export function stoppedRasters(searched: Searched, faults: readonly FaultOnFace[]): readonly Diagnostic[] {
  return gatherOnCards(
    searched.game.id,
    faults.map(({ face, origin, what }) => {
      const shown: Shown = face ? drawnPlace(searched, face, origin) : { at: originPlace(searched, origin) };
      const { message, fix } = what === undefined ? UNTRIED : failure(what);
      const finding: Diagnostic = {
        ...shown.at,
        rule: "svg/limit",
        severity: "error",
        message,
        fix: fixFor(shown, fix),
      };
      return { cards: shown.cards, diagnostics: [finding] };
    }),
  );
}

interface Words {
  readonly message: string;
  readonly fix: string;
}

const UNTRIED: Words = {
  message: `this was not rasterised: after ${MOST_FAILURES} failed drawings, no others are tried`,
  fix: "correct the failed drawings; this one may be fine",
};

function failure(what: string): Words {
  return {
    message: `this cannot be rasterised: it ${what}`,
    fix: "make the filter, mask or pattern simpler, or draw it in another program and save it as PNG",
  };
}

/** Reports a face whose PNG could not be drawn. */
export function stoppedPicture(searched: Searched, card: Card, what: string): Diagnostic {
  return {
    ...cardPlace(searched, card),
    rule: "svg/limit",
    severity: "error",
    message: `card "${card.id}" cannot be drawn as a PNG: it ${what}`,
    fix: "simplify its drawing, or choose fewer dots per inch",
  };
}
