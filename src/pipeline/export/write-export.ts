/**
 * Writes one export: all its files beside those of an earlier one, and its manifest; only then does it put them in place,
 * the manifest last, and clears away what the earlier export of the same kit left and this one does not have. If a file
 * cannot be written, nothing changes.
 * Limits: while files are put in place, one may be refused, for example because another program has it open. Then new
 * ones are removed again, and the manifest lists what was replaced as it is now.
 */
import { createHash } from "node:crypto";
import { type Host, HostError, type PendingFile } from "../../host/host.ts";
import { drawRasters } from "../draw/draw-rasters.ts";
import { Unprintable } from "../look/inspector.ts";
import { drawPictures } from "../print/draw-pictures.ts";
import type { Pace } from "../progress.ts";
import type { FitReport } from "./fit/fit-report.ts";
import {
  filesBefore,
  type ListedFile,
  MANIFEST,
  manifestAfter,
  manifestText,
  removeIfStill,
} from "./manifest.ts";
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
  const pending: Written[] = [];
  const write = async (file: ExportFile): Promise<void> => {
    pending.push(await stageOne(host, `${folder}/${file.path}`, file, progress));
  };
  try {
    const tools = {
      ...{ progress, date },
      pictures: <Name>(jobs: Parameters<typeof drawPictures<Name>>[1]) => drawPictures(kit.made, jobs),
    };
    for await (const file of planned.files(tools)) await write(file);
    if (fit) await write({ path: FIT, chunks: [bytesOf(`${JSON.stringify(fit, null, 2)}\n`)] });
    const text = manifestText(
      target,
      kit,
      pending.map(({ file }) => file),
    );
    await write({ path: MANIFEST, chunks: [bytesOf(text)] });
    putInPlace(host, folder, pending);
  } catch (error) {
    for (const { staged } of pending) staged.discard();
    throw error;
  }
  const files = pending.map(({ file }) => file);
  const own = new Set(files.map(({ path }) => path));
  const removed = [...before]
    .filter(([path, digest]) => !own.has(path) && removeIfStill(host, `${folder}/${path}`, digest))
    .map(([path]) => path);
  return { fit, files, removed };
}

/** A file beside its place. */
interface Written {
  readonly file: ListedFile;
  readonly staged: PendingFile;
}

/** @throws HostError; then no new file is left, and the manifest is true of those that were replaced */
function putInPlace(host: Host, folder: string, pending: readonly Written[]): void {
  const added: ListedFile[] = [];
  const replaced: ListedFile[] = [];
  try {
    for (const { file, staged } of pending) {
      const list = host.isFile(`${folder}/${file.path}`) ? replaced : added;
      staged.commit();
      list.push(file);
    }
  } catch (error) {
    for (const { path, digest } of added) removeIfStill(host, `${folder}/${path}`, digest);
    correctManifest(host, folder, replaced);
    throw error;
  }
}

/** What went wrong before is reported, not that the manifest cannot be written either. */
function correctManifest(host: Host, folder: string, replaced: readonly ListedFile[]): void {
  const text = manifestAfter(host, folder, replaced);
  try {
    if (text !== undefined) host.writeFile(`${folder}/${MANIFEST}`, bytesOf(text));
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
  }
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

async function stageOne(
  host: Host,
  path: string,
  { path: shown, chunks, about }: ExportFile,
  progress: Pace,
): Promise<Written> {
  const digest = createHash("sha256");
  const pieces = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      await progress.pause();
      digest.update(chunk);
      yield chunk;
    }
  };
  const staged = await host.stageStream(path, pieces());
  return { staged, file: { path: shown, bytes: staged.bytes, digest: digest.digest("hex"), about } };
}
