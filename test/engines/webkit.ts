import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { Builder, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { provideFonts } from "../support/browser-fonts.ts";
import { noProxy, type EngineSettings, type EngineWindow } from "./engine.ts";
import { findPort, findProgram } from "../support/find-program.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";

const driverProgram = { names: ["WebKitWebDriver"], packageName: "webkit2gtk-driver" };
const screenProgram = { names: ["Xvfb"], packageName: "xvfb" };

/** Lets the window of WebKit's small browser be as narrow as a phone. Its toolbar would need 447 px. */
const narrowToolbar = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";

/** Starts WebKit's small browser through its driver, on a screen in memory. */
export async function startWebKit(settings: EngineSettings): Promise<EngineWindow> {
  let browser = await startBrowser(settings);
  const use = async <Value>(command: (driver: WebDriver) => Promise<Value>): Promise<Value> => {
    try {
      return await withLimit(command(browser.driver), "WebKit did not answer.");
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      // The test fails. Its next try needs a browser that answers.
      await browser.end();
      browser = await startBrowser(settings);
      throw error;
    }
  };
  return describeWindow(use, () => browser.end());
}

interface StartedBrowser {
  driver: WebDriver;
  /** Ends the browser, its driver and its screen. */
  end: () => Promise<void>;
}

async function startBrowser(settings: EngineSettings): Promise<StartedBrowser> {
  const programs = { driver: findProgram(driverProgram), screen: findProgram(screenProgram) };
  const folder = makeTemporaryFolder();
  writeSettings(folder, settings);
  const port = await findPort();
  const screen = start(programs.screen, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]);
  const env = { ...provideFonts(), HOME: folder, XDG_CONFIG_HOME: folder, NO_AT_BRIDGE: "1", GDK_BACKEND: "x11" };
  const driver = start(programs.driver, [`--port=${port}`], { ...env, DISPLAY: `:${await readDisplay(screen)}` });
  const end = async (): Promise<void> => {
    await stop(driver);
    await stop(screen);
  };
  try {
    await untilReady(port);
    return { driver: await withLimit(openSession(port, folder), "WebKit's browser did not start."), end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The driver waits forever for a browser that hangs. */
const longestAnswer = 120_000;

class NoAnswer extends Error {}

async function withLimit<Value>(answer: Promise<Value>, message: string): Promise<Value> {
  const timer = new AbortController();
  const limit = setTimeout(longestAnswer, undefined, { signal: timer.signal }).then(() => {
    throw new NoAnswer(message);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    timer.abort();
  }
}

function writeSettings(folder: string, { letters, lessMotion }: EngineSettings): void {
  mkdirSync(path.join(folder, "gtk-3.0"));
  writeFileSync(path.join(folder, "gtk-3.0/gtk.css"), narrowToolbar);
  const animations = lessMotion ? 0 : 1;
  writeFileSync(path.join(folder, "gtk-3.0/settings.ini"), `[Settings]\ngtk-enable-animations=${animations}\n`);
  writeFileSync(path.join(folder, "browser.ini"), `[websettings]\ndefault-font-size=${letters}\n`);
}

/**
 * This script starts a program, and ends it with everything it started when the input closes, even if the tests are killed. The driver
 * ends only by force if its browser hangs, and the screen removes its files only if it is asked first.
 */
const guard = `trap : TERM; "$@" </dev/null & exec 3>&-; read -r _; kill -TERM 0; sleep 1; kill -KILL 0`;

function start(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const stdio: StdioOptions = ["pipe", "ignore", "ignore", "pipe"];
  const all = { ...process.env, ...env };
  return spawn("sh", ["-c", guard, "sh", program, ...args], { env: all, stdio, detached: true });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.stdin!.end();
  await ended;
}

/** The number of the screen, which the program chooses itself. It would end if its output were closed before the end of the line. */
function readDisplay(screen: ChildProcess): Promise<string> {
  const output = screen.stdio[3] as Readable;
  return new Promise((resolve, reject) => {
    let said = "";
    output.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.endsWith("\n")) resolve(said.trim());
    });
    output.once("close", () => {
      reject(new Error("Xvfb did not start."));
    });
  });
}

async function untilReady(port: number): Promise<void> {
  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isReady()); tries++) {
    if (tries > 1000) throw new Error("WebKitWebDriver did not start.");
    await setTimeout(100);
  }
}

function openSession(port: number, folder: string): Promise<WebDriver> {
  const proxy = [`--proxy=http://${noProxy.host}:${noProxy.port}`, "--ignore-host=127.0.0.1"];
  const args = ["--automation", `--config=${folder}/browser.ini`, ...proxy];
  const capabilities = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args } });
  return Promise.resolve(new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build());
}

function describeWindow(
  use: <Value>(command: (driver: WebDriver) => Promise<Value>) => Promise<Value>,
  close: () => Promise<void>,
): EngineWindow {
  const read = <Value>(expression: string): Promise<Value> =>
    use((driver) => driver.executeScript(`return ${expression}`));
  const setSize = (width: number, height: number): Promise<unknown> =>
    use((driver) => driver.manage().window().setRect({ x: 0, y: 0, width, height }));
  return {
    resize: async (width, height) => {
      await setSize(width, height);
      // The window also has a toolbar.
      await setSize(width, height + (await read<number>("outerHeight - innerHeight")));
    },
    read,
    click: (x, y) =>
      use((driver) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y) })
          .click()
          .perform(),
      ),
    press: (key) => use((driver) => driver.actions().sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE }[key]).perform()),
    close,
  };
}
