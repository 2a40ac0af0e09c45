/** An order for one game, its names looked up: what is printed, and on which paper. Made from an `Order` with its defaults. */
import type { KitPrint, Print } from "../../game/kits/prints.ts";
import type { PrintProfile } from "../../sheet/sheet.ts";

export interface GameOrder {
  readonly prints: readonly Print[];
  /** Profiles; each print gets one PDF per profile. */
  readonly profiles: readonly PrintProfile[];
  /** Printed despite errors: every sheet says so. */
  readonly draft: boolean;
  /** Only some cards: the files have separate names, so that the full print is not overwritten. */
  readonly proof: boolean;
  /** The version of an update, which has only what changed: the files have separate names too. */
  readonly update?: string | undefined;
  /** What is printed as one: each of these gets a leading page. */
  readonly wholes: readonly KitPrint[];
  /** How many people play; undefined when the order does not say. */
  readonly players: number | undefined;
  /**
   * Everything that the game prints, to be checked and not printed: one page of each kind about kits is enough, and rules
   * may report what is shown nowhere; default false.
   */
  readonly isWhole?: boolean;
}

/** For screens, one file serves all papers. */
export const profilesFor = (
  { as, paper }: Print,
  { profiles }: Pick<GameOrder, "profiles">,
): readonly PrintProfile[] =>
  as === "booklet-screen"
    ? profiles.slice(0, 1)
    : profiles.filter((profile) => paper === undefined || paper === profile.paper.id);
