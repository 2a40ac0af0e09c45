/** The slot journal of a game: in its output folder, or a file of the project that a person may commit. */
import { posix } from "node:path";
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import type { Host } from "../../host/host.ts";
import type { KeptText } from "../../pipeline/export/target.ts";
import { type ProjectContext, refuseShipped } from "../../pipeline/project.ts";
import { utf8Text } from "../../source/text/utf8.ts";

const USUAL = "tables/slots.json";

/** More would be a journal of a million cards. */
const MOST_BYTES = 32 * 1024 * 1024;

/** @throws BroadsideError `bad-order` for a file that cannot be a journal of the project, `no-project` for shipped games */
export function keptSlots(
  project: ProjectContext,
  output: { readonly host: Host; readonly path: string },
  named: string | undefined,
): KeptText {
  if (named === undefined) return keptText(output.host, USUAL, `${output.path}/${USUAL}`);
  const bad = (why: string) => badOrder(wording`${option("slots")} "${named}": ${why}`);
  const path = posix.normalize(named.replaceAll("\\", "/"));
  if (!path.endsWith(".json")) throw bad("expected a file whose name ends in .json");
  // folders of a Mac and of Windows have one name, however it is capitalised
  if (/^(?:content|templates|output)\//i.test(path))
    throw bad("that folder is for other files; name one beside it, such as tables/slots.json");
  if (project.outputOnly) throw bad("this project was opened with `outputOnly`");
  refuseShipped(project);
  return keptText(project.host, path, named);
}

function keptText(host: Host, path: string, shown: string): KeptText {
  return {
    shown,
    read: () => (host.isFile(path) ? (utf8Text(host.readBytes(path, MOST_BYTES)) ?? "") : undefined),
    write: (text) => host.writeFile(path, new TextEncoder().encode(text)),
  };
}
