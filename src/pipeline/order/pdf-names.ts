/** Names of the PDFs of an order: the print, its paper, look and language, then what differs from the default. */
import type { Print } from "../../game/kits/prints.ts";
import { slug, uniqueNames } from "../../host/disk/file-names.ts";
import type { PrintProfile } from "../../sheet/sheet.ts";
import type { MadeGame } from "../made-game.ts";
import { isCutByMachine } from "./cut-prints.ts";
import type { GameOrder } from "./game-order.ts";
import { endingOf } from "./look-names.ts";

export type PdfName = (print: Print, profile: PrintProfile, draft: boolean) => string;

/** Names the files of these prints uniquely. */
export function pdfNames(
  made: MadeGame,
  { prints, proof, update }: Pick<GameOrder, "prints" | "proof" | "update">,
): PdfName {
  const nameOf = uniqueNames();
  const shared = new Map<string, string>();
  const nameFor = ({ id, paper }: Print): string => {
    if (paper === undefined) return nameOf(id);
    // one file per paper; the name says which
    const name = shared.get(id) ?? nameOf(id);
    shared.set(id, name);
    return name;
  };
  const names = new Map(prints.map((print) => [print, nameFor(print)]));
  const look = endingOf(made);
  return (print, profile, draft) =>
    pdfName(`${names.get(print)}${onPaper(print, profile, look)}`, print, profile, { draft, proof, update });
}

/** "-a4": the paper, if there is one, and the look. */
const onPaper = ({ as }: Print, { paper }: PrintProfile, look: string): string =>
  `${as === "booklet-screen" ? "" : `-${slug(paper.id)}`}${look}`;

/** "starter-pack-a4.pdf": after the name what differs from the default; a booklet has no backs of its own. */
function pdfName(
  name: string,
  print: Print,
  profile: PrintProfile,
  { draft, proof, update }: Pick<GameOrder, "draft" | "proof" | "update">,
): string {
  const { backs, cutter, sheet } = profile;
  const isUsual = backs === "duplex" || print.booklet !== undefined;
  const machine = cutter && isCutByMachine(print, profile) ? cutter.id : "";
  const unusual = [
    isUsual ? "" : backs,
    machine,
    sheet?.id ?? "",
    proof ? "proof" : "",
    update === undefined ? "" : `update-${versionSlug(update)}`,
    draft ? "draft" : "",
  ];
  return `${[name, ...unusual.filter((word) => word !== "")].join("-")}.pdf`;
}

/** A version in a file name, dots and all: "1.1.0". */
const versionSlug = (version: string): string => version.split(".").map(slug).join(".");
