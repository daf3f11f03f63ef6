import { chmodSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ChangedContent, PublishResult, SentSite } from "../../../src/edit/form/backend.ts";
import { Arrival } from "../../../src/edit/local/arrival.ts";
import { git, makeCheckout } from "../../support/checkout.ts";
import { startForms } from "../../support/forms.ts";
import { makeLittleSite, makeTemporaryFolder } from "../../support/little-site.ts";

const home = "site/home.yaml";

test("publishing commits site/ and assets/ only, also beside other staged changes, and pushes", async () => {
  const { site, server } = makeCheckout();
  site.write("package.json", '{ "other": 1 }\n');
  git(site.root, "add", "package.json");
  const forms = await startForms(site.root);
  const { publishing, published } = await forms.open();
  expect(publishing).toEqual({ isReady: true, to: server.replace(/\.git$/, "").replace(/\/$/, "") });
  expect(published).toEqual([]);
  const before = site.read(home);
  const entry = site.read("site/services/cleanings.md");
  await forms.save({ [home]: `${before}# new\n`, "site/services/cleanings2.md": entry });
  await forms.ask("keep", { path: "site/brand.yaml", text: "half" });
  rmSync(site.file("assets/pictures/office.webp"));
  site.write("assets/pictures/office.webp", "");
  git(site.root, "checkout", "--", "assets");
  expect((await forms.open()).published).toEqual([
    { path: home, text: before },
    { path: "site/services/cleanings2.md", isNew: true },
  ]);
  expect(await forms.ask<PublishResult>("publish")).toEqual({ outcome: "published" });
  expect(git(server, "show", "--name-only", "--format=%an", "main").split("\n").filter(Boolean)).toEqual([
    "Ada",
    home,
    "site/services/cleanings2.md",
  ]);
  expect(git(server, "show", `main:${home}`)).toBe(`${before}# new`);
  expect(git(site.root, "diff", "--cached", "--name-only")).toBe("package.json");
  expect((await forms.open()).published).toEqual([]);
  expect(await forms.ask<PublishResult>("publish")).toEqual({ outcome: "published" });
});

test("what was sent is online once the public site shows the changed page, whatever its pictures are encoded to", async () => {
  const { site } = makeCheckout();
  const forms = await startForms(site.root);
  const service = "site/services/cleanings.md";
  const { preview } = await forms.open();
  const publishNew = async (words: string): Promise<void> => {
    const text = site.read(service).replace(/^description: /m, `description: ${words} `);
    expect(await forms.save({ [service]: text })).toMatchObject({ outcome: "saved" });
    expect(await forms.ask<PublishResult>("publish")).toEqual({ outcome: "published" });
  };
  let shown: (html: string) => string | Response = () => new Response("", { status: 503, statusText: "Deploying" });
  const asked = new Set<string>();
  const inPreview = globalThis.fetch;
  vi.stubGlobal("fetch", async (address: string) => {
    const html = await (await inPreview(preview.origin + new URL(address).pathname)).text();
    const answer = shown(html.replace(/<script src="\/\.dentalsite\/.*?<\/script>/, ""));
    asked.add(address);
    return typeof answer === "string" ? new Response(answer) : answer;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const sent = async (): Promise<SentSite | undefined> => {
    const { publishing } = await forms.open();
    return publishing.isReady ? publishing.sent : undefined;
  };
  const { base } = preview;
  const pathsAsked = (): string[] => [...asked].map((each) => new URL(each).pathname);
  await publishNew("One.");
  await expect.poll(pathsAsked).toEqual(expect.arrayContaining([base, `${base}services/cleanings/`]));
  expect(await sent()).toEqual({ at: expect.stringMatching(/^\d{4}-/) as string });
  // Pages that are as they should be from the start tell nothing: what was sent may not be on any of them.
  shown = (html) => html;
  asked.clear();
  await publishNew("Two.");
  await expect.poll(pathsAsked).toContain(base);
  await sent();
  expect(await sent()).not.toHaveProperty("online");
  shown = (html) => html.replace("Three. ", "");
  await publishNew("Three.");
  await expect.poll(pathsAsked).toContain(`${base}services/cleanings/`);
  asked.clear();
  shown = (html) => html.replaceAll(/\.[\da-f]{8}\.(?=avif|webp|jpg)/g, ".00000000.");
  await expect.poll(sent, { timeout: 60_000 }).toHaveProperty("online");
  expect(pathsAsked()).not.toContain(`${base}about/address/`);
});

test("a site that its host does not show after the patience is late, with what the host says", async () => {
  const answers = {
    "/old/": new Response("old"),
    "/busy/": new Response("", { status: 503, statusText: "Deploying" }),
  };
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(answers[new URL(address).pathname as keyof typeof answers].clone()),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const [address, late] of [
    ["/old/", "old"],
    ["/busy/", "503 Deploying"],
  ] as const) {
    const found = await new Promise<SentSite | undefined>((resolve) => {
      const arrival: Arrival = new Arrival(() => {
        resolve(arrival.sent);
      });
      const pages = [{ address, html: "new", path: "", source: "" }];
      arrival.watch("https://www.practice.com", pages, { pauseMilliseconds: 1, mostMilliseconds: 5 });
    });
    expect(found).toEqual({ at: expect.any(String) as string, late });
  }
});

test("a picture that was replaced under its name is a change that can be published", async () => {
  const { site, server } = makeCheckout();
  const logo = "assets/pictures/logo.svg";
  const drawing = site.read(logo).replace("<svg ", '<svg class="new" ');
  site.write(logo, drawing);
  const forms = await startForms(site.root);
  const { published, isTracked } = await forms.open();
  expect([published, isTracked]).toEqual([[{ path: logo }], true]);
  expect(await forms.ask<PublishResult>("publish")).toEqual({ outcome: "published" });
  expect(git(server, "show", `main:${logo}`)).toContain('class="new"');
  expect((await forms.open()).published).toEqual([]);
  site.write(logo, `${drawing}\n`);
  await expect.poll(async () => (await forms.open()).published).toEqual([{ path: logo }]);
});

test("a picture that is written again with the same contents is no change, in a checkout and elsewhere", async () => {
  const drawing = "assets/pictures/logo.svg";
  for (const site of [makeCheckout().site, makeLittleSite()]) {
    const forms = await startForms(site.root);
    const { version } = await forms.open();
    const text = site.read(drawing);
    rmSync(site.file(drawing));
    site.write(drawing, text);
    expect((await forms.next(version)).published).toEqual([]);
    site.write(drawing, `${text}\n`);
    await expect.poll(async () => (await forms.open()).published).toEqual([{ path: drawing }]);
  }
});

/** Pushes a change of somebody else. */
function pushAsOther(server: string, file: string, change: (text: string) => string): void {
  const folder = path.join(makeTemporaryFolder(), "other");
  git(path.dirname(folder), "clone", "--quiet", server, folder);
  const text = git(folder, "show", `HEAD:${file}`);
  writeFileSync(path.join(folder, file), `${change(text)}\n`);
  git(folder, "commit", "--quiet", "--all", "--message=Other");
  git(folder, "push", "--quiet");
}

test("if somebody else has published, both changes are, unless they touch the same lines", async () => {
  const { site, server } = makeCheckout();
  const forms = await startForms(site.root);
  await forms.open();
  const before = site.read(home);
  await forms.save({ [home]: `${before}# mine\n` });
  pushAsOther(server, "site/claims.yaml", (text) => `${text}\n# theirs`);
  // npm may have changed a file that is not published, here and there.
  pushAsOther(server, "package.json", () => '{ "name": "harbor" }');
  site.write("package.json", '{ "private": true }\n');
  expect(await forms.ask<PublishResult>("publish")).toEqual({ outcome: "published" });
  expect(site.read("package.json")).toBe('{ "private": true }\n');
  expect(git(site.root, "diff", "--name-only")).toBe("package.json");
  expect(git(site.root, "diff", "--cached", "--name-only")).toBe("");
  expect(git(site.root, "stash", "list")).toBe("");
  git(site.root, "checkout", "--quiet", "package.json");
  expect(git(server, "show", `main:${home}`)).toContain("# mine");
  expect(site.read("site/claims.yaml")).toContain("# theirs");

  pushAsOther(server, home, (text) => text.replace("# mine", "# theirs"));
  await forms.open();
  await forms.save({ [home]: `${before}# mine again\n` });
  expect(await forms.ask<PublishResult>("publish")).toMatchObject({ outcome: "failed", reason: "changed meanwhile" });
  expect(site.read(home)).toBe(`${before}# mine again\n`);
  expect(git(site.root, "status", "--porcelain", "--branch")).toMatch(
    /^## main\.\.\.origin\/main \[ahead 1, behind 1\]$/,
  );
});

test("files that no build reads, and those at the top of the site, are no changes in a clean checkout", async () => {
  const { site } = makeCheckout({
    "site/.schema/office.json": "{}\n",
    "assets/.gitkeep": "",
    "site/home.yaml.orig": "left behind",
    "assets/root/humans.txt": "Ada\n",
    "assets/pictures/la niña.svg": makeLittleSite().read("assets/pictures/logo.svg"),
  });
  const forms = await startForms(site.root);
  expect((await forms.open()).published).toEqual([]);
});

test("a push without the forms is noticed by an open window", async () => {
  const { site } = makeCheckout();
  site.write(home, `${site.read(home)}# new\n`);
  const forms = await startForms(site.root);
  let { published, version } = await forms.open();
  expect(published).toHaveLength(1);
  git(site.root, "commit", "--quiet", "--all", "--message=By hand");
  git(site.root, "push", "--quiet");
  // A question that waits for something new ends after a while without an answer, and then git is asked.
  while (published.length > 0) {
    const { body } = await forms.send("next", { version });
    if (body.length > 0) ({ published = published, version } = JSON.parse(body.toString()) as ChangedContent);
  }
});

test("a site with errors is not published", async () => {
  const { site } = makeCheckout();
  const forms = await startForms(site.root);
  site.write(home, `${site.read(home)}nonsense: 1\n`);
  expect(await forms.ask<PublishResult>("publish")).toEqual({ outcome: "failed", reason: "errors" });
});

test("a failure of git is named by its cause: no network, no permission, no author", async () => {
  const { site, server } = makeCheckout();
  const forms = await startForms(site.root);
  const publish = async (): Promise<PublishResult> => {
    await forms.open();
    await forms.save({ [home]: `${site.read(home)}# more\n` });
    return forms.ask<PublishResult>("publish");
  };
  git(site.root, "remote", "set-url", "origin", "http://127.0.0.1:9/website.git");
  expect(await publish()).toMatchObject({ outcome: "failed", reason: "offline" });
  git(site.root, "remote", "set-url", "origin", path.join(server, "nothing"));
  expect(await publish()).toMatchObject({ outcome: "failed", reason: "not allowed" });
  git(site.root, "remote", "set-url", "origin", server);
  writeFileSync(path.join(server, "hooks/pre-receive"), "#!/bin/sh\necho 'main is protected' >&2\nexit 1\n");
  chmodSync(path.join(server, "hooks/pre-receive"), 0o755);
  expect(await publish()).toMatchObject({ outcome: "failed", reason: "not allowed" });
  git(site.root, "config", "user.useConfigOnly", "true");
  git(site.root, "config", "--unset", "user.email");
  git(site.root, "config", "--unset", "user.name");
  expect(await publish()).toMatchObject({ outcome: "failed", reason: "no author" });
});

test("a folder that nobody set up for publishing says so", async () => {
  const forms = await startForms(makeLittleSite().root);
  expect((await forms.open()).publishing).toEqual({ isReady: false });
  expect(await forms.ask<PublishResult>("publish")).toMatchObject({ outcome: "failed" });
});
