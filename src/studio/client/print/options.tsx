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
        ]}
        onChange={(value) => choose({ ink: value })}
      />
      <More faultOf={(option) => (fault?.option === option ? fault.message : undefined)} />
    </form>
  );
}

/** What few people change. */
function More({ faultOf }: { faultOf(option: string): string | undefined }): VNode {
  const { size, gap, margin, bleed, right, down, backs, hasMarks, hasLists, hasPictures, dpi, what } =
    choices.value;
  const hasReverse = backs !== "none" && backs !== "fold";
  const hasFault = ["papers", "gap", "margin", "bleed", "backOffset", "pictures.dpi"].some(faultOf);
  return (
    <details class="print-more" open={hasFault || undefined}>
      <summary>More options</summary>
      <div class="print-pair">
        <Length
          label="Space between cards"
          usual="0mm"
          value={gap}
          fault={faultOf("gap")}
          onInput={(text) => choose({ gap: text })}
        />
        <Length
          label="Margin of the printer"
          usual="5mm"
          value={margin}
          fault={faultOf("margin")}
          onInput={(text) => choose({ margin: text })}
        />
        <Length
          label="Bleed at most"
          usual="3mm"
          value={bleed}
          fault={faultOf("bleed")}
          onInput={(text) => choose({ bleed: text })}
        />
        <Length
          label="Another paper"
          usual="200mmx280mm"
          value={size}
          fault={faultOf("papers")}
          onInput={(text) => choose({ size: text })}
        />
        {hasReverse && (
          <>
            <Length
              label="Shift backs right"
              usual="0mm"
              value={right}
              fault={faultOf("backOffset")}
              onInput={(text) => choose({ right: text })}
            />
            <Length
              label="Shift backs down"
              usual="0mm"
              value={down}
              onInput={(text) => choose({ down: text })}
            />
          </>
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

interface LengthProps {
  readonly label: string;
  readonly usual: string;
  readonly value: string;
  readonly fault?: string | undefined;
  onInput(text: string): void;
}

const Length = ({ label, usual, value, fault, onInput }: LengthProps): VNode => (
  <TextField label={label} value={value} placeholder={usual} fault={fault} onInput={onInput} />
);
