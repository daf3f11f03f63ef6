import { writeYaml } from "../../lib/write-yaml.ts";
import { folderOf, hasNeededKey, pathOfPage } from "../../model/build/kind.ts";
import { foldName } from "../../model/build/output.ts";
import { inFolder, isSlug, slugOf, splitHref } from "../../model/build/page-paths.ts";
import { redirectsSchema } from "../../model/content/redirects.ts";
import type { Path } from "../../model/build/source.ts";
import { folderOfLanguage, insideOf, originalKey } from "../../model/build/translation.ts";
import { mergeFields } from "../../steps/translate/merge-fields.ts";
import { pairFiles, renewNote, type FilesToPair } from "../../steps/translate/note-reading.ts";
import { samplesIn } from "../../model/build/translated-texts.ts";
import { changeText } from "./change-text.ts";
import type { Edit } from "./edit.ts";
import { linkMapOf } from "./map-links.ts";
import { listHiding, redirectsFileOf, unlessEmpty } from "./old-addresses.ts";
import { readWritten } from "./read-written.ts";
import { retarget, type Retargeting } from "./retarget.ts";
import { readAllFiles, type LeadingOn, type ReadSite, type StoredFile, type WrittenSite } from "./written-site.ts";

/** Another name for the file of an entry, or its end. `leadTo` is where links and visitors are led that came to its page. */
export type PageMove = ({ file: string; slug: string } | { file: string; leadTo: string }) & {
  /** Whether its page was never published, so that nobody comes to its address. */
  isUnpublished?: boolean;
};

/**
 * Why an entry cannot be moved:
 * - unreadable: a file has mistakes, so nobody knows what leads to the entry
 * - bad name, same name, taken: the new name
 * - inexact: a link is written in a way in which it cannot be changed exactly
 * - needed: a key would be missing that a file needs
 * - no target: links would lead to the page that goes
 */
export type WhyUnmoved = "unreadable" | "bad name" | "same name" | "taken" | "inexact" | "needed" | "no target";

export interface MovedPage {
  /** New texts of files by their paths; undefined for a file that goes. */
  changes: Map<string, string | undefined>;
  /** Numbers of links and names of the entry that change in other files, and of items that go. */
  links: number;
  names: number;
  removed: number;
  /** The old address of the entry's page, and the one that visitors are led to; absent if it has no page. */
  redirect?: LeadingOn;
}

export interface UnmovedPage {
  refused: WhyUnmoved;
  file: string;
  path?: Path;
}

/**
 * Gives an entry's file and its translations another name, or takes them out, together with everything in all files that leads to them:
 * links in keys, Markdown and HTML, names, and old addresses. Whoever comes to the old address of its page is led on.
 */
export function movePage(site: WrittenSite, move: PageMove): MovedPage | UnmovedPage {
  const read = readAllFiles(site);
  if ("unreadable" in read) return { refused: "unreadable", file: read.unreadable };
  const slug = "slug" in move ? move.slug : undefined;
  // A translation has the name of its original.
  const file = slug === undefined ? move.file : `site/${insideOf(move.file)}`;
  const refused = slug === undefined ? undefined : findFaultOfName(read, file, slug);
  if (refused !== undefined) return { refused, file };
  const { kind, written } = read.files.get(file)!;
  const folder = folderOfLanguage(file);
  const isPage = typeof kind.page?.path === "function" && hasNeededKey(kind.page, written.data);
  const from = isPage ? inFolder(folder, pathOfPage(kind, file, read.practice)!) : undefined;
  const to = "leadTo" in move ? move.leadTo : pathOfPage(kind, withSlug(file, move.slug), read.practice);
  const redirect = from === undefined || to === undefined ? undefined : { from, to };
  if (redirect && splitHref(redirect.to).path === from) return { refused: "no target", file };
  const moved = [...read.files.keys()].filter((each) =>
    folder === undefined ? insideOf(each) === insideOf(file) : each === file,
  );
  const retargeting: Retargeting = {
    kind,
    mapLink: linkMapOf(read, { kind, file, slug, redirect }),
    name: [slugOf(file), slug],
    files: new Map(moved.map((each) => [each, slug === undefined ? undefined : withSlug(each, slug)])),
  };
  return new PageMover(site, read, retargeting).move(redirect, move.isUnpublished);
}

/** Returns the path of an entry's file with another name. */
export const withSlug = (file: string, slug: string): string =>
  `${file.slice(0, -`${slugOf(file)}.md`.length)}${slug}.md`;

/** Returns what is wrong with the new name of an entry. */
function findFaultOfName({ kinds, files, practice }: ReadSite, file: string, slug: string): WhyUnmoved | undefined {
  const { kind } = files.get(file)!;
  const names = slug.split("/");
  if (!names.every(isSlug) || (names.length > 1 && kind.hasFolders !== true)) return "bad name";
  const next = withSlug(file, slug);
  // Some disks take both for one file.
  if (foldName(next) === foldName(file)) return "same name";
  const path = pathOfPage(kind, next, practice);
  const others = [...files].flatMap(([each, { kind: other, written }]) =>
    folderOf(other) === undefined || (other.page && !hasNeededKey(other.page, written.data))
      ? []
      : [pathOfPage(other, each, practice)],
  );
  const fixed = kinds.flatMap((each) => (folderOf(each) === undefined ? [pathOfPage(each, "", practice)] : []));
  const isTaken = [...others, ...fixed].some(
    (each) => each !== undefined && path !== undefined && foldName(each) === foldName(path),
  );
  const isThere = [...files.keys()].some((each) => foldName(insideOf(each)) === foldName(insideOf(next)));
  return isTaken || isThere ? "taken" : undefined;
}

/** Makes all changes of one move. */
class PageMover {
  readonly #site: WrittenSite;
  readonly #read: ReadSite;
  readonly #retargeting: Retargeting;
  readonly #translations: ReadonlyMap<string, FilesToPair>;
  readonly #moved: MovedPage = { changes: new Map(), links: 0, names: 0, removed: 0 };

  constructor(site: WrittenSite, read: ReadSite, retargeting: Retargeting) {
    this.#site = site;
    this.#read = read;
    this.#retargeting = retargeting;
    this.#translations = pairTranslations(read);
  }

  move(to: LeadingOn | undefined, isUnpublished = false): MovedPage | UnmovedPage {
    const redirect = isUnpublished ? undefined : to;
    const { files: going } = this.#retargeting;
    const texts = new Map<string, string>();
    const leading = this.#listLeading(to);
    const gone = new Map<string, readonly Path[]>();
    const inOriginal = (file: string): readonly Path[] =>
      this.#findInTranslation(file, gone.get(`site/${insideOf(file)}`) ?? []);
    for (const [file, { kind, text, written }] of originalsFirst(this.#read)) {
      if (going.has(file) && going.get(file) === undefined) continue;
      const found = retarget(kind, written, { ...this.#retargeting, gone: inOriginal(file) });
      if ("reason" in found) return { refused: found.reason, file, path: found.path };
      gone.set(file, found.removed);
      for (const count of ["links", "names"] as const) this.#moved[count] += found[count];
      this.#moved.removed += found.removed.length;
      const isList = kind.schema === redirectsSchema;
      const added = redirect === undefined ? [] : leadOn(written.data, leading);
      const targets = leading.map(({ to }) => to);
      const edits = isList ? [...found.edits, ...listHiding(written.data, targets), ...added] : found.edits;
      const next = edits.length === 0 ? { text } : changeText(file, text, edits);
      if ("refused" in next) return { refused: "inexact", file, ...("path" in next.edit && { path: next.edit.path }) };
      texts.set(file, next.text);
    }
    const list = redirectsFileOf(this.#read.kinds);
    if (redirect && !texts.has(list)) texts.set(list, `${writeYaml(leading).join("\n")}\n`);
    const outdated = this.#renewNotes(texts, gone);
    if (outdated !== undefined) return { refused: "inexact", file: outdated };
    this.#noteChanges(texts, list);
    return { ...this.#moved, ...(redirect && { redirect }) };
  }

  #noteChanges(texts: ReadonlyMap<string, string>, list: string): void {
    const { changes } = this.#moved;
    for (const [file, text] of texts)
      if (text !== this.#site.texts.get(file)) changes.set(file, file === list ? unlessEmpty(text) : text);
    for (const [file, next] of this.#retargeting.files) {
      if (next !== undefined) changes.set(next, texts.get(file));
      changes.set(file, undefined);
    }
  }

  /** Returns where a translation has what went from its original. */
  #findInTranslation(file: string, gone: readonly Path[]): readonly Path[] {
    const files = gone.length === 0 ? undefined : this.#translations.get(file);
    if (files === undefined) return gone;
    const { toOwn } = mergeFields(files).paths;
    return gone.flatMap((path) => {
      const own = toOwn(path);
      return own === undefined ? [] : [own];
    });
  }

  /** Lists the addresses that lead on: that of the page, and those of its translations. */
  #listLeading(redirect: LeadingOn | undefined): LeadingOn[] {
    if (redirect === undefined) return [];
    const { files, mapLink } = this.#retargeting;
    const folders = [...files.keys()].map(folderOfLanguage);
    return [...new Set([redirect.from, ...folders.map((folder) => inFolder(folder, redirect.from))])].flatMap(
      (from) => {
        const to = mapLink(from);
        return to === from ? [] : [{ from, to }];
      },
    );
  }

  /** Lets translations of files in which links have changed note that. Returns the file in which that cannot be written. */
  #renewNotes(texts: Map<string, string>, gone: ReadonlyMap<string, readonly Path[]>): string | undefined {
    for (const [file, before] of this.#translations) {
      const name = `site/${insideOf(file)}`;
      const [changed, text] = [texts.get(name), texts.get(file)];
      // Marks of items that are left go on without a change if others have gone.
      if (changed === undefined || text === undefined || before.note === undefined || gone.get(name)?.length) continue;
      const [original, own] = [readWritten(name, changed), readWritten(file, text)];
      if (original === undefined || own === undefined) continue;
      const note = renewNote(before, { ...before, original: { ...before.original, ...original }, written: own.data });
      if (JSON.stringify(note) === JSON.stringify(before.note)) continue;
      const next = changeText(file, text, [{ kind: "set", path: [originalKey], value: note }]);
      if ("refused" in next) return file;
      texts.set(file, next.text);
    }
    return undefined;
  }
}

/** Lists the translations whose originals are there. */
function pairTranslations({ files }: ReadSite): Map<string, FilesToPair> {
  const samples = files.get("site/samples.yaml");
  const list = samplesIn({ files: { ...(samples && { "samples.yaml": samples.written }) } });
  return new Map(
    [...files].flatMap(([file, { kind, written }]): [string, FilesToPair][] => {
      const name = `site/${insideOf(file)}`;
      const original = files.get(name);
      if (original === undefined || name === file) return [];
      return [[file, pairFiles({ file: name, kind, ...original.written }, { file, data: written.data }, list)]];
    }),
  );
}

const originalsFirst = ({ files }: ReadSite): [string, StoredFile][] =>
  [...files].sort(([a], [b]) => Number(a !== `site/${insideOf(a)}`) - Number(b !== `site/${insideOf(b)}`));

/** Adds to the list of old addresses those that lead on from now on. */
function leadOn(data: unknown, leading: readonly LeadingOn[]): Edit[] {
  if (leading.length === 0) return [];
  if (!Array.isArray(data)) return [{ kind: "set", path: [], value: leading }];
  return leading.map((value) => ({ kind: "add", path: [], value }));
}
