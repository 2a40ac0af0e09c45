/** Starts the page. */
import "./look/tokens.css";
import "./look/base.css";
import { render } from "preact";
import { enter } from "./calls/session.ts";
import { Frame } from "./frame/frame.tsx";
import { currentView } from "./frame/rail.tsx";
import { showScheme } from "./look/scheme.ts";
import { openStudio } from "./project/project.ts";
import { VIEWS } from "./views.ts";

showScheme();
// while the server is asked; if it fails, the frame tries again and says so
VIEWS.find(({ name }) => name === currentView())
  ?.load()
  .catch(() => {});
render(<Frame />, document.getElementById("page") as HTMLElement);
void enter().finally(openStudio);
