/** The people whose drawings make up the game-icons set, and the address of each drawing's page. */

export interface IconArtist {
  /** Folder of the set's repository and of its website: "lorc". */
  readonly folder: string;
  /** As written in the set's licence file. */
  readonly name: string;
  /** The artist's own page; absent if none is named. */
  readonly address?: string;
  readonly licence: IconLicence;
}

export type IconLicence = "CC BY 3.0" | "CC0 1.0";

export interface ArtistIcons extends IconArtist {
  /** Names of the artist's drawings, separated by white space; of one artist, the number of all that no one else drew. */
  readonly icons: string | number;
}

export const LICENCE_ADDRESSES: Readonly<Record<IconLicence, string>> = {
  "CC BY 3.0": "https://creativecommons.org/licenses/by/3.0/",
  "CC0 1.0": "https://creativecommons.org/publicdomain/zero/1.0/",
};

/** The page of one drawing on the set's website. */
export const iconAddress = (folder: string, name: string): string =>
  `https://game-icons.net/1x1/${folder}/${name}.html`;

/** "Skull crossed bones": the drawing's title, which the set writes as a file name. */
export function iconTitle(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
