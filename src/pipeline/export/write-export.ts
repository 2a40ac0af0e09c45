/**
 * Writes one export: its files, then its manifest, then it clears away what an earlier export of the same kit left and
 * this one does not have. Every file is written completely or not at all; if one cannot be written, those that are new
 * are removed again.
 */
import { createHash } from "node:crypto";
import type { Host } from "../../host/host.ts";
import { drawRasters } from "../draw/draw-rasters.ts";
import { Unprintable } from "../look/inspector.ts";
import { drawPictures } from "../print/draw-pictures.ts";
import type { Pace } from "../progress.ts";
import type { FitReport } from "./fit/fit-report.ts";
import { filesBefore, type ListedFile, MANIFEST, manifestText, removeIfStill } from "./manifest.ts";
import type { ExportFile, ExportKit, PlannedExport } from "./target.ts";

export interface ExportPlace {
  /** Of the output folder of the game. */
  readonly host: Host;
  /** Below it: "tgc/starter-pack". */
  readonly folder: string;
}

/** The fit report beside the files. */
const FIT = "fit.json";

export interface WrittenExport {
  readonly fit: FitReport | undefined;
  /** Those of the target, then the manifest. */
  readonly files: readonly ListedFile[];
  /** Paths in the folder of the export, of files that are gone. */
  readonly removed: readonly string[];
}

/** @throws Unprintable for what cannot be drawn; HostError if a file cannot be written */
export async function writeExport(
  target: string,
  kit: ExportKit,
  planned: PlannedExport,
  { host, folder }: ExportPlace,
  date: Date,
  progress: Pace,
): Promise<WrittenExport> {
  await drawKit(kit);
  const fit = await planned.fit?.(progress);
  const before = filesBefore(host, folder);
  const written: ListedFile[] = [];
  const added: ListedFile[] = [];
  const write = async (file: ExportFile): Promise<void> => {
    const path = `${folder}/${file.path}`;
    const isNew = !host.isFile(path);
    const one = await writeOne(host, path, file, progress);
    written.push(one);
    if (isNew) added.push(one);
  };
  try {
    const tools = {
      ...{ progress, date },
      pictures: <Name>(jobs: Parameters<typeof drawPictures<Name>>[1]) => drawPictures(kit.made, jobs),
    };
    for await (const file of planned.files(tools)) await write(file);
    if (fit) await write({ path: FIT, chunks: [bytesOf(`${JSON.stringify(fit, null, 2)}\n`)] });
    const text = manifestText(target, kit, written);
    await write({ path: MANIFEST, chunks: [bytesOf(text)] });
  } catch (error) {
    for (const { path, digest } of added) removeIfStill(host, `${folder}/${path}`, digest);
    throw error;
  }
  const own = new Set(written.map(({ path }) => path));
  const removed = [...before]
    .filter(([path, digest]) => !own.has(path) && removeIfStill(host, `${folder}/${path}`, digest))
    .map(([path]) => path);
  return { fit, files: written, removed };
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Draws what the pieces show as pixels; a check that has drawn it in an earlier run has not kept it. */
async function drawKit({ made, pieces }: ExportKit): Promise<void> {
  const shown = new Set(pieces.flatMap(({ front, back }) => (back === undefined ? [front] : [front, back])));
  const faults = await drawRasters(
    made,
    made.laid.rasterised.filter((key) => shown.has(key)),
  );
  if (faults.length > 0) throw new Unprintable(faults);
}

async function writeOne(
  host: Host,
  path: string,
  { path: shown, chunks, about }: ExportFile,
  progress: Pace,
): Promise<ListedFile> {
  const digest = createHash("sha256");
  const pieces = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      await progress.pause();
      digest.update(chunk);
      yield chunk;
    }
  };
  const bytes = await host.writeStream(path, pieces());
  return { path: shown, bytes, digest: digest.digest("hex"), about };
}
