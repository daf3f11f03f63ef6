import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import type { Page, Route } from "playwright-core";
import { describe, expect, onTestFailed, onTestFinished, test } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { makeLittleSite, makeTemporaryFolder, type LittleSite } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { preload } from "../support/preload.ts";

interface Preview {
  site: LittleSite;
  origin: string;
  output: () => string;
  process: ChildProcess;
  /** Resolves with the exit code when the process ends. */
  ended: Promise<number | null>;
}

const service = "site/services/Whitening.md";
const address = "/practice/services/Whitening/";

/** Starts `dentalsite serve --watch` on a copy of the little site, as a user would. */
async function startPreview(
  site = makeLittleSite(),
  args: readonly string[] = ["--port", "0"],
  env: NodeJS.ProcessEnv = {},
): Promise<Preview> {
  const command = [path.join(packageFolder, "bin/dentalsite.js"), "serve", "--watch", "--root", site.root, ...args];
  const child = spawn(process.execPath, command, {
    cwd: packageFolder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  let state = "still ran";
  onTestFinished(async () => {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) state = `had ended (${end})`;
    child.kill("SIGKILL");
    await ended;
  });
  onTestFailed(() => {
    console.error(`The preview ${state} when the test failed. Its output:\n${output}`);
  });
  await expect.poll(() => output).toMatch(/The site is at http:/);
  const origin = /http:\/\/[\w.]+:\d+/.exec(output)![0].replace("localhost", "127.0.0.1");
  return { site, origin, output: () => output, process: child, ended };
}

async function open(url: string, colorScheme: "light" | "dark" = "light"): Promise<Page> {
  const context = await (await openBrowser()).newContext({ colorScheme, viewport: { width: 1000, height: 500 } });
  const faults: string[] = [];
  onTestFinished(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  const page = await context.newPage();
  page.on("console", (message) => {
    // The site's policy holds for the preview, too.
    if (/TrustedScript|Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  await page.goto(url);
  return page;
}

const textOf = (page: Page): Promise<string> =>
  page
    .locator("main")
    .innerText()
    .catch(() => "");
/** The page's body, without the preview's script. */
const bodyOf = (page: Page): Promise<unknown> =>
  page.evaluate("document.body.outerHTML.replace(/<script[^>]*preview\\.js[^>]*><\\/script>/, '')");
const overlay = ".dentalsite-problems";

function addText(site: LittleSite, text: string): void {
  site.write(service, `${site.read(service)}\n${text}\n`);
}

test("a page requested while the site is being built shows the site as soon as it is ready", async () => {
  const { origin } = await startPreview();
  const page = await open(origin + address);
  await expect.poll(() => textOf(page)).toContain("hitening");
});

describe("an edit is shown without any action", () => {
  test("of Markdown, YAML, a template and the script, and the page keeps its scroll position", async () => {
    const { site, origin } = await startPreview();
    addText(site, Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.`).join("\n\n"));
    const page = await open(origin + address);
    await expect.poll(() => textOf(page)).toContain("Paragraph 59");
    await page.evaluate("scrollTo({ top: 700, behavior: 'instant' })");
    addText(site, "Seen in Markdown.");
    await expect.poll(() => textOf(page)).toContain("Seen in Markdown.");
    await expect.poll(() => page.evaluate("scrollY")).toBe(700);

    site.write(
      "site/offices/port-ansel.md",
      site.read("site/offices/port-ansel.md").replace(/^phone:.*$/m, 'phone: "(714) 555-0199"'),
    );
    await expect.poll(() => page.locator("header.header").innerText()).toContain("555-0199");
    site.write(
      "templates/parts/copyright-year.tsx",
      "export function CopyrightYear() { return <b>Seen in a template</b>; }",
    );
    await expect.poll(() => page.locator("footer").innerText()).toContain("Seen in a template");
    site.write("templates/script/site.js", 'document.title = "Seen in the script";');
    await expect.poll(() => page.title()).toBe("Seen in the script");
  });

  test("in the open page, which becomes the same as a reloaded one", async () => {
    const { site, origin } = await startPreview();
    const page = await open(origin + address);
    await expect.poll(() => textOf(page)).toContain("hitening");
    await page.evaluate("window.isTheSamePage = true");
    const original = site.read(service);
    const replace = (file: string, old: RegExp, text: string): void => {
      site.write(file, site.read(file).replace(old, text));
    };
    const edits: [expected: string, edit: () => void][] = [
      [
        "One more sentence.",
        () => {
          addText(site, "One more sentence.");
        },
      ],
      [
        "listed",
        () => {
          addText(site, "Before it:\n\n* listed\n* other\n\n## A new heading\n\nBelow it.");
        },
      ],
      [
        "Between.",
        () => {
          replace(service, /One more sentence\./, "Between.\n\nOne *more* sentence.");
        },
      ],
      [
        "A changed heading",
        () => {
          replace(service, /A new heading/, "A changed heading");
        },
      ],
      [
        "555-0142",
        () => {
          replace("site/offices/port-ansel.md", /^phone:.*$/m, 'phone: "(714) 555-0142"');
        },
      ],
      [
        "Undone.",
        () => {
          site.write(service, `${original}\nUndone.\n`);
        },
      ],
    ];
    for (const [expected, edit] of edits) {
      edit();
      await expect.poll(async () => (await fetch(origin + address)).text()).toContain(expected);
      const loaded = await open(origin + address);
      await expect.poll(() => bodyOf(page), { message: expected }).toBe(await bodyOf(loaded));
      expect(await page.title()).toBe(await loaded.title());
      expect(await page.evaluate("window.isTheSamePage"), expected).toBe(true);
    }
  });

  test("without changing an open menu, the film or the effects of the page's script", async () => {
    const { site, origin } = await startPreview();
    const page = await open(`${origin}/practice/`);
    const menu = page.locator("details[data-menu]", { hasText: "Ask us about your plan" });
    await menu.locator("summary").click();
    await page.evaluate("window.film = document.querySelector('video')");
    const stateOf = (): Promise<unknown> =>
      page.evaluate(`({
        isOpen: document.querySelector("details[open]")?.innerText,
        isSameFilm: window.film === document.querySelector("video"),
        hasPauseButton: !document.querySelector("[data-background-video] button").hidden,
      })`);
    const before = await stateOf();
    expect(before).toMatchObject({ isSameFilm: true, hasPauseButton: true });
    site.write("site/home.yaml", site.read("site/home.yaml").replace("Calm care", "Quiet care"));
    await expect.poll(() => textOf(page)).toContain("Quiet care");
    expect(await stateOf()).toEqual(before);
    site.write("site/home.yaml", site.read("site/home.yaml").replace("about your plan", "about any plan"));
    await expect
      .poll(stateOf)
      .toEqual({ ...(before as object), isOpen: expect.stringContaining("about any plan") as string });
  });

  test("that may concern the page's script reloads the page", async () => {
    const { site, origin } = await startPreview();
    const page = await open(origin + address);
    await expect.poll(() => textOf(page)).toContain("hitening");
    await page.evaluate("window.isTheSamePage = true");
    site.write(
      "templates/parts/copyright-year.tsx",
      "export function CopyrightYear() { return <b data-new>Seen in a template</b>; }",
    );
    await expect.poll(() => page.locator("footer").innerText()).toContain("Seen in a template");
    expect(await page.evaluate("window.isTheSamePage")).toBe(undefined);
  });

  test("of the stylesheet, without reloading the page", async () => {
    const { site, origin } = await startPreview();
    const page = await open(origin + address);
    await expect.poll(() => textOf(page)).toContain("hitening");
    await page.evaluate("window.isTheSamePage = true");
    site.write("templates/css/page-head.css", "h1 { color: rgb(1, 2, 3); }");
    const color = (): Promise<unknown> => page.evaluate("getComputedStyle(document.querySelector('h1')).color");
    await expect.poll(color).toBe("rgb(1, 2, 3)");
    await expect.poll(() => page.locator("link[rel=stylesheet][href*='/assets/']:not([media])").count()).toBe(1);
    expect(await page.evaluate("window.isTheSamePage")).toBe(true);
  });

  test("of the stylesheet while the previous one is still loading leaves only the newest", async () => {
    const { site, origin } = await startPreview();
    const page = await open(origin + address);
    await expect.poll(() => textOf(page)).toContain("hitening");
    const links = page.locator("link[rel=stylesheet][href*='/assets/']:not([media])");
    const held: Route[] = [];
    await page.route("**/assets/*.css", (route) => void held.push(route));
    site.write("templates/css/page-head.css", "h1 { color: rgb(1, 2, 3); }");
    await expect.poll(() => held.length).toBe(1);
    site.write("templates/css/page-head.css", "h1 { color: rgb(4, 5, 6); }");
    await expect.poll(() => held.length).toBe(2);
    await held[1]!.continue();
    await expect.poll(() => links.count()).toBe(1);
    expect(await page.evaluate("getComputedStyle(document.querySelector('h1')).color")).toBe("rgb(4, 5, 6)");
  });

  test("of another page leaves this one alone", async () => {
    const { site, origin } = await startPreview();
    const page = await open(origin + "/practice/privacypolicy/");
    await expect.poll(() => textOf(page)).not.toBe("");
    await page.evaluate("window.isTheSamePage = true");
    addText(site, "Elsewhere.");
    await expect.poll(async () => (await fetch(origin + address)).text()).toContain("Elsewhere.");
    // Once the page shows this later change, it has handled the message above.
    site.write("templates/css/page-head.css", "main { color: rgb(1, 2, 3); }");
    await expect
      .poll(() => page.evaluate("getComputedStyle(document.querySelector('main')).color"))
      .toBe("rgb(1, 2, 3)");
    expect(await page.evaluate("window.isTheSamePage")).toBe(true);
  });
});

test("a broken edit shows the terminal's text over the last good page; Escape hides it, and a fix removes it", async () => {
  const { site, origin, output } = await startPreview();
  const page = await open(origin + address, "dark");
  await expect.poll(() => textOf(page)).toContain("hitening");
  const good = site.read(service);
  site.write(service, good.replace("title:", "titel:"));
  const problems = page.locator(`${overlay} pre`);
  await expect.poll(() => problems.count()).toBe(1);
  expect(await problems.innerText()).toContain("titel");
  await expect.poll(output).toContain((await problems.textContent()) ?? "");
  expect(await textOf(page)).toContain("hitening");
  expect(await page.locator(overlay).getAttribute("role")).toBe("alert");

  const again = await open(origin + address);
  await expect.poll(() => again.locator(overlay).count()).toBe(1);
  await expect.poll(async () => (await fetch(origin + address)).status).toBe(200);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(overlay).count()).toBe(0);
  // A second Escape changes nothing: the text stays hidden when the server sends it again.
  await page.keyboard.press("Escape");
  await page.evaluate(`new Promise((resolve) => {
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    const later = new EventSource("/.dentalsite/events");
    later.onmessage = () => { later.close(); setTimeout(resolve, 100); };
  })`);
  expect(await page.locator(overlay).count()).toBe(0);

  site.write(service, `${good}\nMended.\n`);
  await expect.poll(() => textOf(again)).toContain("Mended.");
  await expect.poll(() => again.locator(overlay).count()).toBe(0);
});

test.for([
  ["templates/parts/copyright-year.tsx", "export function CopyrightYear() { return <b>; }"],
  ["templates/css/hero.css", ".hero { color: red;"],
  ["templates/script/site.js", "const year = ;"],
] as const)("a broken %s is shown with its place, and no crash", async ([file, code]) => {
  const { site, origin, output } = await startPreview();
  const page = await open(origin + address);
  await expect.poll(() => textOf(page)).toContain("hitening");
  site.write(file, code);
  await expect
    .poll(() => page.locator(`${overlay} pre`).allInnerTexts())
    .toEqual([expect.stringContaining(`${file}:1:`)]);
  expect(output()).not.toContain("bug in dentalsite");
  rmSync(site.file(file));
  await expect.poll(() => page.locator(overlay).count()).toBe(0);
});

test("a site that is broken from the start says so, and is shown as soon as it is fixed", async () => {
  const site = makeLittleSite();
  const good = site.read(service);
  site.write(service, good.replace("title:", "titel:"));
  const { origin } = await startPreview(site);
  const page = await open(origin + address);
  await expect.poll(() => page.locator("body").innerText()).toContain("titel");
  site.write(service, good);
  await expect.poll(() => textOf(page)).toContain("hitening");
});

describe("never stale, never dead", () => {
  const changes: [string, (site: LittleSite) => void][] = [
    [
      "a save by rename",
      (site) => {
        site.write("site/services/.Whitening.md.tmp", `${site.read(service)}\nChanged.\n`);
        renameSync(site.file("site/services/.Whitening.md.tmp"), site.file(service));
      },
    ],
    [
      "a save that empties the file first",
      (site) => {
        const text = site.read(service);
        site.write(service, "");
        site.write(service, `${text}\nChanged.\n`);
      },
    ],
    [
      "a burst of 500 events",
      (site) => {
        const text = site.read(service);
        for (let count = 0; count < 500; count++)
          site.write(service, `${text}\n${count === 499 ? "Changed." : count}\n`);
      },
    ],
    [
      "a folder that is moved away and back",
      (site) => {
        renameSync(site.file("site/services"), site.file("elsewhere"));
        writeFileSync(site.file("elsewhere/Whitening.md"), `${site.read("elsewhere/Whitening.md")}\nChanged.\n`);
        renameSync(site.file("elsewhere"), site.file("site/services"));
      },
    ],
    [
      "site/ deleted and made again",
      (site) => {
        const copy = path.join(makeTemporaryFolder(), "site");
        cpSync(site.file("site"), copy, { recursive: true });
        rmSync(site.file("site"), { recursive: true });
        cpSync(copy, site.file("site"), { recursive: true });
        addText(site, "Changed.");
      },
    ],
  ];
  test("each of these, one after the other, is seen, and so is the edit after it", async () => {
    const { site, origin } = await startPreview();
    const page = await open(origin + address);
    await expect.poll(() => textOf(page)).toContain("hitening");
    const before = site.read(service);
    for (const [what, change] of changes) {
      change(site);
      await expect.poll(() => textOf(page), { message: what }).toContain("Changed.");
      addText(site, "And once more.");
      await expect.poll(() => textOf(page), { message: what }).toContain("And once more.");
      await expect.poll(() => page.locator(overlay).count(), { message: what }).toBe(0);
      site.write(service, before);
      await expect.poll(() => textOf(page), { message: what }).not.toContain("Changed.");
    }
  });

  test("while site/ is gone, the last page stays, with a message, until it is back", async () => {
    const { site, origin } = await startPreview();
    const page = await open(origin + address);
    await expect.poll(() => textOf(page)).toContain("hitening");
    renameSync(site.file("site"), site.file("away"));
    await expect
      .poll(() => page.locator(overlay).allInnerTexts())
      .toEqual([expect.stringContaining("There is no site/ folder")]);
    renameSync(site.file("away"), site.file("site"));
    await expect.poll(() => page.locator(overlay).count()).toBe(0);
    addText(site, "Still watched.");
    await expect.poll(() => textOf(page)).toContain("Still watched.");
  });

  test("a deleted page becomes the 404 page, and comes back", async () => {
    const { site, origin } = await startPreview();
    site.write("site/services/extra.md", "---\nmainTitleText: An extra page\n---\n");
    const page = await open(`${origin}/practice/services/extra/`);
    await expect.poll(() => page.locator("h1").innerText()).toContain("An extra page");
    rmSync(site.file("site/services/extra.md"));
    await expect.poll(() => textOf(page)).toContain("Not Found");
    site.write("site/services/extra.md", "---\nmainTitleText: An extra page again\n---\n");
    await expect.poll(() => page.locator("h1").innerText()).toContain("again");
  });
});

test("an open page finds the server again after a restart", async () => {
  const first = await startPreview();
  const page = await open(first.origin + address);
  await expect.poll(() => textOf(page)).toContain("hitening");
  first.process.kill("SIGINT");
  expect(await first.ended).toBe(0);
  addText(first.site, "While it was away.");
  await startPreview(first.site, ["--port", new URL(first.origin).port]);
  await expect.poll(() => textOf(page)).toContain("While it was away.");
});

test("checking out another branch and the first one again shows each", async () => {
  const { site, origin } = await startPreview();
  const git = (...args: string[]): void => {
    const own = [
      "-c",
      "user.name=A",
      "-c",
      "user.email=a@example.com",
      "-c",
      "commit.gpgsign=false",
      "-c",
      "gc.auto=0",
    ];
    execFileSync("git", [...own, ...args], { cwd: site.root, stdio: "ignore" });
  };
  git("init", "--initial-branch", "first");
  git("add", "site", "assets");
  git("commit", "--message", "One");
  git("checkout", "-b", "second");
  addText(site, "On the second branch.");
  site.write(
    "site/offices/port-ansel.md",
    site.read("site/offices/port-ansel.md").replace(/^phone:.*$/m, 'phone: "(714) 555-0111"'),
  );
  site.write("site/services/extra.md", "---\nmainTitleText: An extra page\n---\n");
  git("add", "site");
  git("commit", "--message", "Two");
  const page = await open(origin + address);
  const statusOfExtra = async (): Promise<number> => (await fetch(`${origin}/practice/services/extra/`)).status;
  for (const branch of ["first", "second", "first"]) {
    git("checkout", branch);
    const isSecond = branch === "second";
    await expect.poll(async () => (await textOf(page)).includes("On the second branch.")).toBe(isSecond);
    await expect
      .poll(async () => (await page.locator("header.header").innerText()).includes("555-0111"))
      .toBe(isSecond);
    await expect.poll(statusOfExtra).toBe(isSecond ? 200 : 404);
    expect(await page.locator(overlay).count()).toBe(0);
  }
});

/** Names a browser for xdg-open, which comes with the package, on a machine without a desktop. */
const fakeBrowser = (program: string): NodeJS.ProcessEnv => ({
  BROWSER: program,
  DISPLAY: "",
  WAYLAND_DISPLAY: "",
  XDG_CURRENT_DESKTOP: "",
  DESKTOP_SESSION: "",
});

describe("the command", () => {
  test("opens its address with --open, and continues if no browser can be opened", async () => {
    const folder = makeTemporaryFolder();
    const opened = path.join(folder, "opened.txt");
    const opener = path.join(folder, "opener");
    writeFileSync(opener, `#!/bin/sh\nprintf '%s' "$1" > "${opened}"\n`, { mode: 0o755 });
    const readOpened = (): string => (existsSync(opened) ? readFileSync(opened, "utf8") : "");
    const { origin } = await startPreview(makeLittleSite(), ["--port", "0", "--open"], fakeBrowser(opener));
    await expect.poll(readOpened).toBe(`${origin.replace("127.0.0.1", "localhost")}/`);
    const without = await startPreview(
      makeLittleSite(),
      ["--port", "0", "--open"],
      fakeBrowser(path.join(folder, "nothing")),
    );
    await expect.poll(without.output).toContain("open the address yourself");
    await expect.poll(async () => (await fetch(without.origin + address)).status).toBe(200);
  });

  test("continues when its output is no longer read", async () => {
    const { site, origin, output, process: child } = await startPreview();
    await expect.poll(output).toContain("Built ");
    child.stdout?.destroy();
    child.stderr?.destroy();
    for (const text of ["One more.", "<script></script>", "And the last."]) {
      addText(site, text);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    site.write(service, site.read(service).replace("<script></script>", ""));
    await expect.poll(async () => (await fetch(origin + address)).text()).toContain("And the last.");
  });

  test("takes the next port when one is in use, and says so", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as { port: number };
    const { output, origin } = await startPreview(makeLittleSite(), ["--port", String(port)]);
    expect(output()).toContain(`Port ${port} is in use`);
    expect(Number(new URL(origin).port)).toBeGreaterThan(port);
  });

  test.for(["SIGINT", "SIGTERM"] as const)("ends with 0 and without a word on %s, with pages open", async (signal) => {
    const { origin, output, process: child, ended } = await startPreview();
    const page = await open(origin + address);
    await expect.poll(() => textOf(page)).toContain("hitening");
    const before = output();
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(output()).toBe(before);
  });

  test("ends at once with a second Ctrl+C, however long it takes to close", async () => {
    const env = { NODE_OPTIONS: preload("never-close.js") };
    const args = ["--port", "0", "--host", "127.0.0.1"];
    const { output, process: child } = await startPreview(makeLittleSite(), args, env);
    // The server has nothing to close before its first build.
    await expect.poll(output).toContain("Built ");
    child.kill("SIGINT");
    await expect.poll(output).toContain("told to close");
    expect(child.exitCode).toBeNull();
    child.kill("SIGINT");
    await expect.poll(() => child.signalCode).toBe("SIGINT");
  });

  test("prints its real address with --host, and names network addresses only if others can reach them", async () => {
    const { output, origin } = await startPreview(makeLittleSite(), ["--port", "0", "--host", "127.0.0.1"]);
    expect(output()).toMatch(/^The site is at http:\/\/127\.0\.0\.1:\d+\/ /m);
    expect(output()).not.toContain("network");
    await expect.poll(async () => (await fetch(origin + address)).status).toBe(200);
    expect((await startPreview()).output()).not.toContain("network");
  });
});
