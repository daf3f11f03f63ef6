import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { encodeApart } from "../../../src/steps/media/encode-apart.ts";
import { waitForEncoders } from "./encoders.ts";
import { makeEndlessFilm, makeHeavyDrawing } from "./heavy-media.ts";
import { makeLittleSite } from "../../support/little-site.ts";
import { compiledFolder } from "../../../src/lib/package-folder.ts";
import { packageFolder } from "../../support/package-folder.ts";
import { runCli } from "../../support/run-cli.ts";

/** A film that keeps its reader busy forever. */
const busy = { "assets/videos/harbor.webm": makeEndlessFilm() };

/** Starts a command in its own process group, like a terminal. */
function start(command: readonly string[], root: string): ChildProcess & { pid: number } {
  const args = [path.join(packageFolder, "bin/dentalsite.js"), ...command, "--root", root];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], detached: true });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child as ChildProcess & { pid: number };
}

test.for(["SIGKILL", "SIGINT", "SIGTERM"] as const)(
  "a build that %s ends while a process encodes a file leaves no process behind",
  async (signal) => {
    const build = start(["build"], makeLittleSite(busy).root);
    await waitForEncoders(build.pid, "busy");
    build.kill(signal);
    expect(await once(build, "exit")).toEqual([null, signal]);
    expect(await waitForEncoders(build.pid, "none")).toEqual([]);
  },
);

test("a finished build leaves no process behind", async () => {
  const site = makeLittleSite();
  rmSync(site.file(".dentalsite"), { recursive: true });
  const build = start(["build"], site.root);
  await waitForEncoders(build.pid, "some");
  expect(await once(build, "exit")).toEqual([0, null]);
  expect(await waitForEncoders(build.pid, "none")).toEqual([]);
});

/** Resolves when the process prints this text again. */
async function waitFor(text: RegExp, { stdout, stderr }: ChildProcess): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const stream of [stdout!, stderr!]) {
      stream.setEncoding("utf8").on("data", (part: string) => {
        if (text.test(part)) resolve();
      });
    }
  });
}

test("a preview continues after a file that takes too much work, and Ctrl+C ends it while another is encoded", async () => {
  const site = makeLittleSite();
  const good = readFileSync(site.file("assets/pictures/doctor.svg"));
  const serve = start(["serve", "--watch", "--port", "0"], site.root);
  await waitFor(/Built \d+ pages/, serve);
  site.write("assets/pictures/doctor.svg", makeHeavyDrawing());
  await waitFor(/media\/too-large/, serve);
  site.write("assets/pictures/doctor.svg", good);
  await waitFor(/built in/, serve);
  await waitForEncoders(serve.pid, "none");
  site.write("assets/videos/harbor.webm", busy["assets/videos/harbor.webm"]);
  await waitForEncoders(serve.pid, "busy");
  // A terminal sends the signal to all of its processes.
  process.kill(-serve.pid, "SIGINT");
  expect(await once(serve, "exit")).toEqual([0, null]);
  await waitForEncoders(serve.pid, "none");
});

test("the death of a file's process is a problem with that file", async () => {
  const film = makeEndlessFilm();
  const encoding = encodeApart({ kind: "film", bytes: film, extension: "webm" });
  const ended = expect(encoding).rejects.toMatchObject({ fault: { code: "media/too-large", way: "work" } });
  for (const id of await waitForEncoders(process.pid, "busy")) process.kill(id, "SIGKILL");
  await ended;
});

test("a process that waits for the processor longer than the limit of a file does not fail the file", async () => {
  const order = { kind: "drawing", bytes: readFileSync(makeLittleSite().file("assets/pictures/doctor.svg")) } as const;
  const encoded = await encodeApart(order);
  const encoders = await waitForEncoders(process.pid, "some");
  for (const id of encoders) process.kill(id, "SIGSTOP");
  const encoding = encodeApart(order, 1000);
  await wait(2000);
  for (const id of encoders) process.kill(id, "SIGCONT");
  expect(await encoding).toEqual(encoded);
});

test.for([
  ["uses too much memory", () => [String(process.pid), "10"]],
  ["has lost the one that started it", () => ["1", "2000"]],
] as const)("a process ends that %s, in whatever it is busy with", async ([, args]) => {
  const child = fork(path.join(compiledFolder, "start-encoder.js"), args(), { serialization: "advanced" });
  onTestFinished(() => void child.kill("SIGKILL"));
  const order = { kind: "film", bytes: makeEndlessFilm(), extension: "webm" };
  child.send({ order, milliseconds: 60_000 }, () => undefined);
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
});

test("one bad drawing is one problem, and the other practices of a group are built", async () => {
  const bad = makeLittleSite({ "assets/pictures/doctor.svg": makeHeavyDrawing() });
  const good = makeLittleSite();
  const { status, stderr } = await runCli(["build", "--root", bad.root, good.root], { cwd: good.root });
  expect(status).toBe(1);
  expect(stderr.match(/^error .*/gm)).toEqual([expect.stringMatching(/:\d+:\d+ media\/too-large$/)]);
  expect([bad, good].map((site) => existsSync(site.file("dist/index.html")))).toEqual([false, true]);
});
