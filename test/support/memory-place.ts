import type { Backend, OpenedContent, OpenedFile, TextChange } from "../../src/edit/form/backend.ts";
import { BackendIsGone } from "../../src/edit/form/backend.ts";

/** What a place in memory was asked to do, for tests. */
export interface MemoryPlace extends Backend {
  opened: OpenedContent;
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
  let waiting: (() => void)[] = [];
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
    for (const each of waiting) each();
    waiting = [];
  };
  const place: MemoryPlace = {
    opened: { ...first, version: "0" },
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
    async keep({ over, ...draft }) {
      refuseIfGone();
      place.kept.push(draft);
      const other = place.opened.drafts.find(({ path }) => path === draft.path);
      if (other !== undefined && ![over, draft.text].includes(other.text)) return Promise.resolve(other);
      const others = place.opened.drafts.filter(({ path }) => path !== draft.path);
      place.opened = { ...place.opened, drafts: draft.text === undefined ? others : [...others, draft] };
      return Promise.resolve(undefined);
    },
    async save(changes) {
      refuseIfGone();
      const stateOf = (path: string): string | undefined =>
        place.opened.files.find((file) => file.path === path)?.state;
      const changed = changes.filter(({ path, base }) => stateOf(path) !== base);
      if (changed.length > 0) {
        const paths = changed.map(({ path }) => path);
        return { outcome: "conflict", files: place.opened.files.filter(({ path }) => paths.includes(path)) };
      }
      place.saved.push(changes.map(({ over: _over, ...change }) => change));
      const made = new Map(changes.map(({ path, text, over = text }) => [path, over]));
      const drafts = place.opened.drafts.filter(({ path, text }) => made.get(path) !== text);
      place.opened = { ...place.opened, drafts };
      apply(changes);
      return Promise.resolve({ outcome: "saved", opened: place.opened });
    },
    addPicture(name, blob) {
      place.pictures.push({ name, blob });
      return Promise.resolve({ outcome: "added", path: `pictures/${name}` });
    },
    readPicture: () => Promise.resolve(undefined),
    publish: () => Promise.resolve({ outcome: "failed", reason: "other" }),
  };
  return place;
}
