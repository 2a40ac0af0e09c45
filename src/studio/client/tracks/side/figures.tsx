/** What is proved about the track, in figures, and which of it the map shows. */
import type { VNode } from "preact";
import type { TrackAnalysis } from "../../../../track/track.ts";
import type { Moves } from "../../../../track/ways/moves.ts";
import { shortcutSteps } from "../../../../track/ways/shortcut-steps.ts";
import { ToggleChip } from "../../parts/chip.tsx";
import { counted } from "../../parts/counted.ts";
import { capitalised } from "../../parts/words.ts";
import { cellName, hasFaceDown, specialStep } from "../game-words.ts";
import { areDrawn, type MarkName, shownMarks, toggleMark } from "../map/marks.tsx";
import { proofFault, settledProof, whyUnproved } from "../proofs/proof.ts";
import { moves, track } from "../state.ts";
import { terrainOf } from "../terrains.ts";

export function Figures(): VNode {
  const analysis = settledProof.value?.analysis;
  const how = moves.value;
  const fault = proofFault.value ?? whyUnproved(settledProof.value?.track ?? track.value);
  if (fault !== undefined) return <p class="quiet">Cannot be checked: {fault}.</p>;
  if (!analysis || !how)
    return (
      <p class="quiet">
        {track.value.cards.length === 0
          ? "Place cards on the map: what is proved about the track is shown here."
          : ""}
      </p>
    );
  return (
    <>
      <dl class="track-figures">
        {rowsOf(analysis, how).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TerrainShares analysis={analysis} />
      <fieldset class="chip-group mark-chips" aria-label="Shown on the map">
        {LEGEND.map(([name, words]) => (
          <ToggleChip key={name} isOn={shownMarks.value.has(name)} onChange={() => toggleMark(name)}>
            <Swatch name={name} />
            {words}
          </ToggleChip>
        ))}
      </fieldset>
      <Legend hasForced={specialStep.value !== undefined && shownMarks.value.has("ways")} />
    </>
  );
}

const LEGEND: readonly (readonly [MarkName, string])[] = [
  ["ways", "Shortest ways"],
  ["narrows", "Narrowest place"],
  ["traps", "Traps"],
  ["unreached", "Unreached"],
];

function rowsOf(analysis: TrackAnalysis, { movement }: Moves): readonly (readonly [string, string])[] {
  const { lattice, free, straight, forcedSpecial, narrow, traps, unreached, accelerations, shortcuts } =
    analysis;
  const { point, points, pieces } = movement.words;
  const jumps = shortcuts.filter((one) => shortcutSteps(analysis, one).length > 0).length;
  const special = specialStep.value;
  const length = (count: number): string => counted(count, point, points);
  const cells = (list: readonly number[]): string =>
    list.length === 0 ? "none" : counted(list.length, cellName.value);
  return [
    ["Shortest way", free ? length(free.mp) : "none: the finish cannot be reached"],
    ...(special !== undefined
      ? ([
          [`Without ${movement.words.without}`, straight ? length(straight.mp) : "none"],
          [`Forced: ${special}`, free ? String(forcedSpecial?.length ?? 0) : "-"],
        ] as const)
      : []),
    ...(free ? [["Ways of that length", free.routes.toLocaleString("en")] as const] : []),
    ...(movement.pieces === "unlimited"
      ? []
      : ([["Narrowest place", narrow ? narrowWords(narrow) : "-"]] as const)),
    [`Traps for ${pieces}`, cells(traps)],
    ["Not reached", cells(unreached)],
    ...(jumps > 0 ? ([["Shortcuts between cards", String(jumps)]] as const) : []),
    ...(hasFaceDown.value || accelerations.length > 0
      ? ([["Face-down cards", String(accelerations.length)]] as const)
      : []),
    [capitalised(`${cellName.value}s`), String(lattice.squares.length)],
  ];
}

function narrowWords(narrow: NonNullable<TrackAnalysis["narrow"]>): string {
  const words = `${counted(narrow.width, cellName.value)} wide`;
  return areDrawn(narrow) ? words : `${words}, at ${counted(narrow.cuts.length, "place")}, not drawn`;
}

/** What the map shows besides, which is never hidden. */
function Legend({ hasForced }: { readonly hasForced: boolean }): VNode {
  return (
    <p class="quiet mark-legend">
      {hasForced && (
        <span>
          <svg width={18} height={12} viewBox="0 0 18 12" aria-hidden="true">
            <path class="mark-way forced" d="M2,6H16" />
            <path class="mark-way-middle" d="M2,6H16" />
          </svg>
          Forced: {specialStep.value}
        </span>
      )}
      <span>S start</span>
      <span>F finish</span>
    </p>
  );
}

/** The mix of terrains that pieces pass on shortest ways. */
function TerrainShares({ analysis: { free } }: { readonly analysis: TrackAnalysis }): VNode | null {
  if (!free) return null;
  const shares = Object.entries(free.terrains).filter(([, share]) => share > 0);
  const words = shares.map(([id, share]) => `${terrainOf(id).title} ${Math.round(share * 100)} %`);
  return (
    <div class="terrain-shares">
      <span class="label">Terrain on shortest ways</span>
      <span class="terrain-bar" role="img" aria-label={words.join(", ")}>
        {shares.map(([id, share]) => (
          <span key={id} style={{ flexGrow: share, background: terrainOf(id).colour }} />
        ))}
      </span>
      <span class="quiet">{words.join(" · ")}</span>
    </div>
  );
}

const Swatch = ({ name }: { readonly name: MarkName }): VNode => (
  <svg width={16} height={12} viewBox="0 0 16 12" aria-hidden="true">
    {name === "ways" && (
      <>
        <path class="mark-way" d="M1,3H15" style={{ strokeWidth: 3 }} />
        <path class="mark-way special" d="M1,9H15" style={{ strokeWidth: 3, strokeDasharray: "4 3" }} />
      </>
    )}
    {name === "narrows" && <path class="mark-narrow" d="M3,2H13V10H3Z" style={{ strokeWidth: 2 }} />}
    {name === "traps" && <path class="mark-trap-cross" d="M4,2L12,10M4,10L12,2" style={{ strokeWidth: 2 }} />}
    {name === "unreached" && <path class="mark-unreached" d="M3,2H13V10H3Z" style={{ strokeWidth: 1.5 }} />}
  </svg>
);
