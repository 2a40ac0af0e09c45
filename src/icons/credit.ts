/** The credit of an icon of the game-icons set, by the icon's name. */
import { type IconArtist, iconAddress, iconTitle } from "./artist.ts";
import { ICON_ALIASES, ICON_ARTISTS } from "./artists.ts";

export interface IconCredit {
  /** Such as "Crystal ball". */
  readonly title: string;
  /** The icon's page. */
  readonly address: string;
  readonly artist: IconArtist;
}

let artists: ReadonlyMap<string, IconArtist> | undefined;

/** Undefined if the set has no such icon; an alias is credited as its icon. */
export function iconCredit(name: string): IconCredit | undefined {
  artists ??= artistsByIcon();
  const icon = ICON_ALIASES.get(name) ?? name;
  const artist = artists.get(icon);
  return artist && { title: iconTitle(icon), address: iconAddress(artist.folder, icon), artist };
}

function artistsByIcon(): ReadonlyMap<string, IconArtist> {
  return new Map(
    ICON_ARTISTS.flatMap(({ icons, ...artist }) =>
      icons
        .trim()
        .split(/\s+/)
        .map((name) => [name, artist] as const),
    ),
  );
}
