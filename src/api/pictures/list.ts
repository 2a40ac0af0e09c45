/** The pictures of a game: what each is, and where and how sharply it prints. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { HostError } from "../../host/host.ts";
import { checkGame } from "../../pipeline/judge/check-game.ts";
import { pictureFiles } from "../../pipeline/look/art.ts";
import { inspectorOf } from "../../pipeline/look/known-verdicts.ts";
import type { MadeGame } from "../../pipeline/made-game.ts";
import type { ProjectContext } from "../../pipeline/project.ts";
import { gameNamed } from "../../pipeline/read/choose-games.ts";
import type { LaidFace } from "../../rules/define-rule.ts";
import { decodeText } from "../../source/text/decode.ts";
import type { Call } from "../handle.ts";
import { refuseNoText } from "../refuse-options.ts";
import { PICTURE_ENDING } from "./picture-name.ts";
import { type UnshownPictures, unshownPictures } from "./unshown.ts";

export interface GamePictures {
  /** By path. */
  readonly pictures: readonly GamePicture[];
  /** Pictures that cards ask for and that do not exist, by name. */
  readonly missing: readonly MissingPicture[];
  /** Pictures that cards name and that the fronts of these cards do not show. */
  readonly unshown: readonly UnshownPictures[];
}

export interface GamePicture {
  /** From the project's root. */
  readonly path: string;
  /** From the game's folder, as cards and templates name it: "art/axe.png". */
  readonly name: string;
  readonly bytes: number;
  /** In pixels; absent for drawings (SVG) and for what cannot be read. */
  readonly width?: number;
  readonly height?: number;
  readonly uses: readonly PictureUse[];
  /** Pixels per inch where it prints largest; absent for drawings and for pictures that no card shows. */
  readonly dpi?: number;
  /** What is wrong with the file. */
  readonly findings: readonly Diagnostic[];
  /** The path of an earlier picture with the same bytes. */
  readonly sameAs?: string;
}

/** A side of a card that shows a picture. */
export interface PictureUse {
  readonly deck: string;
  readonly card: string;
  readonly side: "front" | "back";
  /** Absent for drawings. */
  readonly dpi?: number;
}

export interface MissingPicture {
  /** As the card or the template asks for it. */
  readonly name: string;
  readonly uses: readonly PictureUse[];
}

/** @throws BroadsideError `unknown-game` */
export async function listPictures({ project, progress }: Call, game: string): Promise<GamePictures> {
  refuseNoText(game, "game");
  const folder = `content/${gameNamed(project, game)}`;
  const { made, diagnostics } = await checkGame(project, game, progress);
  const { shown, missing } = usesIn(made);
  const names = pictureFiles(project.host.listFiles(folder), folder).filter((name) =>
    PICTURE_ENDING.test(name),
  );
  const seen = new Map<string, string>();
  const pictures: GamePicture[] = [];
  for (const name of names) {
    await progress.pause();
    const path = `${folder}/${name}`;
    const looked = await lookAt(project, path);
    const uses = shown.get(path) ?? [];
    const dpis = uses.flatMap(({ dpi }) => dpi ?? []);
    const same = looked.key === undefined ? undefined : seen.get(looked.key);
    if (looked.key !== undefined && same === undefined) seen.set(looked.key, path);
    pictures.push({
      path,
      name,
      bytes: looked.bytes,
      ...looked.size,
      uses,
      ...(dpis.length > 0 && { dpi: Math.floor(Math.min(...dpis) + 1e-6) }),
      findings: [...looked.findings, ...diagnostics.filter(({ file }) => file === path)],
      ...(same !== undefined && { sameAs: same }),
    });
  }
  const usesOf = (name: string): readonly PictureUse[] => shown.get(`${folder}/${name}`) ?? [];
  const unshown = made ? unshownPictures(made.game, made.context, names, usesOf) : [];
  return { pictures, missing, unshown };
}

interface Looked {
  readonly bytes: number;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Identifies the content. */
  readonly key?: string;
  readonly findings: readonly Diagnostic[];
}

async function lookAt(project: ProjectContext, path: string): Promise<Looked> {
  try {
    const bytes = project.host.readBytes(path);
    if (/\.svg$/i.test(path))
      return { bytes: bytes.length, size: undefined, findings: decodeText(path, bytes).diagnostics };
    const { value, diagnostics } = await inspectorOf(project).picture(bytes, path);
    if (!value) return { bytes: bytes.length, size: undefined, findings: diagnostics };
    const { width, height, key } = value;
    return { bytes: bytes.length, size: { width, height }, key, findings: diagnostics };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const start = { line: 1, column: 1, offset: 0 };
    const fault = { file: path, start, end: start, rule: "art/unreadable", severity: "error" as const };
    return { bytes: 0, size: undefined, findings: [{ ...fault, message: error.message }] };
  }
}

/** What faces show, and what they ask for that does not exist. */
export interface Uses {
  /** By path. */
  readonly shown: ReadonlyMap<string, readonly PictureUse[]>;
  readonly missing: readonly MissingPicture[];
}

export function usesIn(made: MadeGame | undefined): Uses {
  const shown = new Map<string, PictureUse[]>();
  const missing = new Map<string, PictureUse[]>();
  for (const face of made?.context.faces ?? []) {
    const { pictures, svgPictures } = face.scene;
    for (const { href, dpi } of pictures) addUses(shown, made?.art.find(href)?.file, face, dpi);
    for (const { href } of svgPictures) addUses(shown, made?.art.find(href)?.file, face);
    for (const { kind, name } of face.scene.missing) if (kind === "art") addUses(missing, name, face);
  }
  return { shown, missing: [...missing].map(([name, uses]) => ({ name, uses })) };
}

function addUses(
  all: Map<string, PictureUse[]>,
  name: string | undefined,
  face: LaidFace,
  dpi?: number,
): void {
  if (name === undefined) return;
  const uses = all.get(name) ?? [];
  all.set(name, uses);
  for (const { deck, id } of face.cards)
    uses.push({ deck, card: id, side: face.side, ...(dpi !== undefined && { dpi }) });
}
