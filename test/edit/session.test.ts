import { beforeEach, expect, test, vi } from "vitest";
import { kinds } from "../../src/kinds/kinds.ts";
import { BackendIsGone } from "../../src/edit/form/backend.ts";
import { isContested } from "../../src/edit/form/conflicts.ts";
import { nameItem } from "../../src/edit/form/name-item.ts";
import { titleOfFile } from "../../src/edit/form/read-file.ts";
import { Session } from "../../src/edit/form/session.ts";
import { en } from "../../src/edit/form/words/en.ts";
import { labelsIn } from "../../src/edit/labels/labels-in.ts";
import { kindOf } from "../../src/model/build/kind.ts";
import { keepInMemory, type MemoryPlace } from "../support/memory-place.ts";

const path = "site/home.yaml";

/** The `sessionStorage` of a window, which its next page has too. */
const stored = new Map<string, string>();
const windows: Session[] = [];

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
  return async () => {
    for (const each of windows.splice(0)) each.close();
    await pass(2000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const makePlace = (): MemoryPlace =>
  keepInMemory({
    files: [{ path, text: "saved", state: "first" }],
    packageWords: [],
    drafts: [],
    published: [],
    isTracked: false,
    problems: [],
    preview: { origin: "", base: "/", pages: [], scheduled: [] },
    directories: [],
    publishing: { isReady: false },
  });

/** Opens a window, or the next page of one. */
function openWindow(place: MemoryPlace): Session {
  const session = new Session(place, place.opened, kinds);
  windows.push(session);
  return session;
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const draftsOf = ({ opened }: MemoryPlace): unknown[] => opened.drafts.flatMap(({ text }) => text ?? []);

/** Holds back what one function of a place is asked, as a busy server does. Returns the function that lets it through. */
function holdBack(place: MemoryPlace, name: "keep" | "save"): () => void {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  const free = { ...place };
  if (name === "keep") place.keep = (draft) => held.then(() => free.keep(draft));
  else place.save = (changes) => held.then(() => free.save(changes));
  return letThrough;
}

test("what is typed while a save is under way is a change of what was saved, and no draft of another window", async () => {
  const place = makePlace();
  const session = openWindow(place);
  session.write(path, "x1");
  await pass(1000);
  const answer = holdBack(place, "save");
  const saving = session.save(path);
  session.write(path, "x12");
  await pass(1000);
  session.write(path, "x123");
  answer();
  expect(await saving).toBe(true);
  await pass(1000);
  expect(isContested(session.state, path)).toBe(false);
  expect(place.kept.at(-1)).toEqual({ path, base: "x1", text: "x123" });
  expect(draftsOf(place)).toEqual(["x123"]);
});

test("a page that closes while a draft is on its way sends the newer one at once, and the next page goes on from it", async () => {
  const place = makePlace();
  const closing = openWindow(place);
  closing.write(path, "x");
  await pass(1000);
  const answer = holdBack(place, "keep");
  closing.write(path, "x1");
  await pass(1000);
  closing.write(path, "x12");
  closing.close();
  const left = stored.get("dentalsite-unsent")!;
  answer();
  await pass(0);
  expect(draftsOf(place)).toEqual(["x12"]);
  // The page was gone before it got an answer.
  stored.set("dentalsite-unsent", left);
  const next = openWindow(place);
  await pass(0);
  next.write(path, "x123");
  await pass(1000);
  expect(isContested(next.state, path)).toBe(false);
  expect(draftsOf(place)).toEqual(["x123"]);
});

test("a draft that changes while it is on its way is stored until it has arrived, too", async () => {
  const place = makePlace();
  const session = openWindow(place);
  const answer = holdBack(place, "keep");
  session.write(path, "x1");
  await pass(500);
  session.write(path, "x12");
  answer();
  await pass(0);
  expect(JSON.parse(stored.get("dentalsite-unsent")!)).toEqual([{ path, base: "saved", text: "x12" }]);
  await pass(1000);
  expect(JSON.parse(stored.get("dentalsite-unsent")!)).toEqual([]);
});

test("a draft that did not arrive is sent again by the next page of the window, and one that arrived is not", async () => {
  const place = makePlace();
  openWindow(place).write(path, "arrived");
  await pass(1000);
  const closing = openWindow(place);
  await pass(1000);
  expect(place.kept).toHaveLength(1);
  place.isGone = true;
  closing.write("site/practice.yaml", "lost");
  closing.close();
  await pass(0);
  const later = makePlace();
  later.opened = place.opened;
  const next = openWindow(later);
  expect([path, "site/practice.yaml"].map((file) => next.textOf(file))).toEqual(["arrived", "lost"]);
  await pass(1000);
  expect(later.kept).toEqual([{ path: "site/practice.yaml", text: "lost" }]);
});

test("a place that only a save did not reach is no longer gone when it answers again, though nobody types", async () => {
  const place = makePlace();
  const session = openWindow(place);
  session.write(path, "x1");
  await pass(1000);
  vi.spyOn(place, "save").mockRejectedValueOnce(new BackendIsGone());
  expect(await session.save(path)).toBe(false);
  expect(session.state.isGone).toBe(true);
  await pass(1000);
  expect(session.state.isGone).toBe(false);
  expect(await session.save(path)).toBe(true);
});

test("an answer that is a fault of the place is reported, and is no end of the connection", async () => {
  const place = makePlace();
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const fault = new Error("EACCES");
  vi.spyOn(place, "next").mockRejectedValueOnce(fault);
  const session = openWindow(place);
  await pass(2000);
  expect(session.state.isGone).toBe(false);
  expect(report).toHaveBeenCalledWith(fault);
  place.changeOutside([{ path, text: "by hand" }]);
  await pass(0);
  expect(session.textOf(path)).toBe("by hand");
});

const office = "site/offices/main.md";
const saved = "---\nphone: (503) 555-0187\naddress:\n  city: Port Ansel\n---\nPark here.\n";
const [phone, otherPhone, city] = [
  saved.replace("0187", "0100"),
  saved.replace("0187", "0111"),
  saved.replace("Port Ansel", "New Port"),
];
const both = city.replace("0187", "0100");

/** A place with an office, and perhaps the home page. */
function makeOffice({ hasHome = false } = {}): MemoryPlace {
  const place = makePlace();
  const files = hasHome ? place.opened.files : [];
  place.opened = { ...place.opened, files: [{ path: office, text: saved, state: "first" }, ...files] };
  return place;
}

test("what is typed in one window is in the other, and Undo there leads to what it said before", async () => {
  const place = makeOffice();
  const [one, other] = [openWindow(place), openWindow(place)];
  one.write(office, phone);
  await pass(1000);
  expect(other.textOf(office)).toBe(phone);
  other.write(office, phone.replace("Port Ansel", "New Port"));
  await pass(1000);
  expect(one.textOf(office)).toBe(city.replace("0187", "0100"));
  other.undo(office);
  other.undo(office);
  await pass(1000);
  expect([one, other].map((each) => each.textOf(office))).toEqual([saved, saved]);
  expect(draftsOf(place)).toEqual([]);
});

test("what two windows type at one time is put together by field; of one field mine stays, and Undo brings theirs", async () => {
  const place = makeOffice();
  const [one, other] = [openWindow(place), openWindow(place)];
  one.write(office, phone);
  await pass(400);
  other.write(office, city);
  await pass(2000);
  expect([one, other].map((each) => each.textOf(office))).toEqual([both, both]);
  const theirs = both.replace("0100", "0133");
  one.write(office, theirs);
  await pass(400);
  other.write(office, otherPhone);
  await pass(120);
  expect([other.textOf(office), other.state.overruled]).toEqual([otherPhone, office]);
  await pass(1000);
  expect(draftsOf(place)).toEqual([otherPhone]);
  other.undo(office);
  expect(other.textOf(office)).toBe(theirs);
});

test("what both windows have typed alike is no conflict when one of them saves", async () => {
  const place = makeOffice();
  const [one, other] = [openWindow(place), openWindow(place)];
  one.write(office, phone);
  await pass(1000);
  other.write(office, city.replace("0187", "0100"));
  await one.save(office);
  await pass(100);
  expect(isContested(other.state, office)).toBe(false);
  expect(await other.save(office)).toBe(true);
  expect(place.opened.files.find(({ path }) => path === office)?.text).toBe(city.replace("0187", "0100"));
});

test("after a reload, keeping mine still puts my field into what somebody else has saved, and Undo leads to what was saved", async () => {
  const place = makeOffice();
  openWindow(place).write(office, phone);
  await pass(1000);
  place.changeOutside([{ path: office, text: otherPhone.replace("Port Ansel", "New Port") }]);
  const reloaded = openWindow(place);
  expect(isContested(reloaded.state, office)).toBe(true);
  reloaded.keepMine(office);
  expect(reloaded.textOf(office)).toBe(city.replace("0187", "0100"));
  await pass(1000);
  const later = openWindow(place);
  expect(isContested(later.state, office)).toBe(false);
  later.undo(office);
  expect(later.textOf(office)).toBe(otherPhone.replace("Port Ansel", "New Port"));
});

test("Undo after a save takes back what was saved here, and leaves what somebody else has saved since", async () => {
  const place = makeOffice();
  const session = openWindow(place);
  session.write(office, phone);
  await session.save(office);
  place.changeOutside([{ path: office, text: both }]);
  await pass(0);
  session.undo(office);
  expect(session.textOf(office)).toBe(city);
  expect(await session.save(office)).toBe(true);
  expect(place.saved.at(-1)).toEqual([{ path: office, base: both, text: city }]);
});

test.for(["drop", "keepMine"] as const)("Undo after %s asks again, and leaves their other fields", async (choose) => {
  const place = makeOffice();
  const session = openWindow(place);
  session.write(office, phone);
  session.write(office, phone.replace("Park here", "Come in"));
  place.changeOutside([{ path: office, text: otherPhone.replace("Port Ansel", "New Port") }]);
  await pass(0);
  session[choose](office);
  expect(isContested(session.state, office)).toBe(false);
  session.undo(office);
  expect(isContested(session.state, office)).toBe(true);
  session.keepMine(office);
  expect(session.textOf(office)).toBe(choose === "drop" ? both.replace("Park here", "Come in") : both);
});

test("what is typed into a file that a move changes is put together with the move, or contested", async () => {
  const place = makeOffice();
  const session = openWindow(place);
  session.write(office, phone);
  expect(await session.saveAll([{ path: office, base: saved, text: city }])).toBe(true);
  expect(session.state.typed.get(office)).toEqual({ base: city, text: both });
  const moved = city.replace("Park here", "Park there");
  session.write(office, both.replace("Park here", "Park anywhere"));
  expect(await session.saveAll([{ path: office, base: city, text: moved }])).toBe(true);
  expect(isContested(session.state, office)).toBe(true);
});

test("a save puts another field that somebody else has just changed together with what was typed", async () => {
  const place = makeOffice();
  const session = openWindow(place);
  session.write(office, phone);
  place.changeOutside([{ path: office, text: city }]);
  expect(await session.save(office)).toBe(true);
  expect(place.saved.at(-1)).toEqual([{ path: office, base: city, text: both }]);
});

test("Undo leaves what a move has changed in the file since", async () => {
  const place = makeOffice();
  const session = openWindow(place);
  session.write(office, phone);
  await session.save(office);
  await session.saveAll([{ path: office, base: phone, text: both }]);
  session.undo(office);
  expect(session.textOf(office)).toBe(city);
});

test("a save that is refused keeps its text, also if another file is saved at that time", async () => {
  const place = makeOffice({ hasHome: true });
  const session = openWindow(place);
  session.write(office, phone);
  session.write(path, "refused");
  const free = { ...place };
  let refuse = (): void => undefined;
  const isRefused = new Promise<void>((resolve) => (refuse = resolve));
  place.save = (changes) =>
    changes[0]!.path === office ? free.save(changes) : isRefused.then(() => ({ outcome: "refused", problems: [] }));
  const [first, second] = [session.save(office), session.save(path)];
  session.write(office, otherPhone);
  expect(await first).toBe(true);
  refuse();
  expect(await second).toBe(false);
  expect([session.textOf(path), session.textOf(office)]).toEqual(["refused", otherPhone]);
  expect(isContested(session.state, office)).toBe(false);
});

test("Undo leaves what somebody else has changed and taken back again", async () => {
  const place = makeOffice();
  const session = openWindow(place);
  session.write(office, phone);
  await session.save(office);
  for (const text of [both, phone]) {
    place.changeOutside([{ path: office, text }]);
    await pass(0);
  }
  session.undo(office);
  expect(session.textOf(office)).toBe(saved);
});

test("if one of several files has changed meanwhile, the others stay as they are in the window", async () => {
  const place = makeOffice({ hasHome: true });
  const session = openWindow(place);
  place.changeOutside([{ path: office, text: city }]);
  const changes = [
    { path, base: "saved" },
    { path: office, base: saved },
  ];
  expect(await session.saveAll(changes)).toBe(false);
  expect([path, office].map((each) => session.textOf(each))).toEqual(["saved", city]);
});

test("an item is named by the first text in it that is more than a time", () => {
  const app = { words: en, kinds, labels: labelsIn.en, state: openWindow(makePlace()).getState() };
  const name = (value: unknown): string => nameItem(value, { label: "Hours", number: 2 }, app);
  expect(name({ opens: "13:00", closes: "17:00" })).toBe("Hours 2");
  expect(name({ days: ["Monday"], opens: "08:30" })).toBe("Monday");
});

test("the title of a translated page names its language in that language", () => {
  const about = { data: {}, labels: labelsIn.en, state: openWindow(makePlace()).getState() };
  const home = kindOf(kinds, path)!;
  expect(titleOfFile("site/es/home.yaml", home, about)).toBe("Home page (español)");
  expect(titleOfFile(path, home, about)).toBe("Home page");
});
