/** What everything that draws a part of a track on its canvas must know. */
import type { Form } from "./form.ts";
import type { Part } from "./parts.ts";
import type { Plane } from "./plane.ts";
import type { Signs } from "./signs.ts";

export interface Sheet {
  readonly part: Part;
  readonly form: Form;
  readonly plane: Plane;
  readonly signs: Signs;
}
