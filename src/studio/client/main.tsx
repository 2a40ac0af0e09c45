/** Starts the page. */
import "./look/tokens.css";
import "./look/base.css";
import { render } from "preact";
import { Frame } from "./frame/frame.tsx";
import { showScheme } from "./look/scheme.ts";
import { openStudio } from "./project.ts";
import { enter } from "./session.ts";

showScheme();
render(<Frame />, document.getElementById("page") as HTMLElement);
void enter().finally(openStudio);
