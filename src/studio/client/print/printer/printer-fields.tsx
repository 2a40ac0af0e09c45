/** The printer that sheets are corrected for: one that was measured, or backs that are shifted by hand. */
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { MeasuredPrinter } from "../../../../index.ts";
import { useLive } from "../../answers/live.ts";
import { Button } from "../../parts/button.tsx";
import { Choice } from "../../parts/fields.tsx";
import { whyReadOnly } from "../../project/read-only.ts";
import { choices, choose } from "../choices.ts";
import { Controls, hasFaultIn } from "../control-fields.tsx";
import { briefOf } from "../controls.ts";
import type { FaultOf } from "../faults.ts";
import { Fold } from "../fold.tsx";
import { Calibration } from "./calibration.tsx";
import { correctionWords, printerOptions } from "./printer-words.ts";

const NONE: readonly MeasuredPrinter[] = [];

/** Raised when a printer was measured: the list is asked for anew. */
const measured = signal(0);

const isCalibrating = signal(false);

export function PrinterFields({ faultOf }: { readonly faultOf: FaultOf }): VNode {
  const { printer } = choices.value;
  const asked = useLive("printers", () => ({}), [measured.value]);
  const printers = asked.answer.value ?? NONE;
  const listFault = asked.fault.value;
  const own = printers.filter((one) => one.name === printer || one.printer === printer);
  const brief = [...(printer === "" ? [] : [printer]), ...briefOf("printer", choices.value)].join(", ");
  const fault = faultOf("printer") ?? listFault;
  return (
    <Fold
      title="Printer"
      brief={brief || "no correction"}
      hasFault={fault !== undefined || hasFaultIn("printer", faultOf)}
    >
      <Choice
        label="Measured printer"
        value={printer}
        options={printerOptions(printers, printer)}
        fault={fault}
        hint={
          printers.length === 0
            ? "None was measured yet. A sheet and eight readings are enough to bring backs behind their fronts."
            : undefined
        }
        onChange={(name) => choose({ printer: name })}
      />
      {own.map((one) => (
        <ul key={one.name} class="print-facts" aria-label={`Correction for ${one.name}`}>
          {correctionWords(one).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ))}
      <div>
        <Button
          label="Measure a printer ..."
          whyNot={
            whyReadOnly.value && `${whyReadOnly.value}: start it without --read-only in a project of yours`
          }
          hasPopup="dialog"
          onClick={() => {
            isCalibrating.value = true;
          }}
        />
      </div>
      <Controls section="printer" faultOf={faultOf} />
      {isCalibrating.value && (
        <Calibration
          onSaved={(name) => {
            measured.value += 1;
            choose({ printer: name });
          }}
          onClose={() => {
            isCalibrating.value = false;
          }}
        />
      )}
    </Fold>
  );
}
