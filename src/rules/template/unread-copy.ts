/** Checks that no drawing is saved beside the template that it was probably meant to replace. */
import { startOf } from "../../diagnostics/diagnostic.ts";
import { defineRule } from "../define-rule.ts";

export const unreadCopy = defineRule({
  id: "template/unread-copy",
  severity: "warning",
  summary: "A drawing (.svg) has the name of a template (.svg.hbs) beside it and is not printed.",
  why: "the drawing program probably saved the edited template under a new name, so cards keep their old look",
  fix: "If the .svg is the newer one, delete the template and rename the .svg to the template's name. Otherwise delete the .svg. Pictures that a template shows are not reported.",
  good: `
=== templates/crest.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>
=== templates/card.svg.hbs
  <image href="crest.svg" x="10" y="30" width="20" height="20"/>
  <b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>
`,
  bad: `
=== templates/card.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9"/>
<!-- whole file: this drawing is not printed; the template beside it is, card.svg.hbs -->
`,

  *check({ templateFiles: { templates, partials }, templateDrawings, shownArt }) {
    const printed = new Set([...templates.values(), ...partials.values()].map(({ file }) => file));
    for (const file of templateDrawings) {
      const template = `${file}.hbs`;
      if (!printed.has(template) || shownArt.has(`/${file}`)) continue;
      const name = template.slice(template.lastIndexOf("/") + 1);
      yield {
        at: startOf(file),
        message: `this drawing is not printed; the template beside it is, ${name}`,
        fix: `if this is the newer one, delete ${name} and rename this file to it; otherwise delete this file`,
      };
    }
  },
});
