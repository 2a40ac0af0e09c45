/**
 * What an export is: a target turns one kit into files. A target is data and a pure function over drawn pieces: it
 * writes nothing and reads nothing, and what it cannot make it says before the first file is drawn.
 */
import type { Card, Deck, Game, Scenario } from "../../game/game.ts";
import type { Json } from "../../schema/files.ts";
import type { MadeGame } from "../made-game.ts";
import type { PictureToDraw } from "../print/draw-pictures.ts";
import type { Pace } from "../progress.ts";
import type { FitReport } from "./fit/fit-report.ts";
import type { TargetOptions } from "./target-options.ts";

/** One card of a kit. */
export interface ExportPiece {
  readonly deck: Deck;
  readonly card: Card;
  /** At least 1. */
  readonly copies: number;
  /** Keys of scenes; a card may have no back. */
  readonly front: string;
  readonly back?: string;
}

/** What is exported together: a kit, several as one, or all decks of a game without kits. */
export interface ExportKit {
  readonly id: string;
  readonly title: string;
  readonly game: Game;
  /** Everything that was drawn, for targets that need more than cards. */
  readonly made: MadeGame;
  /** In the order of the kit, cards of a deck together. */
  readonly pieces: readonly ExportPiece[];
  /** Those that come with the kit; of a game without kits, all. */
  readonly scenarios: readonly Scenario[];
}

export interface ExportFile {
  /** Below the folder of the export, such as "battle/fronts/001-sword-9.png". */
  readonly path: string;
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** What it shows, for the manifest. */
  readonly about?: Readonly<Record<string, Json>>;
}

/** Something of the kit that the target cannot take. */
export interface LeftOut {
  readonly deck: string;
  readonly why: string;
}

/** Everything about an export that is known before anything is drawn. */
export interface PlannedExport {
  /** The files, one after the other. Iteration throws Unprintable if something turns out to be impossible to draw. */
  files(tools: ExportTools): AsyncIterable<ExportFile>;
  /** Measures how well the pieces fit the products of a shop; written as `fit.json`. */
  fit?(progress: Pace): Promise<FitReport>;
  readonly leftOut?: readonly LeftOut[];
  /** What the files are, in a few lines such as "PokerDeck, 825 x 1125 px: battle, map (78 pieces)". */
  readonly contents?: readonly string[];
  /** What people must know or do: sentences without a full stop. */
  readonly notes?: readonly string[];
}

/** Where an export is written. */
export interface TargetPlace {
  /** Its folder, with the output folder; for a host, with its `root`. */
  readonly folder: string;
  /** A file that is kept from one export of the game to the next, whatever the kit and the target. */
  readonly slots: KeptText;
}

export interface KeptText {
  /** Its path, for messages. */
  readonly shown: string;
  /** @throws HostError if it cannot be read, or is not text; undefined if there is none yet */
  read(): string | undefined;
  /** The whole text or, if that fails, the old one. @throws HostError */
  write(text: string): void;
}

export interface ExportTools {
  readonly progress: Pace;
  /** For metadata: equal dates give equal bytes. */
  readonly date: Date;
  /** Draws pictures one after the other, so that memory stays flat; several files may show one drawing. */
  pictures<Name>(jobs: readonly PictureToDraw<Name>[]): AsyncIterable<readonly [name: Name, png: Uint8Array]>;
}

export interface ExportTarget {
  /** Those that it reads; others are refused, so that no option is ignored. */
  readonly options: readonly (keyof TargetOptions)[];
  /** @throws NothingMade for a kit of which it can make nothing; BroadsideError for options that contradict the kit */
  plan(kit: ExportKit, options: TargetOptions, place: TargetPlace): PlannedExport;
}
