/** Measuring a printer: the sheet to print, and what is read on it against the light, kept as a profile of the person. */
import "./calibration.css";
import { type Signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { call } from "../../calls/calls.ts";
import { Bar } from "../../parts/bar.tsx";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Choice, Choices, TextField } from "../../parts/fields.tsx";
import { notify } from "../../parts/notices/notice-list.ts";
import { type FaultOf, faultIn, type OptionFault, type OptionLabels } from "../faults.ts";
import { download } from "../files.ts";
import { Fold } from "../fold.tsx";
import { correctionWords } from "./printer-words.ts";
import {
  CORNERS,
  calibrateOrderOf,
  LENGTHS,
  type LengthName,
  NO_READINGS,
  type Readings,
} from "./readings.ts";

interface CalibrationProps {
  /** @param name "office/card" */
  onSaved(name: string): void;
  onClose(): void;
}

const LABELS: OptionLabels = {
  printer: "Name of the printer",
  tray: "Tray",
  papers: "Paper",
  read: "The eight readings",
  bar: "Bar",
  edge: "Edges",
  margins: "Margins",
};

const PAPERS = [
  { value: "a4", label: "A4" },
  { value: "letter", label: "Letter" },
  { value: "a3", label: "A3" },
  { value: "legal", label: "Legal" },
  { value: "tabloid", label: "Tabloid" },
] as const;

export function Calibration({ onSaved, onClose }: CalibrationProps): VNode {
  const readings = useSignal<Readings>(NO_READINGS);
  const fault = useSignal<OptionFault | undefined>(undefined);
  const isSaving = useSignal(false);
  const enter = (part: Partial<Readings>): void => {
    readings.value = { ...readings.value, ...part };
    fault.value = undefined;
  };
  const save = async (): Promise<void> => {
    isSaving.value = true;
    try {
      const saved = await call("calibrate", calibrateOrderOf(readings.peek()));
      const agree = saved.residual === undefined ? "" : ` The readings agree within ${saved.residual}mm.`;
      notify({ name: "calibrated", text: `Measured ${saved.name}: ${correctionWords(saved)[1]}.${agree}` });
      onSaved(saved.name);
      onClose();
    } catch (error) {
      fault.value = faultIn((error as Error).message, LABELS);
    } finally {
      isSaving.value = false;
    }
  };
  const { printer } = readings.value;
  const whyNot = printer.trim() === "" ? "First name the printer" : undefined;
  return (
    <Dialog
      title="Measure a printer"
      size="large"
      isModal
      onClose={onClose}
      actions={
        <Button
          label="Save the profile"
          kind="primary"
          whyNot={isSaving.value ? "It is being saved" : whyNot}
          onClick={() => void save()}
        />
      }
    >
      <div class="calibration">
        {fault.value?.option === "" && <Bar kind="error">{fault.value.message}</Bar>}
        <TheSheet readings={readings} enter={enter} faultOf={(option) => faultAt(fault, option)} />
        <TheReadings readings={readings} enter={enter} faultOf={(option) => faultAt(fault, option)} />
      </div>
    </Dialog>
  );
}

const faultAt = (fault: Signal<OptionFault | undefined>, option: string): string | undefined =>
  fault.value?.option === option ? fault.value.message : undefined;

interface StepProps {
  readonly readings: Signal<Readings>;
  readonly faultOf: FaultOf;
  enter(part: Partial<Readings>): void;
}

function TheSheet({ readings, enter, faultOf }: StepProps): VNode {
  const { printer, tray, paper, backs } = readings.value;
  const getSheet = async (): Promise<void> => {
    await download("calibrationSheet", { paper, backs }, `calibration-${paper}.pdf`);
  };
  return (
    <section class="calibration-step" aria-label="1. Print the sheet">
      <h3>1. Print the sheet</h3>
      <p class="quiet">
        One sheet of paper, printed on both sides at 100 %, from the tray that you use for cards.
      </p>
      <div class="calibration-names">
        <Choice
          label="Paper"
          value={paper}
          options={PAPERS}
          fault={faultOf("papers")}
          onChange={(one) => enter({ paper: one })}
        />
        <Choices
          label="The printer flips it on its"
          value={backs}
          options={[
            { value: "duplex", label: "Long edge" },
            { value: "duplex-short", label: "Short edge" },
          ]}
          onChange={(one) => enter({ backs: one })}
        />
      </div>
      <div>
        <Button label="Download the sheet (PDF)" icon="download" onClick={() => void getSheet()} />
      </div>
      <div class="calibration-names">
        <TextField
          label="Name of the printer"
          value={printer}
          placeholder="office"
          fault={faultOf("printer")}
          onInput={(text) => enter({ printer: text })}
        />
        <TextField
          label="Tray, or what is in it"
          value={tray}
          placeholder={paper}
          fault={faultOf("tray")}
          onInput={(text) => enter({ tray: text })}
        />
      </div>
    </section>
  );
}

function TheReadings({ readings, enter, faultOf }: StepProps): VNode {
  const { corners, lengths } = readings.value;
  return (
    <section class="calibration-step" aria-label="2. Enter what you read">
      <h3>2. Enter what you read</h3>
      <p class="quiet">
        Hold the sheet against the light, its front towards you. In each corner, find the lines of both sides
        that meet, and enter their number: +3, or 7/6 if the numbers of front and back differ.
      </p>
      <table class="calibration-corners">
        <thead>
          <tr>
            <th scope="col">Corner</th>
            <th scope="col">Across</th>
            <th scope="col">Down</th>
          </tr>
        </thead>
        <tbody>
          {CORNERS.map((corner) => (
            <tr key={corner}>
              <th scope="row">{corner.toUpperCase()}</th>
              {[0, 1].map((index) => (
                <td key={index}>
                  <TextField
                    label={`${corner.toUpperCase()} ${index === 0 ? "across" : "down"}`}
                    hidesLabel
                    value={corners[corner][index] ?? ""}
                    placeholder="0"
                    onInput={(text) =>
                      enter({ corners: { ...corners, [corner]: replaced(corners[corner], index, text) } })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {faultOf("read") !== undefined && <Bar kind="error">{faultOf("read")}</Bar>}
      <Fold
        title="Size, place and margins"
        brief="may be left out"
        hasFault={["bar", "edge", "margins"].some((name) => faultOf(name) !== undefined)}
      >
        <div class="print-pair">
          {(Object.keys(LENGTHS) as LengthName[]).flatMap((name) =>
            LENGTHS[name].map((label, index) => (
              <TextField
                key={label}
                label={label}
                unit="mm"
                value={lengths[name][index] ?? ""}
                fault={index === 0 ? faultOf(name) : undefined}
                onInput={(text) =>
                  enter({ lengths: { ...lengths, [name]: replaced(lengths[name], index, text) } })
                }
              />
            )),
          )}
        </div>
      </Fold>
    </section>
  );
}

const replaced = (texts: readonly string[], at: number, text: string): readonly string[] =>
  texts.map((one, index) => (index === at ? text : one));
