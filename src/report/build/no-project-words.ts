/** What `build` says first in a folder without a project. */

/**
 * @param folder the current one
 * @param output the folder for the files
 */
export const noProjectWords = (folder: string, output: string): string =>
  `no project here: neither ${folder} nor a folder above it has a content/ folder; these are the games that come with Broadside, for ${output}`;
