import { launch, type Browser, type ProtocolError } from "puppeteer-core";
import { fontFolder, provideFonts } from "../support/browser-fonts.ts";
import { noProxy, type EngineSettings, type EngineWindow } from "./engine.ts";
import { findProgram } from "../support/find-program.ts";

const program = { names: ["firefox-esr", "firefox"], packageName: "firefox-esr" };

/** Starts Firefox, which speaks WebDriver BiDi without a driver of its own. */
export async function startFirefox(settings: EngineSettings): Promise<EngineWindow> {
  const browser = await launch({
    browser: "firefox",
    executablePath: findProgram(program),
    env: { ...process.env, ...provideFonts() },
    extraPrefsFirefox: listPreferences(settings),
    defaultViewport: null,
    timeout: 0,
  });
  return openWindow(browser);
}

function listPreferences({ letters, lessMotion }: EngineSettings): Record<string, number | string> {
  const { host, port } = noProxy;
  return {
    "font.size.variable.x-western": letters,
    "ui.prefersReducedMotion": lessMotion ? 1 : 0,
    "ui.systemUsesDarkTheme": 0,
    // Pages may read no files but those of the system, where the tests' fonts are not.
    "security.sandbox.content.read_path_whitelist": `${fontFolder}/`,
    "network.proxy.type": 1,
    "network.proxy.http": host,
    "network.proxy.http_port": port,
    "network.proxy.ssl": host,
    "network.proxy.ssl_port": port,
  };
}

async function openWindow(browser: Browser): Promise<EngineWindow> {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  return {
    resize: (width, height) => page.setViewport({ width, height }).catch(ignoreUnknownCommand),
    read: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    print: () => page.pdf({ format: "Letter" }),
    close: () => browser.close(),
  };
}

/** Firefox before 144 cannot turn the screen, which puppeteer also asks for after setting the size. */
function ignoreUnknownCommand(error: ProtocolError): void {
  if (!error.message.includes("unknown command")) throw error;
}
