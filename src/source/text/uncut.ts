/** Strings that outlive the text which they were cut from. */

/** The engine copies shorter strings; longer ones stay a part of the whole text. */
const LEAST_CUT = 13;

/**
 * The same string on its own: one that was cut from a file keeps the whole text of the file in memory, so that each
 * edit of a large file would leave its text behind.
 */
export const uncut = (text: string): string => (text.length < LEAST_CUT ? text : ` ${text}`.slice(1));
