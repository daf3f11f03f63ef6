import { execFile, execFileSync } from "node:child_process";
import { accessSync, chmodSync, constants, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { listLaunchers } from "../../src/scaffold/launchers.ts";
import { createPractice } from "../../src/scaffold/create-practice.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";

const starter = path.join(packageFolder, "src/scaffold/starter");

/** A folder with the launchers, and a folder of programs that is all that they find. */
function makeLaunchers(
  language: string,
  programs: Readonly<Record<string, string>>,
): { root: string; env: NodeJS.ProcessEnv } {
  const root = path.join(makeTemporaryFolder(), "it's a práctica");
  createPractice(root, listLaunchers(starter, language));
  const found = makeTemporaryFolder();
  for (const name of ["sh", "dirname"])
    symlinkSync(execFileSync("which", [name], { encoding: "utf8" }).trim(), path.join(found, name));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(path.join(found, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(found, name), 0o755);
  }
  return { root, env: { PATH: found, HOME: found, DENTALSITE_WINDOW: "yes" } };
}

/** Runs a launcher from another folder, and presses Enter. */
function run(file: string, env: NodeJS.ProcessEnv): Promise<{ code: unknown; printed: string }> {
  return new Promise((resolve) => {
    const child = execFile(file, { cwd: "/", env }, (error, printed) => {
      resolve({ code: error?.code ?? 0, printed });
    });
    // A launcher that waits for no key may have ended before this one is pressed.
    child.stdin!.on("error", () => undefined).end("\n");
  });
}

test.runIf(process.platform !== "win32")("the launcher opens the forms in its own folder", async () => {
  const { root, env } = makeLaunchers("en-US", { node: "exit 0", npx: 'echo "$@ in $PWD"' });
  mkdirSync(path.join(root, "node_modules/dentalsite"), { recursive: true });
  for (const file of ["Edit the website - Linux.sh", "Edit the website - Mac.command"]) {
    accessSync(path.join(root, file), constants.X_OK);
    expect(await run(path.join(root, file), env)).toEqual({ code: 0, printed: `--no dentalsite edit in ${root}\n` });
  }
});

test.runIf(process.platform !== "win32")(
  "without a terminal, the launcher opens one, also one that takes a single word apart at its spaces",
  async () => {
    const { root, env } = makeLaunchers("en-US", {
      ...{ node: "exit 0", npx: 'echo "$@ in $PWD"' },
      "x-terminal-emulator": 'shift; [ $# -gt 1 ] && exec "$@"; exec $1',
    });
    mkdirSync(path.join(root, "node_modules/dentalsite"), { recursive: true });
    const { DENTALSITE_WINDOW: _window, ...withoutWindow } = env;
    const opened = await run(path.join(root, "Edit the website - Linux.sh"), withoutWindow);
    expect(opened).toEqual({ code: 0, printed: `--no dentalsite edit in ${root}\n` });
  },
);

test.runIf(process.platform !== "win32")(
  "the launcher installs what is missing, and says what it cannot do and waits",
  async () => {
    const failing = makeLaunchers("es-US", { node: "exit 0", npm: 'echo "npm $@"', npx: "exit 2" });
    const failed = await run(path.join(failing.root, "Editar el sitio web - Linux.sh"), failing.env);
    expect(failed.code).toBe(1);
    expect(failed.printed).toMatch(
      /^npm install\n\nNo se pudieron abrir los formularios .*\nMuestre esto .*\n\nPresione la tecla Entrar .*\n$/,
    );
    const offline = makeLaunchers("en-US", { node: "exit 0", npm: "exit 1", npx: "echo npx" });
    const unfinished = await run(path.join(offline.root, "Edit the website - Linux.sh"), offline.env);
    expect(unfinished.code).toBe(1);
    expect(unfinished.printed).toMatch(/^\nThe forms for the website could not be opened/);
    const without = makeLaunchers("fr", {});
    const missing = await run(path.join(without.root, "Edit the website - Linux.sh"), {
      ...without.env,
      PATH: without.env.PATH,
    });
    expect(missing.code).toBe(1);
    expect(missing.printed).toMatch(/^\nNode\.js is not installed on this computer/);
  },
);

test("the launcher for Windows has that system's line ends, and no character that its echo reads as more than text", () => {
  for (const language of ["en-US", "es-US"]) {
    const { contents } = listLaunchers(starter, language)[0]!;
    const lines = contents.split("\r\n");
    expect(contents).not.toMatch(/[^\r]\n|\{\{/);
    for (const line of lines.filter((each) => each.startsWith("echo "))) expect(line).not.toMatch(/[&|<>^%()!]/);
  }
});
