import { expect, onTestFinished, test } from "vitest";
import { backendOverHttp } from "../../../src/edit/local/http-backend.ts";
import { BackendIsGone, type Backend } from "../../../src/edit/form/backend.ts";
import { makeLittleSite } from "../../support/little-site.ts";
import { startForms, type RunningForms } from "../../support/forms.ts";

const { fetch } = globalThis;

/** The browser's side, with the headers that a browser adds. */
function placeIn({ origin, token }: Pick<RunningForms, "origin" | "token">): Backend {
  globalThis.fetch = (path, init) =>
    fetch(`${origin}${path as string}`, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), Origin: origin, "Sec-Fetch-Site": "same-origin" },
    });
  onTestFinished(() => {
    globalThis.fetch = fetch;
  });
  return backendOverHttp(() => token);
}

test("the page's side of the place opens, keeps, saves, adds and reads, and waits for what is next", async () => {
  const site = makeLittleSite();
  const place = placeIn(await startForms(site.root));
  const { version, files } = await place.open();
  const { text: base = "" } = files.find(({ path }) => path === "site/home.yaml")!;
  const number = await place.keep({ path: "site/home.yaml", base, text: "half" });
  expect((await place.open()).drafts).toMatchObject([{ path: "site/home.yaml", base, text: "half", number }]);
  const next = place.next(version);
  const changes = [{ path: "site/home.yaml", base, text: `${base}# new\n` }];
  await place.keep(changes[0]!);
  const saved = await place.save(changes);
  expect(saved).toMatchObject({ outcome: "saved", opened: { drafts: [{ path: "site/home.yaml" }] } });
  expect(saved).not.toHaveProperty("opened.drafts.0.text");
  expect(await place.saves()).toMatchObject([{ changes }]);
  expect((await next).version).not.toBe(version);
  expect(site.read("site/home.yaml")).toBe(`${base}# new\n`);
  const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>']);
  expect(await place.addPicture("Über uns.svg", drawing)).toEqual({ outcome: "added", path: "pictures/uber-uns.svg" });
  expect(await (await place.readPicture("pictures/uber-uns.svg"))?.text()).toBe(await drawing.text());
  expect(await place.readPicture("pictures/nothing.svg")).toBeUndefined();
  const large = { size: 20_000_001 } as Blob;
  expect(await place.addPicture("large.jpg", large)).toEqual({ outcome: "refused", reason: "too large" });
  expect((await place.publish()).outcome).toBe("failed");
});

test("a place whose command ended, or began again with another token, is gone", async () => {
  const forms = await startForms(makeLittleSite().root);
  const other = placeIn({ ...forms, token: "x".repeat(forms.token.length) });
  await expect(other.open()).rejects.toBeInstanceOf(BackendIsGone);
  const place = backendOverHttp(() => forms.token);
  const { version } = await place.open();
  const waiting = place.next(version);
  await forms.close();
  await expect(waiting).rejects.toBeInstanceOf(BackendIsGone);
  await expect(place.open()).rejects.toBeInstanceOf(BackendIsGone);
});

test("a draft is sent so that it arrives though the page closes, unless no browser would send so much", async () => {
  const place = placeIn(await startForms(makeLittleSite().root));
  const sent: (boolean | undefined)[] = [];
  const { fetch: send } = globalThis;
  globalThis.fetch = (path, init) => {
    sent.push(init?.keepalive);
    return send(path, init);
  };
  await place.keep({ path: "site/home.yaml", text: "typed" });
  await place.keep({ path: "site/home.yaml", text: "typed ".repeat(10_000) });
  expect(sent).toEqual([true, false]);
});

test("a save leaves what was typed since", async () => {
  const site = makeLittleSite();
  const forms = await startForms(site.root);
  const place = placeIn(forms);
  const { files } = await place.open();
  const { path, text: base = "" } = files.find((file) => file.path === "site/home.yaml")!;
  const draft = { path, base, text: `${base}# other\n` };
  await place.keep(draft);
  const saved = await place.save([{ path, base, text: `${base}# mine\n` }]);
  expect(saved).toMatchObject({ outcome: "saved", opened: { drafts: [draft] } });
});
