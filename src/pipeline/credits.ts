/** Who made what the print shows: the game's own credits, the icons that were used, the fonts. */
import type { Game } from "../game/game.ts";

export interface Credits {
  /** For CREDITS.txt. */
  readonly text: string;
  /** One line, for the PDF's metadata. */
  readonly line: string;
}

export function creditsOf(game: Game, icons: readonly string[], fontFamilies: readonly string[]): Credits {
  const iconLine = icons.length > 0 ? "Icons: game-icons.net, CC BY 3.0" : undefined;
  const fontLine = fontFamilies.length > 0 ? `Fonts: ${fontFamilies.join(", ")}` : undefined;
  const authors = game.authors.length > 0 ? `By ${game.authors.join(", ")}` : undefined;
  const lines = [
    `${game.title} ${game.version}`,
    ...present([authors]),
    ...game.credits,
    "",
    ...present([
      iconLine && `${iconLine} (https://game-icons.net, https://creativecommons.org/licenses/by/3.0/)`,
    ]),
    ...icons.map((name) => `  ${name}`),
    ...present([fontLine]),
    "Made with Broadside",
  ];
  return {
    text: `${lines.join("\n")}\n`,
    line: present([authors, ...game.credits, iconLine, fontLine]).join("; "),
  };
}

function present(lines: readonly (string | undefined)[]): readonly string[] {
  return lines.filter((line) => line !== undefined);
}
