/** All targets of an export, each loaded when it is asked for. Another one is one line here. */
import { unknownName } from "../../diagnostics/unknown-name.ts";
import type { ExportTarget } from "./target.ts";

/** A target as lists of targets show it. */
export interface TargetEntry {
  readonly name: string;
  /** What it makes, in a few words. */
  readonly about: string;
}

interface LoadedTarget extends TargetEntry {
  readonly load: () => Promise<ExportTarget>;
}

const TARGETS: readonly LoadedTarget[] = [
  {
    name: "png",
    about: "plain pictures, named by a pattern of yours",
    load: async () => (await import("./png/png-target.ts")).PNG,
  },
  {
    name: "tts",
    about: "Tabletop Simulator: saved objects, a save, scenarios laid out",
    load: async () => (await import("./tables/tables-target.ts")).TTS,
  },
  {
    name: "pcio",
    about: "PlayingCards.io: a room as a file",
    load: async () => (await import("./tables/tables-target.ts")).PCIO,
  },
  {
    name: "vtt",
    about: "VirtualTabletop: a game as a file, with a variant for each scenario",
    load: async () => (await import("./tables/tables-target.ts")).VTT,
  },
  {
    name: "ttpg",
    about: "Tabletop Playground: a package",
    load: async () => (await import("./tables/tables-target.ts")).TTPG,
  },
  {
    name: "tgc",
    about: "The Game Crafter: pictures for its decks, tiles, chits and mats",
    load: async () => (await import("./shops/tgc-target.ts")).TGC_TARGET,
  },
  {
    name: "mpc",
    about: "MakePlayingCards: pictures, and an order for MPC Autofill",
    load: async () => (await import("./shops/mpc-target.ts")).MPC_TARGET,
  },
  {
    name: "printersstudio",
    about: "Printer's Studio: pictures, and an order for MPC Autofill",
    load: async () => (await import("./shops/mpc-target.ts")).PRINTERS_STUDIO_TARGET,
  },
  {
    name: "drivethru",
    about: "DriveThruCards: a PDF for each deck, backs before fronts",
    load: async () => (await import("./shops/pdf-target.ts")).DRIVETHRU_TARGET,
  },
  {
    name: "factory",
    about: "print shops in Europe: a PDF with 3 mm of bleed for each size",
    load: async () => (await import("./shops/pdf-target.ts")).FACTORY_TARGET,
  },
];

/** Names of targets and what they make, in the order of help. */
export const EXPORT_TARGETS: readonly TargetEntry[] = TARGETS.map(({ name, about }) => ({ name, about }));

/** @throws BroadsideError `unknown-name` */
export async function targetNamed(name: string): Promise<ExportTarget> {
  const names = TARGETS.map((target) => target.name);
  const found = TARGETS.find((target) => target.name === name);
  if (!found) throw unknownName("target", "target", name, names);
  return found.load();
}
