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
    return describeWindow(await openSession(port, folder), end);
  } catch (error) {
    await end();
    throw error;
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
  const session = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  // The driver waits forever for a browser that does not start.
  const limit = setTimeout(120_000, undefined, { ref: false }).then(() => {
    throw new Error("WebKit's browser did not start.");
  });
  return Promise.race([session, limit]);
}

function describeWindow(driver: WebDriver, end: () => Promise<void>): EngineWindow {
  const read = <Value>(expression: string): Promise<Value> => driver.executeScript(`return ${expression}`);
  const setSize = (width: number, height: number): Promise<unknown> =>
    driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return {
    resize: async (width, height) => {
      await setSize(width, height);
      // The window also has a toolbar.
      await setSize(width, height + (await read<number>("outerHeight - innerHeight")));
    },
    read,
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    press: (key) => driver.actions().sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE }[key]).perform(),
    close: async () => {
      await driver.quit();
      await end();
    },
  };
}
