/** The library that reads whatever the quick reader (yaml-regular.ts) does not. */
import { lazyPackage } from "../../diagnostics/lazy-package.ts";

export const yamlLibrary = lazyPackage<typeof import("yaml")>("yaml");
