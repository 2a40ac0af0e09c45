/** fontkit, loaded when the first font needs it: plain words in fonts that come with the package never do. */
import { lazyPackage } from "../../diagnostics/lazy-package.ts";

export const fontkit = lazyPackage<typeof import("fontkit")>("fontkit");
