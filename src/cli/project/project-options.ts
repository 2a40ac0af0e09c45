/** Options about the project that several commands share. */
import { Option } from "commander";
import { INKS } from "../../index.ts";
import { wholeNumber } from "./whole-number.ts";

export const projectOption = (): Option =>
  new Option(
    "--project <dir>",
    "folder that contains content/ (default: the nearest one upward, else the games that come with Broadside)",
  );

export const cacheOption = (): Option =>
  new Option("--no-cache", "recompute everything, and store nothing in output/.cache");

export const inkOption = (): Option =>
  new Option(
    "--ink <look>",
    "full; low, to save ink: white backgrounds and line art; or gray, in black ink alone",
  )
    .choices(INKS)
    .default("full");

export const langOption = (): Option =>
  new Option(
    "--lang <tag>",
    "language of a translation in locales/, such as de (default: as the game was written)",
  );

const MOST_TIMES = 100;

export const limitsOption = (): Option =>
  new Option(
    "--limits <times>",
    `allow whole games this many times the work, 1 to ${MOST_TIMES}: for very large games that you trust`,
  )
    .argParser(wholeNumber(1, MOST_TIMES))
    .default(1);
