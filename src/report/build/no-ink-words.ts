/** The message for a game without a low-ink look when that look was requested. */
export const noInkWords = (game: string): string =>
  `${game} has no low-ink look, because none of its templates reads @ink; --ink low changes nothing (docs/templates.md)`;
