import { expect, onTestFinished, test } from "vitest";
import { placeOverHttp } from "../../../../src/around/edit/local/http-place.ts";
import { PlaceIsGone, type ContentPlace } from "../../../../src/around/edit/form/place.ts";
import { makeLittleSite } from "../../../support/little-site.ts";
import { startForms, type RunningForms } from "../../../support/forms.ts";

const { fetch } = globalThis;

/** The `sessionStorage` of a window, which its next page has too. */
class Stored extends Map<string, string> {
  get length(): number {
    return this.size;
  }
  key(index: number): string | null {
    return [...this.keys()][index] ?? null;
  }
  getItem(name: string): string | null {
    return this.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    this.set(name, text);
  }
  removeItem(name: string): void {
    this.delete(name);
  }
}

/** The browser's side, with the headers that a browser adds. */
function placeIn({ origin, token }: Pick<RunningForms, "origin" | "token">, storage = new Stored()): ContentPlace {
  globalThis.fetch = (path, init) =>
    fetch(`${origin}${path as string}`, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), Origin: origin, "Sec-Fetch-Site": "same-origin" },
    });
  onTestFinished(() => {
    globalThis.fetch = fetch;
  });
  return placeOverHttp(() => token, storage);
}

test("the page's side of the place opens, keeps, saves, adds and reads, and waits for what is next", async () => {
  const site = makeLittleSite();
  const place = placeIn(await startForms(site.root));
  const { version, files } = await place.open();
  const { state, text } = files.find(({ path }) => path === "site/home.yaml")!;
  await place.keep({ path: "site/home.yaml", base: state!, text: "half" });
  expect((await place.open()).drafts).toEqual([{ path: "site/home.yaml", base: state, text: "half" }]);
  const next = place.next(version);
  const saved = await place.save([{ path: "site/home.yaml", base: state!, text: `${text}# new\n` }]);
  expect(saved).toMatchObject({ outcome: "saved", opened: { drafts: [] } });
  expect((await next).version).not.toBe(version);
  expect(site.read("site/home.yaml")).toBe(`${text}# new\n`);
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
  await expect(other.open()).rejects.toBeInstanceOf(PlaceIsGone);
  const place = placeOverHttp(() => forms.token, new Stored());
  const { version } = await place.open();
  const waiting = place.next(version);
  await forms.close();
  await expect(waiting).rejects.toBeInstanceOf(PlaceIsGone);
  await expect(place.open()).rejects.toBeInstanceOf(PlaceIsGone);
});

test("a draft that did not arrive is sent again by the next page of the window, and one that arrived is not", async () => {
  const forms = await startForms(makeLittleSite().root);
  const storage = new Stored();
  const closing = placeIn(forms, storage);
  await closing.keep({ path: "site/home.yaml", text: "arrived" });
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(closing.keep({ path: "site/practice.yaml", text: "lost" })).rejects.toBeInstanceOf(PlaceIsGone);
  await placeIn(forms).keep({ path: "site/home.yaml", text: "later" });
  const { drafts } = await placeIn(forms, storage).open();
  expect(drafts.map(({ path, text }) => [path, text])).toEqual([
    ["site/home.yaml", "later"],
    ["site/practice.yaml", "lost"],
  ]);
  expect(storage.size).toBe(0);
});

test("a draft is sent though the window's storage is full, also while the page closes", async () => {
  const forms = await startForms(makeLittleSite().root);
  class Full extends Stored {
    override setItem(): void {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    }
  }
  const place = placeIn(forms, new Full());
  const sent: (boolean | undefined)[] = [];
  const { fetch: send } = globalThis;
  globalThis.fetch = (path, init) => {
    sent.push(init?.keepalive);
    return send(path, init);
  };
  await place.keep({ path: "site/home.yaml", text: "typed" });
  expect(sent).toEqual([true]);
  expect((await place.open()).drafts).toEqual([{ path: "site/home.yaml", text: "typed" }]);
});

test("of two windows, the one that does not know the draft of the other is shown it, and keeps its own", async () => {
  const forms = await startForms(makeLittleSite().root);
  const [first, second] = [new Stored(), new Stored()];
  const draft = { path: "site/home.yaml", base: "0".repeat(20) };
  await placeIn(forms, first).keep({ ...draft, text: "first", mark: "a:1" });
  const { version } = await forms.open();
  const other = await placeIn(forms, second).keep({ ...draft, text: "second", mark: "b:1" });
  expect(other).toEqual({ ...draft, text: "first", mark: "a:1" });
  expect((await placeIn(forms, second).open()).drafts.map(({ text }) => text)).toEqual(["second", "first"]);
  // It drops none that it does not know.
  await placeIn(forms, new Stored()).keep({ path: draft.path, mark: "c:1" });
  expect((await forms.open()).drafts.map(({ text }) => text)).toEqual(["first"]);
  const waiting = forms.next(version);
  expect(await placeIn(forms, second).keep({ ...draft, text: "second", mark: "b:2", follows: "a:1" })).toBeUndefined();
  expect(second.size).toBe(0);
  // The first window does not know the draft of the second one, so it gets that.
  expect((await waiting).drafts).toEqual([{ ...draft, text: "second", mark: "b:2" }]);
  expect(await placeIn(forms, first).keep({ ...draft, text: "more", mark: "a:2", follows: "a:1" })).toMatchObject({
    text: "second",
  });
});
