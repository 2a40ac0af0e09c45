/** The element that an id refers to. If several have the id, the first one counts; if they differ, that is reported. */
import type { SvgElement } from "../svg/svg-element.ts";
import type { Drawing } from "./frame.ts";

/** The element with the id of a reference; undefined if there is none. */
export function elementById({ document, faults }: Drawing, id: string): SvgElement | undefined {
  const found = document.byId.get(id);
  if (found && document.ambiguous.has(id)) {
    const message = `several elements with the id "${id}" differ; "#${id}" always means the first of them`;
    const fix = `in a loop, write id="${id}-{{@index}}" and refer to "#${id}-{{@index}}"`;
    faults.add(found.place, "warning", "svg/repeated-id", message, { fix });
  }
  return found;
}
