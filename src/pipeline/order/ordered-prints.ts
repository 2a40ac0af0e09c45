/** The prints of an order with the paper that they go on. */
import type { Print } from "../../game/kits/prints.ts";
import type { PrintProfile } from "../../sheet/sheet.ts";

export interface OrderedPrints {
  readonly prints: readonly Print[];
  /** Profiles; each print gets one PDF per profile. */
  readonly profiles: readonly PrintProfile[];
  /** Printed despite errors: every sheet says so. */
  readonly draft: boolean;
  /** Only some cards: the files have separate names, so that the full print is not overwritten. */
  readonly proof: boolean;
}

/** For screens, one file serves all papers. */
export const profilesFor = (
  { as, paper }: Print,
  { profiles }: Pick<OrderedPrints, "profiles">,
): readonly PrintProfile[] =>
  as === "booklet-screen"
    ? profiles.slice(0, 1)
    : profiles.filter((profile) => paper === undefined || paper === profile.paper.id);
