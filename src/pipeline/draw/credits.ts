/**
 * The credits for a print, as a text to paste on a credits page: the game's own credits, each icon with its artist,
 * title, licence and address, as CC BY 3.0 requires, and each font. Limits: pictures of the game are credited only by
 * the lines in game.yaml.
 */
import { compareText } from "../../diagnostics/diagnostic.ts";
import { groupedBy } from "../../diagnostics/grouped.ts";
import type { FontCredit } from "../../font/font-credit.ts";
import type { Game } from "../../game/game.ts";
import { type IconArtist, LICENCE_ADDRESSES } from "../../icons/artist.ts";
import type { IconCredit } from "../../icons/credit.ts";
import { escapeMarkdown } from "../../template/markdown-text.ts";
import { inEnglish, type Say, sayIn } from "../../words/say.ts";

export interface Credits {
  /** For CREDITS.txt. */
  readonly text: string;
  /** One line, for the PDF's metadata. */
  readonly line: string;
  /** For a page of a booklet, in Markdown, line by line: people, artists and makers, but not each icon. */
  readonly markdown: readonly string[];
}

export interface FamilyCredit extends FontCredit {
  readonly family: string;
}

/** The order of icons and fonts does not matter; each is credited once. */
export function creditsOf(
  game: Game,
  { icons, families }: { readonly icons: readonly IconCredit[]; readonly families: readonly FamilyCredit[] },
): Credits {
  const artists = byArtist(icons);
  const fonts = [...new Map(families.map((font) => [font.family, font])).values()].sort((a, b) =>
    compareText(a.family, b.family),
  );
  const say = sayIn(game.translations);
  const authors = game.authors.join(", ");
  const sections = [
    [
      `${game.title} ${game.version}`,
      ...(authors === "" ? [] : [say("By {authors}", { authors })]),
      ...game.credits,
    ],
    ...(artists.length > 0
      ? [
          [say("Icons from {address}, coloured and resized for this game", { address: ICONS_ADDRESS })],
          ...artists.map((one) => artistLines(one, say)),
        ]
      : []),
    ...(fonts.length > 0 ? [[say("Fonts"), ...fonts.flatMap((font) => fontLines(font, say))]] : []),
    [say("Made with Broadside")],
  ];
  const by = authors === "" ? [] : [`By ${authors}`];
  return {
    text: `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`,
    line: [...by, ...game.credits, ...iconWords(artists), ...fontWords(fonts)].join("; "),
    markdown: markdownOf(game, artists, fonts),
  };
}

function markdownOf(
  { title, version, credits, authors, translations }: Game,
  artists: readonly ArtistsIcons[],
  fonts: readonly FamilyCredit[],
): readonly string[] {
  const say = sayIn(translations);
  const by = authors.length > 0 ? [say("By {authors}", { authors: authors.join(", ") })] : [];
  const icons = byLicence(
    artists,
    ({ artist }) => artist.licence,
    ({ artist }) => artist.name,
  );
  const families = byLicence(
    fonts,
    ({ licence }) => licence ?? say(UNSTATED),
    (font) => familyWords(font, say),
  );
  const paragraphs = [
    [`**${escapeMarkdown(`${title} ${version}`)}**`, ...[...by, ...credits].map(escapeMarkdown)],
    ...(icons === ""
      ? []
      : [
          [
            `**${say("Icons")}**`,
            say("{artists}. From game-icons.net, coloured and resized for this game.", { artists: icons }),
          ],
        ]),
    ...(families === "" ? [] : [[`**${say("Fonts")}**`, families]]),
    [say("Made with Broadside.")],
  ];
  // A backslash at the end of a line is a line break.
  return paragraphs.flatMap((lines, index) => [
    ...(index === 0 ? [] : [""]),
    ...lines.join("\\\n").split("\n"),
  ]);
}

/** "Delapouite, Lorc (CC BY 3.0); Viscious Speed (CC0 1.0)". */
function byLicence<T>(all: readonly T[], licence: (one: T) => string, name: (one: T) => string): string {
  const groups = [...groupedBy(all, licence)].sort(([a], [b]) => compareText(a, b));
  return groups.map(([terms, own]) => escapeMarkdown(`${own.map(name).join(", ")} (${terms})`)).join("; ");
}

const ICONS_ADDRESS = "https://game-icons.net";

interface ArtistsIcons {
  readonly artist: IconArtist;
  readonly icons: readonly IconCredit[];
}

function byArtist(icons: readonly IconCredit[]): readonly ArtistsIcons[] {
  const once = [...new Map(icons.map((icon) => [icon.address, icon])).values()];
  return [...groupedBy(once, ({ artist }) => artist.folder).values()]
    .map((own) => ({
      artist: own[0].artist,
      icons: [...own].sort((a, b) => compareText(a.title, b.title)),
    }))
    .sort((a, b) => compareText(a.artist.name, b.artist.name));
}

function artistLines({ artist, icons }: ArtistsIcons, say: Say): readonly string[] {
  const { name, address, licence } = artist;
  return [
    say("Icons by {artist}", { artist: listed(name, address) }),
    `${licence}, ${LICENCE_ADDRESSES[licence]}`,
    ...icons.map((icon) => `  ${icon.title}: ${icon.address}`),
  ];
}

function fontLines(font: FamilyCredit, say: Say): readonly string[] {
  const { address, copyright, licence, licenceAddress } = font;
  return [
    `  ${listed(familyWords(font, say), address)}`,
    ...(copyright === undefined ? [] : [`    ${copyright}`]),
    `    ${listed(licence ?? say(UNSTATED), licenceAddress)}`,
  ];
}

const familyWords = ({ family, maker }: FamilyCredit, say: Say = inEnglish): string =>
  maker === undefined ? family : say("{family} by {maker}", { family, maker });

const UNSTATED = "licence not stated in the file";

const listed = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(", ");

function iconWords(artists: readonly ArtistsIcons[]): readonly string[] {
  if (artists.length === 0) return [];
  const licences = [...new Set(artists.map(({ artist }) => artist.licence))].sort();
  return [
    `Icons: ${artists.map(({ artist }) => artist.name).join(", ")} (game-icons.net, ${licences.join(", ")})`,
  ];
}

function fontWords(fonts: readonly FamilyCredit[]): readonly string[] {
  return fonts.length === 0 ? [] : [`Fonts: ${fonts.map(({ family }) => family).join(", ")}`];
}
