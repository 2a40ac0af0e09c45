/** The digital tables as targets of an export: what each reads, what it cannot take, and what people must do. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { option, wording } from "../../../diagnostics/wording.ts";
import { MOST_WIDGETS } from "../../../press/tables/pcio/write-pcio.ts";
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
import { copiesIn, type TableDie, type TableGame } from "../../../press/tables/table-game.ts";
import { TTS_DICE } from "../../../press/tables/tts/write-tts.ts";
import { VTT_JSON_BYTES, vttVariants } from "../../../press/tables/vtt/write-vtt.ts";
import type { ExportFile, ExportKit, ExportTarget, LeftOut, PlannedExport, TargetPlace } from "../target.ts";
import type { TargetOptions } from "../target-options.ts";
import { localBase, readBaseUrl } from "./base-url.ts";
import { drawFacesOf } from "./draw-faces.ts";
import { keepSlots, slotsNow } from "./kept-slots.ts";
import { tableGameOf } from "./table-game-of.ts";
import { UPLOAD_LIST, uploadList } from "./upload-list.ts";

interface Table {
  readonly write: TableFiles;
  readonly options: ExportTarget["options"];
  /** Whether it has sheets, so that cards need slots. */
  readonly hasSlots?: true;
  readonly hasLayouts?: true;
  /** Dice that it cannot have. */
  lacks?(die: TableDie): boolean;
  readonly whyLacking?: string;
  /** @throws BroadsideError for a game that is too large */
  refuse?(game: TableGame): void;
  readonly notes: (options: TargetOptions) => readonly string[];
}

export const TTS: ExportTarget = target({
  write: ttsFiles,
  options: ["baseUrl", "slots"],
  hasSlots: true,
  hasLayouts: true,
  lacks: ({ faces }) => !TTS_DICE.includes(faces.length),
  whyLacking: `Tabletop Simulator has dice of ${TTS_DICE.join(", ")} sides only`,
  notes: ({ baseUrl }) => [
    "copy the .json files to Saves/Saved Objects of Tabletop Simulator",
    baseUrl === undefined
      ? "the pictures are files of this machine, which other players do not see; --base-url names where you upload them"
      : `upload ${PICTURES}/ as ${UPLOAD_LIST} says`,
  ],
});

export const PCIO: ExportTarget = target({
  write: pcioFiles,
  options: [],
  refuse: refuseManyWidgets,
  notes: () => ["in a room of PlayingCards.io: edit table, room options, import from file"],
});

export const VTT: ExportTarget = target({
  write: vttFiles,
  options: [],
  hasLayouts: true,
  refuse: refuseLongText,
  notes: () => ["in a room of VirtualTabletop: add the .vtt file to the games of the room"],
});

export const TTPG: ExportTarget = target({
  write: ttpgFiles,
  options: ["slots"],
  hasSlots: true,
  lacks: ({ pictures = [] }) => pictures.length === 0,
  whyLacking: "only dice of six sides can be made for Tabletop Playground",
  notes: () => ["copy the folder to the packages of Tabletop Playground"],
});

function target(table: Table): ExportTarget {
  return { options: table.options, plan: (kit, options, place) => planned(table, kit, options, place) };
}

function planned(table: Table, kit: ExportKit, options: TargetOptions, place: TargetPlace): PlannedExport {
  const { game, leftOut, notLaid } = tableGameOf(kit);
  if (game.piles.length + game.dice.length + game.boards.length === 0)
    throw badOrder(
      wording`${option("kits")}: nothing in the kit "${kit.id}" belongs on a table: ${leftOut.map(({ deck, why }) => `deck "${deck}": ${why}`).join("; ")}`,
    );
  table.refuse?.(game);
  const base =
    options.baseUrl === undefined ? localBase(`${place.folder}/${PICTURES}`) : readBaseUrl(options.baseUrl);
  const addressOf = (name: string): string => base + name;
  if (table.hasSlots) slotsNow(place.slots, game.id);
  return {
    leftOut: [...leftOut, ...lackingDice(table, game)],
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

function lackingDice({ lacks, whyLacking = "" }: Table, { dice }: TableGame): readonly LeftOut[] {
  return dice
    .filter((die) => lacks?.(die))
    .map(({ id, faces }) => ({ deck: id, why: `${faces.length} sides; ${whyLacking}` }));
}

function scenarioNotes(
  { hasLayouts }: Table,
  { layouts }: TableGame,
  notLaid: readonly string[],
): readonly string[] {
  if (!hasLayouts) return layouts.length > 0 ? ["scenarios are not laid out on this table"] : [];
  return notLaid.length > 0 ? [`not laid out, because the kit lacks their cards: ${notLaid.join(", ")}`] : [];
}

/** Addresses of pictures are not known before they are drawn; none is longer. */
const LONGEST_ADDRESS = "/assets/-2147483648_10485760";

function refuseLongText(game: TableGame): void {
  const address = (): string => LONGEST_ADDRESS;
  const texts = vttVariants(game, {
    side: address,
    board: address,
    die: () => game.dice.flatMap(({ faces }) => faces).map(address),
  });
  const longest = Math.max(...[...texts.values()].map((text) => Buffer.byteLength(text)));
  if (longest > VTT_JSON_BYTES)
    throw badOrder(
      wording`a game of VirtualTabletop has at most ${VTT_JSON_BYTES / 1024 / 1024} MiB of text, and this kit needs ${Math.ceil(longest / 1024 / 1024)}; choose a smaller kit with ${option("kits")}`,
    );
}

function refuseManyWidgets({ piles, dice, boards }: TableGame): void {
  const ofDice = dice.reduce((sum, { copies }) => sum + copies, 0);
  const widgets = 1 + boards.length + ofDice + piles.reduce((sum, pile) => sum + 2 + copiesIn(pile), 0);
  if (widgets > MOST_WIDGETS)
    throw badOrder(
      wording`a room of PlayingCards.io takes about ${MOST_WIDGETS} widgets, and this kit needs ${widgets}; choose a smaller kit with ${option("kits")}`,
    );
}
