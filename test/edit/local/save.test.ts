import { chmodSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { changeText } from "../../../src/edit/change/change-text.ts";
import { readWritten } from "../../../src/edit/change/read-written.ts";
import type { OpenedContent, TextChange } from "../../../src/edit/form/backend.ts";
import { sayIn, type Problem } from "../../../src/problems/problem.ts";
import spanish from "../../../src/problems/words/es.yaml";
import { makeLittleSite } from "../../support/little-site.ts";
import { startForms, type RunningForms } from "../../support/forms.ts";

const home = "site/home.yaml";

const draftsIn = async (forms: RunningForms): Promise<TextChange[]> =>
  (await forms.open()).drafts.flatMap(({ number: _number, advice: _advice, ...draft }) =>
    draft.text === undefined ? [] : [draft],
  );

const service = "site/services/cleanings.md";

test("saving writes the new texts, shows the page that was judged, and keeps permissions", async () => {
  const site = makeLittleSite();
  chmodSync(site.file(home), 0o640);
  const forms = await startForms(site.root);
  const { preview, version } = await forms.open();
  const text = site.read(home).replace(/^heroTitle: .*$/m, "heroTitle: A title that nobody had before");
  const waiting = forms.ask<OpenedContent>("next", { version });
  const saved = await forms.save({
    [home]: text,
    "site/pages/parking.md":
      "---\nmainTitleText: Parking\ndescription: Where to leave your car while you are with us.\n---\n\nBehind the house.\n",
  });
  expect(saved, JSON.stringify(saved)).toMatchObject({ outcome: "saved" });
  expect(site.read(home)).toBe(text);
  expect(statSync(site.file(home)).mode & 0o777).toBe(0o640);
  expect(await (await fetch(preview.origin + preview.base)).text()).toContain("A title that nobody had before");
  expect((await waiting).version).not.toBe(version);
  const { published, files, preview: later } = await forms.open();
  expect(later.pages.filter((each) => !preview.pages.includes(each))).toEqual(["/practice/parking/"]);
  expect(published.map((file) => file.path)).toEqual([home, "site/pages/parking.md"]);
  expect(published.map((file) => file.text !== undefined)).toEqual([true, false]);
  expect(files.find(({ path }) => path === home)?.text).toBe(text);
  expect(leftovers(site.root)).toEqual([]);
});

test("nothing that a build refuses is saved, and the problems are those of the build", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  await forms.open();
  const [before, other] = [site.read(home), site.read(service)];
  const result = await forms.save({ [home]: `${before}nonsense: 1\n`, [service]: `${other}\nMore.\n` });
  expect(result).toMatchObject({ outcome: "refused", problems: [{ code: "key/unknown", place: { file: home } }] });
  const linked = await forms.save({ "site/services/bridges.md": null });
  expect(linked.outcome).toBe("refused");
  expect([site.read(home), site.read(service)]).toEqual([before, other]);
  expect(existsSync(site.file("site/services/bridges.md"))).toBe(true);
});

test("an error that was there before does not keep the others from being repaired", async () => {
  const site = makeLittleSite();
  const sound = site.read(home);
  site.write(home, `${sound}nonsense: 1\n`);
  site.write(service, site.read(service).replace("---\n", "---\nother: 1\n"));
  const forms = await startForms(site.root);
  await forms.open();
  expect((await forms.save({ [home]: sound })).outcome).toBe("saved");
  expect((await forms.open()).problems).toMatchObject([{ code: "key/unknown", place: { file: service } }]);
});

test("of two windows that save the same file, the second is shown what the first wrote", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  await forms.open();
  const text = site.read(home);
  const both = await Promise.all(["# one", "# two"].map((line) => forms.save({ [home]: `${text}${line}\n` })));
  expect(both.map(({ outcome }) => outcome)).toEqual(["saved", "conflict"]);
  expect(both[1]).toMatchObject({ files: [{ path: home, text: `${text}# one\n` }] });
  expect(site.read(home)).toBe(`${text}# one\n`);
});

test("a file that an editor has changed, removed or made meanwhile is not overwritten", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  await forms.open();
  const [text, other] = [site.read(home), site.read(service)];
  site.write(home, `${text}# by hand\n`);
  const changed = await forms.save({ [service]: `${other}\nMore.\n`, [home]: `${text}# by form\n` });
  expect(changed).toMatchObject({ outcome: "conflict", files: [{ path: home, text: `${text}# by hand\n` }] });
  expect([site.read(home), site.read(service)]).toEqual([`${text}# by hand\n`, other]);
  site.write("site/pages/new.md", "---\nmainTitleText: By hand\n---\n\nText.\n");
  const made = await forms.save({ "site/pages/new.md": "---\nmainTitleText: By form\n---\n\nText.\n" });
  expect(made).toMatchObject({ outcome: "conflict", files: [{ path: "site/pages/new.md" }] });
  rmSync(site.file(home));
  const removed = await forms.save({ [home]: text });
  expect(removed).toEqual({ outcome: "conflict", files: [{ path: home }] });
  expect(existsSync(site.file(home))).toBe(false);
});

test("lines like those around a page's keys are saved in its texts, and read back as they were typed", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  await forms.open();
  const text = site.read(service);
  const value = "One\n---\nTwo: 2\n---";
  const body = `---\nkey: text\n---\n${readWritten(service, text)!.body}\n---\n`;
  const edits = [
    { kind: "set", path: ["descriptionToBeParsed"], value } as const,
    { kind: "body", text: body } as const,
  ];
  const changed = changeText(service, text, edits) as { text: string };
  expect(await forms.save({ [service]: changed.text })).toMatchObject({ outcome: "saved" });
  expect(readWritten(service, site.read(service))).toMatchObject({ data: { descriptionToBeParsed: value }, body });
});

test("a line that ends the keys of a page too early is refused with the mistakes that follow from it", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  await forms.open();
  const text = site.read(service);
  const refused = await forms.save({ [service]: text.replace("---\n", "---\ntitle: One\n---\nTwo\n") });
  expect(refused).toMatchObject({ outcome: "refused", problems: [{ code: "key/missing" }, { code: "key/missing" }] });
  expect(site.read(service)).toBe(text);
});

test("a text that is too large for a file is kept, and its save is refused in the words of a build", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  await forms.open();
  const text = `${site.read(service)}\n${"Many words. ".repeat(60_000)}\n`;
  await forms.ask("keep", { path: service, text });
  expect(await forms.save({ [service]: text })).toMatchObject({
    outcome: "refused",
    problems: [{ code: "file/too-large", message: "The file is 705 KB; a content file may be 256 KB at most." }],
  });
  expect(await draftsIn(forms)).toEqual([{ path: service, text }]);
});

test("half of a character, which no file can hold, is not saved", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  const changes = [{ path: home, text: "\ud800" }];
  expect((await forms.send("save", { changes })).status).toBe(400);
});

test("what is typed is kept beside the site until it is saved or dropped, also by a later run", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  await forms.open();
  const base = site.read(home);
  const drafts = [
    { path: home, base, text: `${site.read(home)}# to be saved\n` },
    { path: "site/services/fillings.md", text: "---\nmainTitleText: Fi" },
  ];
  for (const draft of drafts) await forms.ask("keep", { ...draft, text: "first" });
  for (const draft of drafts) await forms.ask("keep", draft);
  expect(JSON.parse(site.read(".dentalsite/forms/drafts/site/home.yaml.json"))).toEqual(drafts[0]);
  expect(site.read(".dentalsite/forms/.gitignore")).toBe("*\n");
  await forms.close();
  const later = await startForms(site.root);
  const kept = await draftsIn(later);
  expect([...kept].sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual(drafts);
  expect((await later.save({ [home]: drafts[0]!.text })).outcome).toBe("saved");
  expect(await draftsIn(later)).toEqual([drafts[1]]);
  await later.ask("keep", { path: "site/services/fillings.md" });
  expect(await draftsIn(later)).toEqual([]);
});

test("a draft that arrives after it was saved is none", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  await forms.open();
  const base = site.read(home);
  const text = `${base}# saved\n`;
  expect((await forms.save({ [home]: text })).outcome).toBe("saved");
  await forms.ask("keep", { path: home, base, text });
  expect(await draftsIn(forms)).toEqual([]);
});

test("a draft that says what its file says by the next start is none", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  const base = site.read(home);
  const text = `${base}# pulled\n`;
  await forms.ask("keep", { path: home, base, text });
  await forms.close();
  site.write(home, text);
  expect(await draftsIn(await startForms(site.root))).toEqual([]);
});

test("windows hear of what is typed without all content, and each draft has a higher number than the one before", async () => {
  const forms = await startForms(makeLittleSite().root);
  const { version } = await forms.open();
  const first = await forms.ask<{ number: number }>("keep", { path: home, text: "a" });
  const second = await forms.ask<{ number: number }>("keep", { path: home, text: "ab" });
  expect(second.number).toBeGreaterThan(first.number);
  const { drafts, ...others } = await forms.next(version);
  expect(drafts).toMatchObject([{ path: home, text: "ab", number: second.number }]);
  expect(others).toEqual({ version: expect.any(String) as string });
});

test("the history has each save, whose texts any window gets", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  await forms.open();
  const base = site.read(home);
  await forms.save({ [home]: `${base}# new\n` });
  expect(await forms.ask("saves")).toMatchObject([{ changes: [{ path: home, base, text: `${base}# new\n` }] }]);
});

test("what the checks say of the words of a draft is known while it is typed, and when it is saved", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  const { version } = await forms.open();
  const base = site.read(service);
  const text = `${base}\nWe guarantee painless treatment by the best dentist.\n`;
  const claims = ["copy/guarantee", "copy/painless", "copy/superlative"];
  const codes = (problems: readonly Problem[] = []): string[] =>
    problems.flatMap(({ place, code }) => (place.file === service ? [code] : [])).sort();
  await forms.ask("keep", { path: service, base, text });
  let { drafts, version: now } = await forms.next(version);
  while (drafts[0]?.advice === undefined) ({ drafts, version: now } = await forms.next(now));
  expect(codes(drafts[0].advice)).toEqual(claims);
  const saved = await forms.save({ [service]: text });
  expect(codes(saved.outcome === "saved" ? saved.opened.problems : [])).toEqual(claims);
});

test("the checks before publishing run when nothing has changed for a while, also after a save that was refused, and find advice in each language of the forms", async () => {
  const site = makeLittleSite();
  site.write(service, `${site.read(service)}\nOur amazing, painless, guaranteed treatment is the best in town.\n`);
  const forms = await startForms(site.root);
  await forms.open();
  expect(await forms.save({ [home]: "mainTitleText: [\n" })).toMatchObject({ outcome: "refused" });
  const findAdvice = async (): Promise<Problem | undefined> =>
    (await forms.open()).problems.find(({ place }) => place.file === service);
  await expect.poll(findAdvice, { timeout: 60_000, interval: 200 }).toBeDefined();
  const advice = (await findAdvice())!;
  expect(sayIn(advice, spanish).message).toMatch(/" promete un resultado que ningún tratamiento puede cumplir/);
});

test("the facts of each office are ready to copy", async () => {
  const forms = await startForms(makeLittleSite().root);
  const { directories } = await forms.open();
  expect(directories[0]).toMatchObject({
    office: "port-ansel",
    facts: { phone: expect.any(String) as string, hours: {} },
  });
});

/** Files that saving makes for a moment only. */
function leftovers(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".tmp") || name.endsWith("unfinished.json"),
  );
}

test("if a file cannot be replaced, nothing is changed, and the reason is said", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  await forms.open();
  const [text, other] = [site.read(home), site.read(service)];
  site.write(".dentalsite/forms", "A file in place of the folder.\n");
  const result = await forms.save({ [home]: `${text}# new\n`, [service]: `${other}\nMore.\n` });
  expect(result).toMatchObject({ outcome: "failed", reason: "other" });
  expect([site.read(home), site.read(service)]).toEqual([text, other]);
  expect(leftovers(site.root)).toEqual([]);
});
