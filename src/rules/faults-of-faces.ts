/** Elements of a face with a fault of their own, because of which other rules may find something too. */
import type { Origin } from "../scene/scene.ts";
import type { LaidFace } from "./define-rule.ts";

type IsOne = (origin: Origin) => boolean;

/** Texts that do not fit their box: text/overflow reports them. */
export function tooLongOn({ scene: { texts } }: LaidFace): IsOne {
  for (const { overflow } of texts)
    if (overflow > 0) return amongst(texts.filter((text) => text.overflow > 0));
  return NONE;
}

/** Boxes in place of a missing picture or icon. */
export const missingOn = ({ scene }: LaidFace): IsOne =>
  scene.missing.length === 0 ? NONE : amongst(scene.missing);

/** Most faces have no such element. */
const NONE: IsOne = () => false;

export const originKey = ({ file, line, column }: Origin): string => `${line}:${column} ${file}`;

function amongst(facts: readonly { readonly origin: Origin }[]): IsOne {
  const keys = new Set(facts.map(({ origin }) => originKey(origin)));
  return (origin) => keys.has(originKey(origin));
}
