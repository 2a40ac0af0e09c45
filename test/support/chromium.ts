/**
 * Chromium, for tests that look at drawings or at the studio in a browser. Debian's build without windows is preferred: it
 * is the same engine, and computes half as much for each page that is opened.
 */
import { existsSync } from "node:fs";

const PROGRAMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The program; undefined where there is none. CHROMIUM=<path> names another one. */
export const CHROMIUM: string | undefined = process.env.CHROMIUM ?? PROGRAMS.find((path) => existsSync(path));
