import { expect, test } from "vitest";
import { runHere } from "../support/run-here.ts";

const explain = async (...args: string[]): ReturnType<typeof runHere> => runHere(["explain", ...args], { cwd: "." });

test("a translation is explained with its texts only, and says where the facts are", async () => {
  const { stdout } = await explain("site/es/offices/main.md");
  expect(stdout).toMatch(
    /^site\/es\/offices\/\*\.md\nA translation of site\/offices\/\*\.md\. .*\nits facts: phone, hours/,
  );
  expect(stdout).toContain("\n  parking.title (needed if the original has it)\n");
  expect(stdout).not.toMatch(/^ {2}(phone|geo|position)\b/m);
  expect(await explain("es/offices/main")).toEqual(await explain("site/es/offices/main.md"));
});

test("a key of a translation is explained, and a fact is none", async () => {
  expect((await explain("es/home.yaml", "mission")).stdout).toMatch(/^mission\nin site\/es\/home\.yaml\n/);
  const { status, stderr } = await explain("es/offices", "phone");
  expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('no key "phone"') as string });
  expect((await explain("es/brand")).stderr).toMatch(/^"es\/brand" is not /);
});
