/**
 * A picture of a game for a screen. The page of a studio never gets the bytes of a file that somebody else may have made:
 * pixels are decoded and encoded again, drawings are laid out as on a card.
 */
import { BroadsideError, badOrder } from "../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { xmlAttribute } from "../../diagnostics/text/xml-text.ts";
import type { Card } from "../../game/game.ts";
import { layOutWhole } from "../../layout/lay-out-face.ts";
import { svgText } from "../../pipeline/draw/picture-file.ts";
import { openWorkshop } from "../../pipeline/draw/workshop.ts";
import { inspectorOf } from "../../pipeline/look/known-verdicts.ts";
import { GaveUp } from "../../pipeline/look/outcome.ts";
import { createRasters } from "../../pipeline/look/rasters.ts";
import { readGame } from "../../pipeline/read/read-game.ts";
import { pictureUris } from "../../press/picture-uris.ts";
import type { PictureFacts } from "../../press/press.ts";
import type { Call } from "../handle.ts";
import { refuseNoText, refuseOther } from "../refuse-options.ts";
import { PICTURE_ENDING } from "./picture-name.ts";

export interface PicturePreview {
  /** Absent if there is nothing to show: the findings say why. */
  readonly picture?: {
    readonly type: "image/png" | "image/jpeg" | "image/svg+xml";
    readonly bytes: Uint8Array;
  };
  readonly findings: readonly Diagnostic[];
}

/** Pixels of the longer side. */
const RANGE = { least: 16, most: 2000 };

/** @throws BroadsideError `unknown-file` for anything but a picture in the folder of a game; HostError if it cannot be read */
export async function previewPicture(call: Call, path: string, pixels = 320): Promise<PicturePreview> {
  refuseNoText(path, "path");
  refuseOther(pixels, "pixels", RANGE);
  const { host } = call.project;
  const [, game = ""] = /^content\/([^/]+)\/./.exec(path) ?? [];
  if (!PICTURE_ENDING.test(path) || game === "" || !host.listFiles(`content/${game}`).includes(path))
    throw new BroadsideError("unknown-file", `there is no picture "${path}"`);
  return /\.svg$/i.test(path) ? drawing(call, game, path) : photograph(call, path, pixels);
}

async function photograph({ project }: Call, path: string, pixels: number): Promise<PicturePreview> {
  const bytes = project.host.readBytes(path);
  const inspector = inspectorOf(project);
  const { value: facts, diagnostics: findings } = await inspector.picture(bytes, path);
  if (!facts) return { findings };
  try {
    const uri = await uriOf(facts, pixels, () => inspector.printable(bytes, facts));
    return { picture: pictureIn(uri), findings };
  } catch (error) {
    if (!(error instanceof GaveUp)) throw error;
    throw badOrder(`"${path}" ${error.message}`);
  }
}

/** Scaled down as on a card of that size. */
async function uriOf(facts: PictureFacts, pixels: number, load: () => Promise<Uint8Array>): Promise<string> {
  const { key, width, height } = facts;
  const scale = Math.min(1, pixels / Math.max(width, height));
  const box = { x: 0, y: 0, width: width * scale, height: height * scale };
  const origin = { file: "", line: 1, column: 1 };
  const item = { kind: "image" as const, picture: key, box, origin };
  const uris = await pictureUris({ items: [item], symbols: {} }, 1, { get: () => ({ ...facts, load }) });
  return uris.get(key) as string;
}

function pictureIn(uri: string): NonNullable<PicturePreview["picture"]> {
  const [, type, base64 = ""] = /^data:(image\/(?:png|jpeg));base64,(.*)$/s.exec(uri) ?? [];
  return { type: type as "image/png" | "image/jpeg", bytes: new Uint8Array(Buffer.from(base64, "base64")) };
}

/** mm; a drawing has no size of its own. */
const SIDE = 60;

async function drawing({ project }: Call, id: string, path: string): Promise<PicturePreview> {
  const findings: Diagnostic[] = [];
  const { game, sources } = readGame(project, id).value;
  if (!game) return { findings };
  const workshop = await openWorkshop(project, game, sources, ({ value }) => value);
  const href = xmlAttribute(encodeURI(path.slice(game.folder.length + 1)));
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><image href="${href}" width="${SIDE}" height="${SIDE}"/></svg>`;
  const face = { card: NO_CARD, side: "front" as const, file: path };
  await workshop.art.open(text, face);
  const { value: scene, diagnostics } = layOutWhole(
    { file: path, text },
    { trim: { width: SIDE, height: SIDE }, bleed: 0 },
    workshop.means.resources,
  );
  const { fonts, art, inspector } = workshop;
  const { pictures } = createRasters(fonts.programs, art.pictures, inspector.draw);
  const svg = await svgText({ scene, fonts: fonts.programs, pictures, draw: inspector.draw }, 96);
  const bytes = new TextEncoder().encode(svg);
  return { picture: { type: "image/svg+xml", bytes }, findings: [...art.diagnostics, ...diagnostics] };
}

/** The drawing is on no card. */
const NO_CARD = { id: "", deck: "" } as unknown as Card;
