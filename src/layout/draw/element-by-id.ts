/** What an id stands for in a drawing. Of several elements with one id the first counts; where they differ, that is reported. */
import type { SvgElement } from "../svg/svg-element.ts";
import type { Drawing } from "./frame.ts";

/** The element with an id that something refers to; undefined when there is none. */
export function elementById({ document, faults }: Drawing, id: string): SvgElement | undefined {
  const found = document.byId.get(id);
  if (found && document.ambiguous.has(id)) {
    const message = `several elements with the id "${id}" differ; "#${id}" always means the first of them`;
    const fix = `in a loop, write id="${id}-{{@index}}" and refer to "#${id}-{{@index}}"`;
    faults.add(found.place, "warning", "svg/repeated-id", message, { fix });
  }
  return found;
}
