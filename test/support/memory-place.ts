import type { Backend, MadeSave, OpenedContent, OpenedFile, TextChange } from "../../src/edit/form/backend.ts";
import { BackendIsGone } from "../../src/edit/form/backend.ts";

/** What a place in memory was asked to do, for tests. */
export interface MemoryPlace extends Backend {
  opened: OpenedContent;
  /** The saves that the history begins with. */
  history: MadeSave[];
  /** What was handed over to be saved, and all drafts that were kept, in order. */
  saved: (readonly TextChange[])[];
  kept: { path: string; text?: string }[];
  /** The pictures that were added. */
  pictures: { name: string; blob: Blob }[];
  isGone: boolean;
  /** Changes files as an editor of texts would. */
  changeOutside: (changes: readonly TextChange[]) => void;
}

/** Keeps content in memory. It refuses nothing; a file that was changed meanwhile is a conflict. */
export function keepInMemory(first: Omit<OpenedContent, "version">): MemoryPlace {
  let version = 0;
  const waiting: (() => void)[] = [];
  const refuseIfGone = (): void => {
    if (place.isGone) throw new BackendIsGone();
  };
  const apply = (changes: readonly TextChange[]): void => {
    const paths = new Set(changes.map(({ path }) => path));
    const files = changes.flatMap(({ path, text }): OpenedFile[] =>
      text === undefined ? [] : [{ path, text, state: `${path} ${text}` }],
    );
    version++;
    place.opened = {
      ...place.opened,
      version: String(version),
      files: [...place.opened.files.filter(({ path }) => !paths.has(path)), ...files],
    };
    for (const each of waiting.splice(0)) each();
  };
  const place: MemoryPlace = {
    opened: { ...first, version: "0" },
    history: [],
    saved: [],
    kept: [],
    pictures: [],
    isGone: false,
    changeOutside: apply,
    async open() {
      refuseIfGone();
      return Promise.resolve(place.opened);
    },
    async next(known) {
      while (place.opened.version === known) await new Promise<void>((resolve) => waiting.push(resolve));
      refuseIfGone();
      return place.opened;
    },
    async keep(draft) {
      refuseIfGone();
      place.kept.push(draft);
      const number = ++version;
      const others = place.opened.drafts.filter(({ path }) => path !== draft.path);
      place.opened = { ...place.opened, version: String(version), drafts: [...others, { ...draft, number }] };
      for (const each of waiting.splice(0)) each();
      return Promise.resolve(number);
    },
    saves: () => Promise.resolve(place.history),
    async save(changes) {
      refuseIfGone();
      const fileAt = (path: string): OpenedFile | undefined => place.opened.files.find((file) => file.path === path);
      const changed = changes.filter(({ path, base }) => fileAt(path)?.text !== base);
      if (changed.length > 0)
        return { outcome: "conflict", files: changed.map(({ path }) => fileAt(path) ?? { path }) };
      place.saved.push(changes);
      place.history.unshift({ time: `2026-11-29T08:${10 + place.saved.length}:00.000Z`, changes });
      for (const { path, text } of changes)
        if (place.opened.drafts.find((draft) => draft.path === path)?.text === text) await place.keep({ path });
      apply(changes);
      return Promise.resolve({ outcome: "saved", opened: place.opened });
    },
    addPicture(name, blob) {
      place.pictures.push({ name, blob });
      return Promise.resolve({ outcome: "added", path: `pictures/${name}` });
    },
    readPicture: (path) => Promise.resolve(place.pictures.find(({ name }) => path === `pictures/${name}`)?.blob),
    publish: () => Promise.resolve({ outcome: "failed", reason: "other" }),
  };
  return place;
}
