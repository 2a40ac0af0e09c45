/** A missing package is a fault of the installation. */
import { expect, test, vi } from "vitest";
import { CannotLoad } from "../../src/diagnostics/cannot-load.ts";
import { lazyPackage } from "../../src/diagnostics/lazy-package.ts";

test("the package is loaded once, on first use", () => {
  const load = vi.fn(() => ({}));
  const library = lazyPackage("some-package", load);
  expect(load).not.toHaveBeenCalled();
  expect(library()).toBe(library());
  expect(load).toHaveBeenCalledOnce();
});

test("one that is missing is named", () => {
  expect(lazyPackage("no-such-package")).toThrow(CannotLoad);
  expect(lazyPackage("no-such-package")).toThrow('the package "no-such-package"');
});
