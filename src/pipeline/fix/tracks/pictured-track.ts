/** The track of a scenario that is written as a picture, as the game reads it: its places follow from the map cards. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import type { PicturedCard } from "../../../game/scenarios/picture/write-picture.ts";
import { mapCardsOf } from "../../../game/scenarios/scenario.ts";
import type { Turn } from "../../../schema/files.ts";
import { isNeededForScenarios } from "../../judge/check-scenarios.ts";
import type { ProjectContext } from "../../project.ts";
import { readGame } from "../../read/read-game.ts";
import { isSameCard, type LaidCard, type WantedCard } from "./laid-cards.ts";
import type { OpenScenario } from "./open-scenario.ts";
import { asList, asPicture, formEdit } from "./track-form.ts";

export interface PicturedTrack {
  readonly before: readonly LaidCard[];
  /** Lays the cards: as a picture if there is one, otherwise as a list. False if that cannot be written. */
  lay(wanted: readonly WantedCard[]): boolean;
}

/** @throws BroadsideError `bad-order` if the picture cannot be read */
export function picturedTrack(
  project: ProjectContext,
  game: string,
  { path, yaml }: OpenScenario,
): PicturedTrack {
  const { game: read } = readGame(project, game, isNeededForScenarios).value;
  const scenario = read?.scenarios.find(({ source }) => source.file === path);
  if (!read || !scenario?.isWhole)
    throw badOrder(`the picture of the track in ${path} has faults; correct them in the file first`);
  const before = scenario.track;
  const cards = mapCardsOf(read);
  return {
    before,
    lay(wanted) {
      if (isUnchanged(before, wanted)) return true;
      const track = wanted.map((card) => ({
        ...card,
        turn: card.turn as Turn,
        map: cards.get(card.card)?.map,
      }));
      const isKnown = track.every((card): card is typeof card & PicturedCard => card.map !== undefined);
      const edit = formEdit(yaml.now(), isKnown ? asPicture(track) : asList(track));
      if (edit) yaml.step([edit]);
      return edit !== undefined;
    },
  };
}

const isUnchanged = (before: readonly LaidCard[], wanted: readonly WantedCard[]): boolean =>
  before.length === wanted.length &&
  wanted.every((card, place) => card.from === place && isSameCard(card, before[place] as LaidCard));
