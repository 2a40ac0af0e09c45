/** Findings as text in the format that was asked for; used by every command that reports. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { eachOnce } from "../diagnostics/each-once.ts";
import type { Project } from "../pipeline/project.ts";
import { reportJson } from "../report/json.ts";
import { reportPretty } from "../report/pretty.ts";
import { reportShort } from "../report/short.ts";
import { decodeText } from "../source/decode.ts";
import type { Format } from "./check.ts";

/** Colour only where a terminal reads, and nobody asked for none (https://no-color.org). */
export function reportFindings(
  project: Project,
  findings: readonly Diagnostic[],
  format: Format,
  stream: NodeJS.WriteStream,
): string {
  const sorted = eachOnce(findings);
  if (format === "json") return reportJson(sorted);
  if (format === "short") return reportShort(sorted);
  return reportPretty(sorted, textsOf(project), { colour: stream.isTTY === true && !process.env.NO_COLOR });
}

/** The text of a file of the project, or of one that the package brings along. */
function textsOf({ host, bundle }: Project): (file: string) => string | undefined {
  return (file) => {
    const home = [host, bundle.host].find((candidate) => candidate.isFile(file));
    return home && decodeText(file, home.readBytes(file)).value.text;
  };
}
