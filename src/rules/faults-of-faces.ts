/** Elements of a face with a fault of their own, because of which other rules may find something too. */
import type { Origin } from "../scene/scene.ts";
import type { LaidFace } from "./define-rule.ts";

type IsOne = (origin: Origin) => boolean;

/** Texts that do not fit their box: text/overflow reports them. */
export const tooLongOn = ({ scene }: LaidFace): IsOne =>
  amongst(scene.texts.filter(({ overflow }) => overflow > 0));

/** Boxes in place of a missing picture or icon. */
export const missingOn = ({ scene }: LaidFace): IsOne => amongst(scene.missing);

export const originKey = ({ file, line, column }: Origin): string => `${line}:${column} ${file}`;

function amongst(facts: readonly { readonly origin: Origin }[]): IsOne {
  const keys = new Set(facts.map(({ origin }) => originKey(origin)));
  return (origin) => keys.size > 0 && keys.has(originKey(origin));
}
