/** The things of one face with all that edits of its template need to know of each. */
import type { DrawnThing } from "../../layout/things/drawn-thing.ts";
import type { Face } from "../../pipeline/draw/faces.ts";
import type { TemplateFiles, TemplateSource } from "../../template/template.ts";
import {
  type BlockAround,
  blocksAround,
  elementAt,
  readWritten,
  type WrittenElement,
  type WrittenTemplate,
} from "../../template/written/written-template.ts";
import { isStraight } from "../../units/matrix.ts";
import { type Geometry, geometryOf } from "./geometry.ts";

export interface FoundThing {
  readonly drawn: DrawnThing;
  /** Absent if the file is not part of the project. */
  readonly source?: TemplateSource;
  readonly written?: WrittenThing;
  /** The name of the partial that draws it. */
  readonly partial?: string;
}

export interface WrittenThing {
  readonly template: WrittenTemplate;
  readonly element: WrittenElement;
  readonly blocks: readonly BlockAround[];
  readonly geometry: Geometry;
  /** Why it cannot be moved, and why its size cannot be changed; undefined if it can. */
  readonly whyFixed: string | undefined;
  readonly whySized: string | undefined;
}

/** Where templates are read once for all things of a face. */
export interface WrittenFiles {
  of(file: string): { readonly source: TemplateSource; readonly template: WrittenTemplate } | undefined;
}

export function writtenFiles({ templates, partials }: TemplateFiles): WrittenFiles {
  const sources = new Map([...templates.values(), ...partials.values()].map((one) => [one.file, one]));
  const read = new Map<string, ReturnType<WrittenFiles["of"]>>();
  return {
    of: (file) => {
      const source = sources.get(file);
      if (source && !read.has(file)) read.set(file, { source, template: readWritten(source.text) });
      return read.get(file);
    },
  };
}

export function foundThing(drawn: DrawnThing, face: Face, files: WrittenFiles): FoundThing {
  const { place } = drawn.element;
  const found = files.of(place.file);
  if (!found) return { drawn };
  const { source, template } = found;
  const partial = source.file === face.file ? {} : { partial: source.name };
  const element = elementAt(template, place.start.offset);
  if (!element) return { drawn, source, ...partial };
  const boxPlace = drawn.boxElement.place;
  const boxElement = boxPlace.file === place.file ? elementAt(template, boxPlace.start.offset) : undefined;
  const geometry = geometryOf(template, drawn, element, boxElement ?? element);
  const blocks = blocksAround(template, element.start);
  const whyFixed = whyOfFile(source, face) ?? whyOfLoop(blocks) ?? whyOfNumbers(geometry, isOfPlace);
  const whySized = whyFixed ?? whyOfNumbers(geometry, () => true) ?? whyOfSize(geometry, drawn);
  return { drawn, source, ...partial, written: { template, element, blocks, geometry, whyFixed, whySized } };
}

function whyOfFile({ name, file, isShipped }: TemplateSource, face: Face): string | undefined {
  if (isShipped) return `"${name}" comes with Broadside and cannot be changed`;
  return file === face.file
    ? undefined
    : `it is drawn by the partial "${name}", which other templates may use too: change it there`;
}

const LOOPS: ReadonlySet<string> = new Set(["each", "times"]);

function whyOfLoop(blocks: readonly BlockAround[]): string | undefined {
  const loop = blocks.find(({ name }) => LOOPS.has(name));
  return (
    loop &&
    `it is drawn again for each entry of {{#${loop.branch.words}}}: change its numbers in the template`
  );
}

/** @param counts which attributes prevent it, by their plain names */
function whyOfNumbers({ obstacles, kind }: Geometry, counts: (name: string) => boolean): string | undefined {
  const first = obstacles.find(({ name }) => counts(name.replace(/^b:/, "")));
  if (!first) return undefined;
  if (kind === "transform") return `its transform is computed: ${first.value}`;
  return first.isComputed
    ? `its ${first.name} is computed: ${first.value}`
    : `its ${first.name} is "${first.value}", which cannot be written as a number of the drawing`;
}

const isOfPlace = (name: string): boolean => !["width", "height", "size", "r", "rx", "ry"].includes(name);

function whyOfSize({ kind, hasSize }: Geometry, { matrix }: DrawnThing): string | undefined {
  if (kind === "transform") return "its shape is drawn point by point: change its size in a drawing program";
  if (kind === "shift" || !hasSize) return "it has no width and height of its own";
  return isStraight(matrix) ? undefined : "it is turned: change its size in the template";
}
