/**
 * One side of a card, large and at its true proportion, the bleed dimmed. What is pointed at in the form is outlined in it; what
 * is pointed at in it is marked in the form, and a click goes there. Findings are pinned where their fields are.
 */
import type { VNode } from "preact";
import type { Diagnostic, Thing } from "../../../index.ts";
import { useFace } from "../faces/faces.ts";
import { SeverityMark } from "../parts/severity.tsx";
import { type FaceAsk, pointed } from "./face.ts";
import { pathKey } from "./form/form-context.ts";

interface Sizes {
  /** Of the cut card, in mm. */
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  readonly corner: number;
}

interface BigPictureProps {
  readonly face: FaceAsk;
  readonly title: string;
  readonly sizes: Sizes;
  /** Those that show fields, in drawing order. */
  readonly things: readonly Thing[];
  /** Findings of fields by their keys. */
  readonly findings: ReadonlyMap<string, readonly Diagnostic[]>;
  /** Goes to a field of the form. */
  onPick(key: string): void;
}

const keyOfThing = ({ origin }: Thing): string => pathKey(origin.field ?? []);

export function BigPicture({ face, title, sizes, things, findings, onPick }: BigPictureProps): VNode {
  const shown = useFace({ ...face, box: "bleed" }).value;
  const { width, height, bleed, corner } = sizes;
  const [whole, high] = [width + 2 * bleed, height + 2 * bleed];
  const percent = (value: number, of: number): string => `${((value + bleed) / of) * 100}%`;
  const at = (event: PointerEvent | MouseEvent): Thing | undefined => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * whole - bleed;
    const y = ((event.clientY - box.top) / box.height) * high - bleed;
    return smallestAt(things, x, y);
  };
  const words = shown.isMissing
    ? `This card has no ${face.side}`
    : (shown.findings[0]?.message ?? "This card cannot be drawn");
  return (
    <figure
      class="big-picture"
      style={{ aspectRatio: `${whole} / ${high}`, "--whole": whole, "--high": high }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what a click does here, the form does by keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        class="big-picture-sheet"
        onPointerMove={(event) => {
          const thing = at(event);
          pointed.value = thing && keyOfThing(thing);
        }}
        onPointerLeave={() => {
          pointed.value = undefined;
        }}
        onClick={(event) => {
          const thing = at(event);
          if (thing) onPick(keyOfThing(thing));
        }}
      >
        {shown.url === undefined ? (
          <div class="big-picture-none">{shown.isKnown ? words : ""}</div>
        ) : (
          <img class="paper" src={shown.url} alt={`${title}, ${face.side}`} draggable={false} />
        )}
        <svg class="big-picture-marks" viewBox={`${-bleed} ${-bleed} ${whole} ${high}`} aria-hidden="true">
          {bleed + corner > 0 && (
            <path
              class="bleed"
              fill-rule="evenodd"
              d={`M${-bleed} ${-bleed}h${whole}v${high}h${-whole}Z${rounded(width, height, corner)}`}
            />
          )}
          <path class="trim" d={rounded(width, height, corner)} />
          {things
            .filter((thing) => isUnder(keyOfThing(thing), pointed.value))
            .flatMap(({ box, origin }, index) =>
              // seen on dark and on light drawings
              ["outline-ground", "outline"].map((name) => (
                <rect
                  key={`${origin.line}:${index}:${name}`}
                  class={name}
                  x={box.x - 0.6}
                  y={box.y - 0.6}
                  width={box.width + 1.2}
                  height={box.height + 1.2}
                  rx={0.8}
                />
              )),
            )}
        </svg>
      </div>
      {[...findings].flatMap(([key, [first]]) => {
        const thing = things.find((one) => isUnder(keyOfThing(one), key));
        if (!first || !thing) return [];
        const style = {
          left: percent(thing.box.x + thing.box.width, whole),
          top: percent(thing.box.y, high),
        };
        return [
          <button
            key={key}
            type="button"
            class="pin"
            style={style}
            aria-label={`${first.severity} at ${key}: ${first.message}`}
            title={first.message}
            onClick={() => onPick(key)}
          >
            <SeverityMark severity={first.severity} size={18} isNamed={false} />
          </button>,
        ];
      })}
    </figure>
  );
}

/** The field itself, or a map or list that contains it. */
export function isUnder(key: string, pointedAt: string | undefined): boolean {
  return (
    pointedAt !== undefined &&
    (key === pointedAt || key.startsWith(`${pointedAt}.`) || pointedAt.startsWith(`${key}.`))
  );
}

/** The thing with the smallest area at a place in mm; of equal ones the last drawn. */
function smallestAt(things: readonly Thing[], x: number, y: number): Thing | undefined {
  const area = ({ box }: Thing): number => box.width * box.height;
  return things
    .filter(({ box }) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height)
    .reduce<Thing | undefined>((best, one) => (!best || area(one) <= area(best) ? one : best), undefined);
}

/** The outline of a card with rounded corners, from its top left corner. */
function rounded(width: number, height: number, corner: number): string {
  const r = Math.min(corner, width / 2, height / 2);
  const arc = (x: number, y: number): string => (r === 0 ? "" : `a${r} ${r} 0 0 1 ${x} ${y}`);
  return `M${r} 0h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}Z`;
}
