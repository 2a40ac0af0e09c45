/** Errors in the words of the command line: options by their flags. */
import type { BroadsideError } from "../diagnostics/broadside-error.ts";
import { type OptionName, textOf } from "../diagnostics/wording.ts";

const FLAGS: Readonly<Record<OptionName, string>> = {
  kits: "--kit",
  eachKit: "--kit once",
  only: "--only",
  players: "--players",
  cards: "--cards",
  forcedDiagonals: "--forced-diagonals",
  narrows: "--narrows",
  length: "--length",
  accelerations: "--accelerations",
  corners: "--corners",
  seed: "--seed",
  lists: "--lists",
  papers: "--paper",
  backs: "--backs",
  gap: "--gap",
  margin: "--margin",
  bleed: "--bleed",
  backOffset: "--back-offset",
  dpi: "--dpi",
  out: "--out",
  where: "--project",
  fix: "--fix",
  to: "--out",
  iconsTo: "--sheet",
  id: "--id",
  title: "--title",
  game: "--game",
  from: "--from",
  like: "--like",
  newGame: "broadside init",
  newScenario: "broadside scenario new",
  showTrack: "show",
  sourceStage: '"show source"',
};

/** What a command prints of an error. */
export const commandMessage = ({ wording }: BroadsideError): string => textOf(wording, FLAGS);
