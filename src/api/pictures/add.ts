/** New pictures for a game: each is checked before it is written, and nothing is overwritten unless the caller says so. */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { type Host, sameBytes } from "../../host/host.ts";
import { refuseWrittenPath } from "../../host/written-path.ts";
import { createFaults } from "../../layout/svg/faults.ts";
import { openSvg } from "../../layout/svg/svg-document.ts";
import type { Inspector } from "../../pipeline/look/inspector.ts";
import { inspectorOf } from "../../pipeline/look/known-verdicts.ts";
import { refuseShipped } from "../../pipeline/project.ts";
import { gameNamed } from "../../pipeline/read/choose-games.ts";
import { BYTE_LIMIT, tooManyBytes } from "../../press/pictures/picture-faults.ts";
import { decodeText } from "../../source/text/decode.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseOptions, refuseOther } from "../refuse-options.ts";
import type { SavedWork } from "../work.ts";
import { freeName, pictureName } from "./picture-name.ts";

export interface NewPictures {
  readonly game: string;
  readonly files: readonly NewPicture[];
}

export interface NewPicture {
  /** As it is called where it comes from; folders in it are left out, and it is made safe. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether it takes the place of a file of the same name; default false. */
  readonly replace?: boolean | undefined;
}

export interface AddedPictures {
  /** In the order in which they were given. */
  readonly pictures: readonly AddedPicture[];
}

export interface AddedPicture {
  /** As it was given. */
  readonly given: string;
  /**
   * "added" and "replaced": it was written. "same": the game has it already. "exists": there is another file of
   * this name; nothing was written. "refused": it cannot be printed; the findings say why.
   */
  readonly status: "added" | "replaced" | "same" | "exists" | "refused";
  /** From the project's root; of "refused", where it would have been written. */
  readonly path: string;
  /** From the game's folder, as cards name it. */
  readonly name: string;
  /** Of "exists": a name that is free. */
  readonly freeName?: string;
  /** In pixels; absent for drawings (SVG). */
  readonly width?: number;
  readonly height?: number;
  readonly findings: readonly Diagnostic[];
}

const OPTIONS: Options<NewPictures> = { game: "text", files: "objects" };

const FILE_OPTIONS: Options<NewPicture> = { name: "text", bytes: "object", replace: "flag" };

/** The folder of a game in which new pictures are put. */
const FOLDER = "art";

/** @throws BroadsideError `unknown-game`, `no-project` for the games that come with Broadside; HostError if a file cannot be written */
export async function addPictures(call: Call<SavedWork>, order: NewPictures): Promise<AddedPictures> {
  refuseOptions(order, OPTIONS, ["game", "files"]);
  for (const file of order.files) {
    refuseOptions(file, FILE_OPTIONS, ["name", "bytes"]);
    if (!(file.bytes instanceof Uint8Array)) throw badOrder("`bytes`: expected an array of bytes");
  }
  const { project, progress } = call;
  refuseShipped(project);
  refuseOther(order.game, "game", "text");
  const id = gameNamed(project, order.game);
  const inspector = inspectorOf(project);
  const pictures: AddedPicture[] = [];
  for (const [index, file] of order.files.entries()) {
    progress.step("pictures", index, order.files.length);
    await progress.pause();
    pictures.push(await addOne(project.host, inspector, `content/${id}`, file));
  }
  return { pictures };
}

async function addOne(
  host: Host,
  inspector: Inspector,
  game: string,
  file: NewPicture,
): Promise<AddedPicture> {
  const { name: given, bytes, replace = false } = file;
  const own = pictureName(given);
  const folder = `${game}/${FOLDER}`;
  const taken = takenIn(folder, host.listFiles(folder));
  // under the name of the file that is there, on disks that tell case apart too
  const path = taken.get(own.toLowerCase()) ?? `${folder}/${own}`;
  const described = { given, path, name: path.slice(game.length + 1) };
  const { size, findings, isPrintable } = await checked(inspector, own, bytes);
  const about = { ...described, ...size, findings };
  if (!isPrintable) return { ...about, status: "refused" };
  const isThere = host.isFile(path);
  if (isThere && sameBytes(host.readBytes(path), bytes)) return { ...about, status: "same" };
  refuseWrittenPath(path, !isThere);
  if (isThere && !replace)
    return { ...about, status: "exists", freeName: freeName(own, (name) => taken.has(name.toLowerCase())) };
  if (isThere) host.replaceFile(path, host.readBytes(path), bytes);
  else host.createFile(path, bytes);
  return { ...about, status: isThere ? "replaced" : "added" };
}

/** Paths of the files in the folder, by their names in lower case. */
const takenIn = (folder: string, files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(files.map((file) => [file.slice(folder.length + 1).toLowerCase(), file]));

interface Checked {
  readonly isPrintable: boolean;
  readonly size?: { readonly width: number; readonly height: number };
  readonly findings: readonly Diagnostic[];
}

async function checked(inspector: Inspector, name: string, bytes: Uint8Array): Promise<Checked> {
  // what is too large is neither decoded nor handed to the process that decodes
  if (bytes.length > BYTE_LIMIT) return { isPrintable: false, findings: [tooManyBytes(name, bytes.length)] };
  if (/\.svg$/i.test(name)) return checkedDrawing(name, bytes);
  const { value, diagnostics: findings } = await inspector.picture(bytes, name);
  if (!value) return { isPrintable: false, findings };
  return { isPrintable: true, size: { width: value.width, height: value.height }, findings };
}

function checkedDrawing(name: string, bytes: Uint8Array): Checked {
  const { value, diagnostics } = decodeText(name, bytes);
  const faults = createFaults();
  const document = openSvg(name, value.text, faults);
  const findings = [...diagnostics, ...faults.list];
  return {
    isPrintable: document !== undefined && findings.every(({ severity }) => severity !== "error"),
    findings,
  };
}
