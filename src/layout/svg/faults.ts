/**
 * Collects the diagnostics of one drawing. The same fault at the same place is kept once, because a template's element
 * may be drawn many times (a loop, a `<use>`).
 */
import type { Diagnostic, Place, Severity } from "../../diagnostics/diagnostic.ts";
import type { Origin } from "../../scene/scene.ts";

/** Optional parts of a diagnostic. */
export type FaultWords = Pick<Diagnostic, "label" | "why" | "fix">;

export interface Faults {
  readonly list: readonly Diagnostic[];
  add(place: Place, severity: Severity, rule: string, message: string, words?: FaultWords): void;
  addAll(diagnostics: readonly Diagnostic[]): void;
}

export function createFaults(): Faults {
  const list: Diagnostic[] = [];
  const seen = new Set<string>();
  const push = (diagnostic: Diagnostic): void => {
    const { file, start, rule, message } = diagnostic;
    const key = `${file}:${start.line}:${start.column}:${rule}:${message}`;
    if (seen.has(key)) return;
    seen.add(key);
    list.push(diagnostic);
  };
  return {
    list,
    add: (place, severity, rule, message, words) => push({ rule, severity, message, ...place, ...words }),
    addAll: (diagnostics) => diagnostics.forEach(push),
  };
}

/** The place of an element's start tag: its "<" and name. */
export function placeOf(origin: Origin, name: string, offset: number): Place {
  const { file, line, column } = origin;
  const length = name.length + 1;
  return {
    file,
    start: { line, column, offset },
    end: { line, column: column + length, offset: offset + length },
  };
}
