// Takes the pictures of README.md, docs/forms.md and site/README.md: the site, the forms, and a mistake on the terminal, in the editor and in the preview.
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import sharp from "sharp";
import { makeSchemas } from "../src/schema/make-schemas.ts";
import { kinds } from "../src/kinds/kinds.ts";
import { findBrowser } from "../test/support/find-browser.ts";

const cli = path.resolve("bin/dentalsite.js");
const ownPictures = "docs";
/** A hidden folder is not part of a site. `init` copies these pictures and site/README.md into every practice. */
const helpPictures = "src/scaffold/starter/practice/site/.help";

export async function takePictures(): Promise<void> {
  const { executablePath, env } = findBrowser();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ["--no-sandbox"] });
  const folder = mkdtempSync(path.join(tmpdir(), "dentalsite-pictures-"));
  try {
    for (const name of ["site", "assets"]) cpSync(name, path.join(folder, name), { recursive: true });
    await takeSite(browser, folder);
    await takeTerminal(browser, folder);
    const practice = path.join(folder, "harbor-lane");
    makePractice(practice);
    await takeForms(browser, practice);
    await takePreview(browser, practice);
    await takeEditor(browser, practice);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

/** The home page on a computer, and beside it on a phone. */
async function takeSite(browser: Browser, root: string): Promise<void> {
  const { address, end } = await serve(root);
  try {
    const shots: Buffer[] = [];
    for (const [width, height] of [
      [1280, 860],
      [390, 844],
    ] as const) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
      await page.goto(address, { waitUntil: "networkidle" });
      shots.push(await page.screenshot());
      await page.close();
    }
    const [desktop, phone] = shots.map((shot) => `data:image/png;base64,${shot.toString("base64")}`);
    const frame = "border-radius: 10px; box-shadow: 0 4px 18px #0004; display: block";
    await takeHtml(
      browser,
      path.join(ownPictures, "site.webp"),
      1300,
      `
      <div id="shot" style="display: flex; gap: 28px; align-items: flex-end; padding: 24px; background: #e9eff0; width: fit-content">
        <img src="${desktop}" height="560" style="${frame}"><img src="${phone}" height="560" style="${frame}">
      </div>`,
    );
  } finally {
    await end();
  }
}

/** The report of `check` about a key with a typo. */
async function takeTerminal(browser: Browser, root: string): Promise<void> {
  const file = path.join(root, "site/services/veneers.md");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("imgSrc:", "imgsrc:"));
  const { NO_COLOR: _, GITHUB_ACTIONS: __, ...env } = { ...process.env, FORCE_COLOR: "1" };
  const output = runFailing(["check"], root, env);
  writeFileSync(file, text);
  await takeHtml(
    browser,
    path.join(ownPictures, "mistake.webp"),
    1000,
    `
    <div id="shot" style="width: 940px; background: #10202b; color: #dfe8ea; padding: 18px 22px; font: 15px/1.5 'DejaVu Sans Mono', monospace">
      <div style="white-space: pre-wrap">$ npx dentalsite check\n${colorHtml(output)}</div>
    </div>`,
  );
}

/** A new practice for the pictures, since every practice gets them and they must show no other practice. */
function makePractice(folder: string): void {
  const answers = ["--name", "Harbor Lane Dental", "--city", "Port Ansel", "--email", "hello@harborlane.example"];
  const colors = ["--color", "#24557a", "--accent", "#b5432b"];
  // Without npm on the PATH, the tool does not pack itself.
  execFileSync(process.execPath, [cli, "init", folder, "--yes", ...answers, ...colors], { env: { PATH: "" } });
}

/** The form of an office beside its page, and a mistake at its field. */
async function takeForms(browser: Browser, root: string): Promise<void> {
  const { address, end } = await runServer(["edit", "--no-open", "--root", root]);
  try {
    const page = await browser.newPage({ viewport: { width: 1240, height: 760 }, reducedMotion: "reduce" });
    await page.goto(address);
    await page.locator("h1").waitFor();
    await takeForm(page, "site/offices/main.md", "forms.webp");
    await page.setViewportSize({ width: 900, height: 620 });
    await takeForm(page, "site/practice.yaml", "forms-mistake.webp", {
      "field-/email": mistake.slice("email: ".length),
    });
    await page.close();
  } finally {
    await end();
    rmSync(path.join(root, ".dentalsite/forms"), { recursive: true, force: true });
  }
}

/** Types into fields of a form, by their ids, and takes its picture once the page beside it is there. */
async function takeForm(
  page: Page,
  file: string,
  name: string,
  typed: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(`#/edit/${encodeURIComponent(file)}`)}`);
  await page.locator(".bar").waitFor();
  for (const [id, value] of Object.entries(typed)) {
    await page.locator(`[id="${id}"]`).fill(value);
    await page.locator(`[id="${id}"]`).blur();
    await page.locator(".problem.error:visible").first().waitFor();
    await page.evaluate(`document.getElementById(${JSON.stringify(id)}).scrollIntoView({ block: "center" })`);
  }
  await page.evaluate("document.activeElement.blur()");
  // Until the site is built, a page that says so is there.
  await page.frameLocator("iframe").locator("main h1").waitFor({ state: "attached" });
  await page.frames()[1]!.waitForFunction("document.readyState === 'complete'");
  await save(await page.screenshot(), path.join(helpPictures, name));
}

const mistake = "email: hello at harborlane";

/** A mistake shown below the last good page. */
async function takePreview(browser: Browser, root: string): Promise<void> {
  const file = path.join(root, "site/practice.yaml");
  const text = readFileSync(file, "utf8");
  const { address, end } = await serve(root);
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 640 }, reducedMotion: "reduce" });
    await page.goto(address, { waitUntil: "networkidle" });
    writeFileSync(file, text.replace(/^email:.*$/m, mistake));
    await page.getByText("value/wrong-format").first().waitFor();
    await save(await page.screenshot(), path.join(helpPictures, "preview.webp"));
    await page.close();
  } finally {
    writeFileSync(file, text);
    await end();
  }
}

/** `practice.yaml` in an editor that reads its schema: the same mistake, with the schema's own words. */
async function takeEditor(browser: Browser, root: string): Promise<void> {
  const schema = JSON.parse(makeSchemas(kinds).find((each) => each.path === "practice.json")!.text) as {
    properties: { email: { description: string; patternErrorMessage: string } };
  };
  const { description, patternErrorMessage } = schema.properties.email;
  const all = readFileSync(path.join(root, "site/practice.yaml"), "utf8").split("\n");
  const at = all.findIndex((line) => line.startsWith("email:"));
  const lines = all.slice(at - 5, at + 6).map((line, index) => {
    const isMistake = index === 5;
    const shown = isMistake ? mistake : line;
    const key = /^(\s*-?\s*)(\w+):(.*)$/.exec(shown);
    const code = shown.trimStart().startsWith("#")
      ? `<i style="color: #5d7a5d">${escapeHtml(shown)}</i>`
      : key
        ? `${key[1]}<b style="color: #0b4f9e; font-weight: normal">${key[2]}</b>:${isMistake ? ` <u style="text-decoration: underline wavy #d32f2f">${escapeHtml(key[3]!.trim())}</u>` : escapeHtml(key[3]!)}`
        : escapeHtml(shown);
    const hint = isMistake
      ? `<div style="margin: 4px 0 6px 90px; width: 520px; background: #f4f6f7; border: 1px solid #b8c4c8; border-radius: 4px; padding: 8px 12px; font: 14px/1.5 'DejaVu Sans', sans-serif; white-space: normal">${escapeHtml(description)}<div style="border-top: 1px solid #d4dde0; margin-top: 6px; padding-top: 6px; color: #b3261e">${escapeHtml(patternErrorMessage)}</div></div>`
      : "";
    return `<div style="display: flex"><span style="width: 46px; color: #8a9aa0; flex: none">${at - 4 + index}</span><span style="white-space: pre; overflow: hidden">${code}</span></div>${hint}`;
  });
  await takeHtml(
    browser,
    path.join(helpPictures, "editor.webp"),
    1000,
    `
    <div id="shot" style="width: 900px; background: #fff; border: 1px solid #b8c4c8; font: 14px/1.6 'DejaVu Sans Mono', monospace; color: #22313a">
      <div style="background: #e9eff0; padding: 7px 14px; font: 13px 'DejaVu Sans', sans-serif"><b>practice.yaml</b> &nbsp; <span style="color: #62757c">site</span></div>
      <div style="padding: 10px 14px">${lines.join("")}</div>
    </div>`,
  );
}

async function takeHtml(browser: Browser, file: string, width: number, html: string): Promise<void> {
  const page: Page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.setContent(`<body style="margin: 0">${html}`);
  await save(await page.locator("#shot").screenshot(), file);
  await page.close();
}

async function save(picture: Buffer, file: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(picture).webp({ quality: 82, effort: 6 }).toFile(file);
}

interface RunningServer {
  address: string;
  end: () => Promise<void>;
}

const serve = (root: string): Promise<RunningServer> =>
  runServer(["serve", "--watch", "--port", "0", "--root", root], /^Built /m);

/** Runs a command until it says its address, and what else it has to say before it is ready. */
async function runServer(args: readonly string[], ready = /./): Promise<RunningServer> {
  const child: ChildProcess = spawn(process.execPath, [cli, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const end = async (): Promise<void> => {
    child.kill("SIGINT");
    await ended;
  };
  let output = "";
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout!.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/(?:localhost|127\.0\.0\.1):\d+\/\S*/.exec(output)?.[0];
      if (found && ready.test(output)) resolve(found);
    });
    child.once("exit", () => reject(new Error(`The preview ended.\n${output}`)));
  });
  return { address, end };
}

function runFailing(args: string[], cwd: string, env: NodeJS.ProcessEnv): string {
  try {
    execFileSync(process.execPath, [cli, ...args], { cwd, env, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
  throw new Error("The mistake was not found.");
}

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const styles: Record<string, string> = {
  1: "font-weight: bold",
  2: "opacity: 0.7",
  31: "color: #ff8a80",
  33: "color: #ffd180",
  36: "color: #80deea",
  90: "color: #8fa3ab",
};

/** The colors of a terminal as spans: each code opens one, and the codes that end a style close it. */
function colorHtml(text: string): string {
  let open = 0;
  const html = escapeHtml(text.trimEnd()).replace(/\u001B\[(\d+)m/g, (_, code: string) => {
    const style = styles[code];
    if (style !== undefined) {
      open++;
      return `<span style="${style}">`;
    }
    return open > 0 ? (open--, "</span>") : "";
  });
  return html + "</span>".repeat(open);
}
