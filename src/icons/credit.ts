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

interface Artists {
  readonly byIcon: ReadonlyMap<string, IconArtist>;
  /** Of all other icons. */
  readonly others: IconArtist;
}

let artists: Artists | undefined;

/** @param name of an icon of the set; an alias is credited as its icon. */
export function iconCredit(name: string): IconCredit {
  artists ??= readArtists();
  const icon = ICON_ALIASES.get(name) ?? name;
  const artist = artists.byIcon.get(icon) ?? artists.others;
  return { title: iconTitle(icon), address: iconAddress(artist.folder, icon), artist };
}

function readArtists(): Artists {
  const byIcon = new Map<string, IconArtist>();
  let others: IconArtist | undefined;
  for (const { icons, ...artist } of ICON_ARTISTS)
    if (typeof icons === "number") others = artist;
    else for (const name of icons.trim().split(/\s+/)) byIcon.set(name, artist);
  if (!others) throw new Error("no artist of all other icons");
  return { byIcon, others };
}
