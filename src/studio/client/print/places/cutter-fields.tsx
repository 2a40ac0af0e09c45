/** The machine that cuts the sheets, and the places that stay empty on each of them. */
import type { VNode } from "preact";
import { useLive } from "../../answers/live.ts";
import { Button } from "../../parts/button.tsx";
import { Choice, TextField } from "../../parts/fields.tsx";
import { choices, choose, isChoosingPlaces } from "../choices.ts";
import type { FaultOf } from "../faults.ts";
import { Fold } from "../fold.tsx";

export function CutterFields({ faultOf }: { readonly faultOf: FaultOf }): VNode {
  const { cutter, skip } = choices.value;
  const cutters = useLive("printSetup", () => ({}), []).answer.value?.cutters ?? [];
  const title = cutters.find(({ id }) => id === cutter)?.title ?? cutter;
  const brief = [...(cutter === "" ? [] : [title]), ...(skip.trim() === "" ? [] : [`without ${skip}`])];
  return (
    <Fold
      title="Cutting machine"
      brief={brief.join(", ") || "none"}
      hasFault={faultOf("cutter") !== undefined || faultOf("skip") !== undefined}
    >
      <Choice
        label="Machine"
        value={cutter}
        options={[
          { value: "", label: "None" },
          ...cutters.map(({ id, title: label }) => ({ value: id, label })),
        ]}
        fault={faultOf("cutter")}
        hint={
          cutter === ""
            ? "With one, its marks are printed, and its cut lines are written beside the PDFs as SVG and DXF."
            : "Its cut lines are written beside the PDFs as SVG and DXF."
        }
        onChange={(id) => choose({ cutter: id })}
      />
      <TextField
        label="Places to leave empty"
        value={skip}
        placeholder="none; or 1, 4"
        fault={faultOf("skip")}
        hint="On every sheet, counted along the rows: used labels, or a place beside a mark that is read badly."
        onInput={(text) => choose({ skip: text })}
      />
      <div>
        <Button
          label={isChoosingPlaces.value ? "Done choosing" : "Choose on the first sheet"}
          isPressed={isChoosingPlaces.value}
          onClick={() => {
            isChoosingPlaces.value = !isChoosingPlaces.value;
          }}
        />
      </div>
    </Fold>
  );
}
