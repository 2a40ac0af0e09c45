/** The form of the print view: what is printed, on which paper, with which backs. Defaults are those of `broadside build`. */
import type { VNode } from "preact";
import type { Backs, GameSummary, Ink } from "../../../index.ts";
import { ToggleChip } from "../parts/chip.tsx";
import { Check, Choice, Choices, TextField } from "../parts/fields.tsx";
import { choices, choose } from "./choices.ts";
import { Parts } from "./options-parts.tsx";
import { BACKS_WORDS } from "./words.ts";

const PAPERS = [
  ["a4", "A4"],
  ["letter", "Letter"],
  ["a3", "A3"],
  ["legal", "Legal"],
  ["tabloid", "Tabloid"],
] as const;

/** Options with fields that say what is wrong with them. */
export const OPTIONS_WITH_FIELDS: readonly string[] = [
  "papers",
  "gap",
  "margin",
  "bleed",
  "backOffset",
  "pictures.dpi",
];

/** Why an order was refused, by the name of the option; empty if no field is about it. */
export interface OptionFault {
  readonly option: string;
  readonly message: string;
}

export function Options({
  game,
  fault,
}: {
  readonly game: GameSummary;
  readonly fault?: OptionFault | undefined;
}): VNode {
  const { papers, backs, ink } = choices.value;
  return (
    <form class="print-options" onSubmit={(event) => event.preventDefault()}>
      <Parts game={game} />
      <fieldset class="print-chips">
        <legend class="label">Paper</legend>
        {PAPERS.map(([id, label]) => (
          <ToggleChip
            key={id}
            isOn={papers.includes(id)}
            onChange={(isOn) =>
              choose({ papers: isOn ? [...papers, id] : papers.filter((one) => one !== id) })
            }
          >
            {label}
          </ToggleChip>
        ))}
      </fieldset>
      <Choice<Backs>
        label="Backs"
        value={backs}
        options={Object.entries(BACKS_WORDS).map(([value, label]) => ({ value: value as Backs, label }))}
        onChange={(value) => choose({ backs: value })}
      />
      <Choices<Ink>
        label="Ink"
        value={ink}
        options={[
          { value: "full", label: "Full" },
          { value: "low", label: "Low" },
          { value: "gray", label: "Gray" },
        ]}
        onChange={(value) => choose({ ink: value })}
      />
      <More faultOf={(option) => (fault?.option === option ? fault.message : undefined)} />
    </form>
  );
}

/** Lengths that few people change: the name of the choice, what it is, what it usually is, and the option that a fault is about. */
const LENGTHS = [
  ["gap", "Space between cards", "0mm", "gap"],
  ["margin", "Margin of the printer", "5mm", "margin"],
  ["bleed", "Bleed at most", "3mm", "bleed"],
  ["size", "Another paper", "200mmx280mm", "papers"],
  ["right", "Shift backs right", "0mm", "backOffset"],
  ["down", "Shift backs down", "0mm", undefined],
] as const;

/** Those about backs on sheets of their own. */
const OF_BACKS: readonly string[] = ["right", "down"];

/** What few people change. */
function More({ faultOf }: { faultOf(option: string): string | undefined }): VNode {
  const { backs, hasMarks, hasLists, hasPictures, dpi, what } = choices.value;
  const hasReverse = backs !== "none" && backs !== "fold";
  const hasFault = OPTIONS_WITH_FIELDS.some(faultOf);
  return (
    <details class="print-more" open={hasFault || undefined}>
      <summary>More options</summary>
      <div class="print-pair">
        {LENGTHS.filter(([name]) => hasReverse || !OF_BACKS.includes(name)).map(
          ([name, label, usual, option]) => (
            <TextField
              key={name}
              label={label}
              value={choices.value[name]}
              placeholder={usual}
              fault={option && faultOf(option)}
              onInput={(text) => choose({ [name]: text })}
            />
          ),
        )}
      </div>
      <Check label="Crop marks" isChecked={hasMarks} onChange={(isOn) => choose({ hasMarks: isOn })} />
      {what !== "cards" && (
        <Check
          label="Lists: contents, pull list, contact sheet"
          isChecked={hasLists}
          onChange={(isOn) => choose({ hasLists: isOn })}
        />
      )}
      <Check
        label="A picture of each card (PNG)"
        isChecked={hasPictures}
        onChange={(isOn) => choose({ hasPictures: isOn })}
      />
      {hasPictures && (
        <TextField
          label="Dots per inch of the pictures"
          value={dpi}
          fault={faultOf("pictures.dpi")}
          onInput={(text) => choose({ dpi: text })}
        />
      )}
    </details>
  );
}
