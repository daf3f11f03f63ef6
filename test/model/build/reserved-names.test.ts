import { expect, test } from "vitest";
import { findReservedName } from "../../../src/model/build/reserved-names.ts";

test.for(["con", "PRN", "aux", "nul", "com1", "LPT9", "nul.txt", "con.tar.gz"])("Windows cannot hold %s", (name) => {
  expect(findReservedName(`forms/${name}`)).toBe(name);
  expect(findReservedName(`${name}/form.pdf`)).toBe(name);
});

test.for(["console", "com", "com10", "lpt", "auxiliary.txt", "my-con", "form.con"])("Windows can hold %s", (name) => {
  expect(findReservedName(`forms/${name}`)).toBeUndefined();
});
