/** The glossary with its defaults: what texts print for a term, which drawing an icon's name refers to. */
import { mapValues } from "../diagnostics/map-values.ts";
import type { GlossaryFile } from "../schema/files.ts";
import { below, type Report } from "./fault.ts";
import type { Glossary } from "./game.ts";
import type { CheckedFile } from "./input.ts";
import { terrainsOf } from "./scenarios/terrain.ts";

export function resolveGlossary(input: CheckedFile<GlossaryFile> | undefined, report: Report): Glossary {
  if (input === undefined)
    return { terms: {}, avoid: {}, icons: {}, symbols: {}, scenarioRules: {}, terrains: terrainsOf() };
  const { file, path } = input;
  const source = { file: path, path: [] };
  const icons = file.icons ?? {};
  for (const name of Object.keys(file.terms ?? {}).filter((term) => Object.hasOwn(icons, term)))
    report({
      rule: "glossary/ambiguous-word",
      severity: "warning",
      at: below(source, "icons", name),
      message: `":${name}:" is both a term and an icon`,
      why: "a text can print only one of them",
      fix: "give the icon another name",
    });
  return {
    terms: mapValues(file.terms ?? {}, (term) => ({ text: term.title, ...term })),
    avoid: mapValues(file.avoid ?? {}, (word) => (typeof word === "string" ? { say: word } : word)),
    icons: mapValues(icons, (target, name) =>
      endOfChain(target, name, icons, () => reportCircle(name, path, report)),
    ),
    symbols: mapValues(file.symbols ?? {}, (symbol) => ({ points: 0, again: false, ...symbol })),
    scenarioRules: file["scenario-rules"] ?? {},
    terrains: terrainsOf(file),
    source,
  };
}

/** Follows names that refer to other names of the glossary; a name that refers to itself is that of the icon set. */
function endOfChain(
  target: string,
  name: string,
  icons: NonNullable<GlossaryFile["icons"]>,
  onCircle: () => void,
): string {
  const seen = new Set([name]);
  let end = target;
  while (Object.hasOwn(icons, end) && icons[end] !== end && end !== name) {
    if (seen.has(end)) break;
    seen.add(end);
    end = icons[end] as string;
  }
  if (seen.size > 1 && seen.has(end)) onCircle();
  return end;
}

function reportCircle(name: string, file: string, report: Report): void {
  report({
    rule: "glossary/icon-circle",
    at: { file, path: ["icons", name] },
    message: `the icon "${name}" leads back to itself`,
    fix: "make one of the names refer to a drawing: an icon of the set or an SVG file",
  });
}
