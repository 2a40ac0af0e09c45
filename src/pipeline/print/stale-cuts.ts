/**
 * Removes cut lines and pictures of sheets that an earlier, longer print left beside a PDF: their names are those of this
 * print, which has fewer sheets, so that a person would cut by them.
 */
import { type Host, HostError } from "../../host/host.ts";

/** Most files of a kind that are looked for beyond those that were written. */
const MOST = 1000;

/**
 * @param pdf the path of the PDF, which belongs to this print
 * @param written the paths of the files beside it
 * @returns the paths of the removed files
 */
export function removeStaleCuts(host: Host, pdf: string, written: ReadonlySet<string>): readonly string[] {
  const name = pdf.replace(/\.pdf$/, "");
  const series = [
    (number: number) => [`${name}-cut-${number}.svg`, `${name}-cut-${number}.dxf`],
    (number: number) => ["front", "back", "fold"].map((side) => `${name}-sheet-${number}-${side}.png`),
  ];
  return series.flatMap((namesOf) => staleIn(host, namesOf, written));
}

/** Up to the first number of which there is no file: builds leave no gaps. */
function staleIn(
  host: Host,
  namesOf: (number: number) => readonly string[],
  written: ReadonlySet<string>,
): readonly string[] {
  const removed: string[] = [];
  for (let number = 1; number <= MOST; number++) {
    const there = namesOf(number).filter((path) => written.has(path) || host.isFile(path));
    if (there.length === 0) break;
    removed.push(...there.filter((path) => !written.has(path) && isRemoved(host, path)));
  }
  return removed;
}

function isRemoved(host: Host, path: string): boolean {
  try {
    host.removeFile(path, host.readBytes(path));
    return true;
  } catch (error) {
    // A file that cannot be removed is not an error: the print is complete.
    if (error instanceof HostError) return false;
    throw error;
  }
}
