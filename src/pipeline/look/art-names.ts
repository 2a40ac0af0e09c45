/**
 * Finds the file for a picture's address. Names are paths in the game's folder; pictures next to templates are named by
 * "/" and their path in the project. The encoding of accents does not matter: macOS decomposes names ("e" and an
 * accent) that editors write as one character.
 */
import { withoutPercentCodes } from "../../diagnostics/percent-codes.ts";
import type { Host } from "../../host/host.ts";
import { decodedHref, explainHref, isAbsoluteHref, namesOfHref } from "../../layout/draw/pictures/href.ts";

export interface ArtNames {
  /** The name of an existing file, for an address as layout requests it. */
  find(address: string): string | undefined;
  /** The files that an address in a drawing may mean: those that layout will request. */
  all(href: string, base: string, fileOf: () => string): readonly string[];
  /** The file's path in the project. */
  fileOf(name: string): string;
}

const PICTURE = /\.(?:png|jpe?g|webp|gif|svg)$/i;

/** Pictures in the folders of a game's templates, by their paths in the project. */
export function picturesBeside(host: Host, folder: string): readonly string[] {
  const game = folder.slice(folder.lastIndexOf("/") + 1);
  return [`templates/${game}`, "templates/shared"].flatMap((templates) =>
    host.listFiles(templates).filter((file) => PICTURE.test(file)),
  );
}

/** @param files below the game's folder, by their paths in it */
export function artNames(host: Host, folder: string, files: readonly string[]): ArtNames {
  const known = new Set([...files, ...picturesBeside(host, folder).map((file) => `/${file}`)]);
  const composed = new Map([...known].reverse().map((name) => [name.normalize("NFC"), name]));
  const inGame = `/${folder}/`;
  const find = (address: string): string | undefined => {
    const path = isAbsoluteHref(address) ? (inProject(host.root, address) ?? address) : address;
    const name = path.startsWith(inGame) ? path.slice(inGame.length) : path;
    return known.has(name) ? name : composed.get(name.normalize("NFC"));
  };
  return {
    find,
    all(href, base, fileOf) {
      if (isAbsoluteHref(href)) return [find(href) ?? []].flat();
      const path = explainHref(href) ? decodedHref(href) : href;
      if (path === undefined) return [];
      const fromGame = base === "" && !path.includes("..") ? find(path) : undefined;
      // Most pictures of templates are in the game's folder, and then the template's own folder does not matter.
      if (fromGame !== undefined) return [fromGame];
      return [
        ...new Set(namesOfHref(path, base, base === "" ? fileOf() : "").flatMap((name) => find(name) ?? [])),
      ];
    },
    fileOf: (name) => (name.startsWith("/") ? name.slice(1) : `${folder}/${name}`),
  };
}

/** The path after "/" in the project, for an absolute path or file URL; undefined for one outside it. */
function inProject(root: string, address: string): string | undefined {
  const plain = address.replace(/^file:(?:\/\/(?:localhost)?)?(?=\/)/i, "").replace(/^\/(?=[a-z]:\/)/i, "");
  const start = `${root.replaceAll("\\", "/")}/`;
  const paths = [plain, withoutPercentCodes(plain) ?? plain].map((path) => path.normalize("NFC"));
  const path = paths.find((one) => one.startsWith(start.normalize("NFC")));
  return path === undefined ? undefined : `/${path.slice(start.normalize("NFC").length)}`;
}
