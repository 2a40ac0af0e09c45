/** Ends of fixes that a command words otherwise (`report/option-flags.ts`), each beside the pattern that finds it there. */

/** @param much "as many pages": how far the option raises a limit */
export const tenTimes = (much: string): string =>
  `the option \`limits: 10\` allows a game that you trust ten times ${much}`;

/** The name of an option and its value. */
export const NAMED_OPTION = /the option `(\w+): ([^`]*)`/g;

/**
 * Appended to a fix that shows some names of icons: the word by which a search finds more. Empty without a word, because that
 * would find no more.
 */
export const moreIcons = (word: string | undefined): string =>
  word === undefined ? "" : `; to see more, search icons for "${word}"`;

/** The word. */
export const MORE_ICONS = /; to see more, search icons for "([^"]*)"$/;

/** Appended to what may make a track sound. */
export const SEVERAL_CHANGES = "; several changes together may be needed";

export const MAY_BE_SEVERAL = /; several changes together may be needed$/;
