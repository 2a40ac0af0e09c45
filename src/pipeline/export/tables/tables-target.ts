/** The digital tables as targets of an export: what each reads, what it cannot take, and what people must do. */
import { groupedBy } from "../../../diagnostics/grouped.ts";
import { noSlots } from "../../../press/tables/slots.ts";
import {
  PICTURES,
  pcioFiles,
  type TableFile,
  type TableFiles,
  ttpgFiles,
  ttsFiles,
  vttFiles,
} from "../../../press/tables/table-files.ts";
import type { TableDie, TableGame } from "../../../press/tables/table-game.ts";
import { TTS_DICE } from "../../../press/tables/tts/write-tts.ts";
import { nothingFor } from "../nothing-made.ts";
import type { ExportFile, ExportKit, ExportTarget, LeftOut, PlannedExport, TargetPlace } from "../target.ts";
import type { TargetOptions } from "../target-options.ts";
import { localBase, readBaseUrl } from "./base-url.ts";
import { drawFacesOf } from "./draw-faces.ts";
import { keepSlots, slotsNow } from "./kept-slots.ts";
import { refuseLongText, refuseManyObjects, refuseManyPieces, refuseManyWidgets } from "./refuse-size.ts";
import { type NotLaid, tableGameOf } from "./table-game-of.ts";
import { UPLOAD_LIST, uploadList } from "./upload-list.ts";

interface Table {
  readonly title: string;
  readonly write: TableFiles;
  readonly options: ExportTarget["options"];
  /** Whether it has sheets, so that cards need slots. */
  readonly hasSlots?: true;
  readonly hasLayouts?: true;
  /** Why it cannot have a die. */
  whyNot?(die: TableDie): string | undefined;
  /** @throws NothingMade for a kit that is too large */
  refuse(game: TableGame): void;
  readonly notes: (options: TargetOptions) => readonly string[];
}

export const TTS: ExportTarget = target({
  title: "Tabletop Simulator",
  write: ttsFiles,
  options: ["baseUrl", "slots"],
  hasSlots: true,
  hasLayouts: true,
  whyNot: ({ faces: { length } }) =>
    TTS_DICE.includes(length)
      ? undefined
      : `${length} sides; Tabletop Simulator has dice of ${TTS_DICE.join(", ")} sides only`,
  refuse: refuseManyObjects,
  notes: ({ baseUrl }) => [
    "copy the .json files to Saves/Saved Objects of Tabletop Simulator",
    baseUrl === undefined
      ? "the pictures are files of this machine, which other players do not see; --base-url names where you upload them"
      : `upload ${PICTURES}/ as ${UPLOAD_LIST} says`,
  ],
});

export const PCIO: ExportTarget = target({
  title: "PlayingCards.io",
  write: pcioFiles,
  options: [],
  refuse: refuseManyWidgets,
  notes: () => ["in a room of PlayingCards.io: edit table, room options, import from file"],
});

export const VTT: ExportTarget = target({
  title: "VirtualTabletop",
  write: vttFiles,
  options: [],
  hasLayouts: true,
  refuse: refuseLongText,
  notes: () => ["in a room of VirtualTabletop: add the .vtt file to the games of the room"],
});

export const TTPG: ExportTarget = target({
  title: "Tabletop Playground",
  write: ttpgFiles,
  options: ["slots"],
  hasSlots: true,
  whyNot: ({ faces: { length }, pictures = [] }) => {
    if (length !== 6) return `${length} sides; only dice of six sides can be made for Tabletop Playground`;
    return pictures.length === 6
      ? undefined
      : "its net has no six square sides, whose pictures Tabletop Playground needs";
  },
  refuse: refuseManyPieces,
  notes: () => ["copy the folder to the packages of Tabletop Playground"],
});

function target(table: Table): ExportTarget {
  return { options: table.options, plan: (kit, options, place) => planned(table, kit, options, place) };
}

function planned(table: Table, kit: ExportKit, options: TargetOptions, place: TargetPlace): PlannedExport {
  const { game, leftOut: unfit, notLaid } = tableGameOf(kit);
  const lacking = lackingDice(table, game);
  const leftOut = [...unfit, ...lacking];
  if (game.piles.length + game.dice.length - lacking.length + game.boards.length === 0)
    throw nothingFor(kit, table.title, leftOut);
  table.refuse(game);
  const base =
    options.baseUrl === undefined ? localBase(`${place.folder}/${PICTURES}`) : readBaseUrl(options.baseUrl);
  const addressOf = (name: string): string => base + name;
  if (table.hasSlots) slotsNow(place.slots, game.id);
  return {
    leftOut,
    notes: [...table.notes(options), ...scenarioNotes(table, game, notLaid)],
    files: async function* (tools) {
      const slots = table.hasSlots ? keepSlots(place.slots, game) : noSlots(game.id);
      const uploaded: NonNullable<TableFile["picture"]>[] = [];
      const drawFaces = drawFacesOf(kit, tools);
      for await (const { path, chunks, picture } of table.write({ game, slots, drawFaces, addressOf })) {
        const about = picture && { width: picture.width, height: picture.height };
        yield { path, chunks, ...(about && { about }) } satisfies ExportFile;
        if (picture) uploaded.push(picture);
      }
      if (!table.options.includes("baseUrl")) return;
      const list = uploadList(PICTURES, uploaded, addressOf);
      yield { path: UPLOAD_LIST, chunks: [new TextEncoder().encode(list)] };
    },
  };
}

function lackingDice({ whyNot }: Table, { dice }: TableGame): readonly LeftOut[] {
  return dice.flatMap((die) => {
    const why = whyNot?.(die);
    return why === undefined ? [] : [{ deck: die.id, why }];
  });
}

/** Each reason once, for all scenarios that share it. */
function scenarioNotes(
  { hasLayouts }: Table,
  { layouts }: TableGame,
  notLaid: readonly NotLaid[],
): readonly string[] {
  if (!hasLayouts) return layouts.length > 0 ? ["scenarios are not laid out on this table"] : [];
  return [...groupedBy(notLaid, ({ why }) => why)].map(
    ([why, all]) => `not laid out, because ${why}: ${all.map(({ title }) => title).join(", ")}`,
  );
}
