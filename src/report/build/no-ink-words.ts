/** What is said where the low-ink look was asked for and a game does not have one. */
export const noInkWords = (game: string): string =>
  `${game} has no low-ink look, because none of its templates reads @ink; --ink low changes nothing (docs/templates.md)`;
