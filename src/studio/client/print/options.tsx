/**
 * The form of the print view: what is printed, on which paper, with which backs; what fewer people need is folded away, with a
 * summary of what is set. Defaults are those of `broadside build`.
 */
import type { VNode } from "preact";
import type { Backs, GameSummary } from "../../../index.ts";
import { ToggleChip } from "../parts/chip.tsx";
import { Choice } from "../parts/fields.tsx";
import { choices, choose } from "./choices.ts";
import { Controls, hasFaultIn } from "./control-fields.tsx";
import { briefOf, controlsIn, type SectionName } from "./controls.ts";
import type { FaultOf, OptionFault } from "./faults.ts";
import { Fold } from "./fold.tsx";
import { Look } from "./look.tsx";
import { Parts } from "./options-parts.tsx";
import { CutterFields } from "./places/cutter-fields.tsx";
import { PrinterFields } from "./printer/printer-fields.tsx";
import { BACKS_WORDS } from "./words.ts";

const PAPERS = [
  ["a4", "A4"],
  ["letter", "Letter"],
  ["a3", "A3"],
  ["legal", "Legal"],
  ["tabloid", "Tabloid"],
] as const;

interface OptionsProps {
  readonly game: GameSummary;
  readonly fault?: OptionFault | undefined;
}

export function Options({ game, fault }: OptionsProps): VNode {
  const { sheet, backs } = choices.value;
  const faultOf: FaultOf = (option) => (fault?.option === option ? fault.message : undefined);
  return (
    <>
      <Parts game={game} />
      {sheet === "" && <Papers />}
      <Choice<Backs>
        label="Backs"
        value={backs}
        options={Object.entries(BACKS_WORDS).map(([value, label]) => ({ value: value as Backs, label }))}
        onChange={(value) => choose({ backs: value })}
      />
      <Look game={game} />
      <div class="print-folds">
        <PrinterFields faultOf={faultOf} />
        <CutterFields game={game} faultOf={faultOf} />
        <Section name="spacing" title="Spacing and marks" faultOf={faultOf} />
        <Section name="files" title="More files" faultOf={faultOf} />
        {controlsIn("update", choices.value).length > 0 && (
          <Section name="update" title="Update pack" faultOf={faultOf} />
        )}
      </div>
    </>
  );
}

function Papers(): VNode {
  const { papers } = choices.value;
  return (
    <fieldset class="print-chips">
      <legend class="label">Paper</legend>
      {PAPERS.map(([id, label]) => (
        <ToggleChip
          key={id}
          isOn={papers.includes(id)}
          onChange={(isOn) => choose({ papers: isOn ? [...papers, id] : papers.filter((one) => one !== id) })}
        >
          {label}
        </ToggleChip>
      ))}
    </fieldset>
  );
}

/** What a section without changes says of itself. */
const USUAL: Readonly<Record<SectionName, string>> = {
  printer: "no correction",
  cutter: "none",
  spacing: "as usual",
  files: "only the PDFs",
  update: "everything is printed",
};

interface SectionProps {
  readonly name: SectionName;
  readonly title: string;
  readonly faultOf: FaultOf;
}

/** One whose controls are all rows. */
const Section = ({ name, title, faultOf }: SectionProps): VNode => (
  <Fold
    title={title}
    brief={briefOf(name, choices.value).join(", ") || USUAL[name]}
    hasFault={hasFaultIn(name, faultOf)}
  >
    <Controls section={name} faultOf={faultOf} />
  </Fold>
);
