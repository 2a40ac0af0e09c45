/** Options about the project, for every command alike. */
import { Option } from "commander";
import { INKS } from "../../index.ts";
import { wholeNumber } from "./whole-number.ts";

export const projectOption = (): Option =>
  new Option(
    "--project <dir>",
    "folder that holds content/ (default: the nearest one upward, else the games that come with Broadside)",
  );

export const cacheOption = (): Option =>
  new Option("--no-cache", "make everything anew, and keep nothing in output/.cache for the next time");

export const inkOption = (): Option =>
  new Option("--ink <look>", "full, or low for the look that saves ink, in games whose templates draw one")
    .choices(INKS)
    .default("full");

const MOST_TIMES = 100;

export const limitsOption = (): Option =>
  new Option(
    "--limits <times>",
    `allow whole games this many times the work, 1 to ${MOST_TIMES}: for very large games that you trust`,
  )
    .argParser(wholeNumber(1, MOST_TIMES))
    .default(1);
