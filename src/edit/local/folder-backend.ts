import { randomUUID } from "node:crypto";
import type { BuildOptions, BuildResult } from "../../build-options.ts";
import type { Kind } from "../../model/build/kind.ts";
import type { SiteFile, SiteFiles } from "../../model/build/site-files.ts";
import type { Problem } from "../../problems/problem.ts";
import { readSite } from "../../steps/read/read-site.ts";
import type {
  ChangedContent,
  MadeSave,
  OpenedContent,
  PublishResult,
  SaveResult,
  TextChange,
} from "../form/backend.ts";
import { BackgroundCheck } from "./background-check.ts";
import { Drafts } from "./drafts.ts";
import { findConflicts, keyOf, layOver, listChanged } from "./changed-site.ts";
import { openFile } from "./file-text.ts";
import { addAdvice, keepStanding, listNewErrors } from "./told-problems.ts";
import { runGit } from "./git.ts";
import { Publishing } from "./publishing.ts";
import { ChangedSince, finishWriting, readSaves, whyNotWritten, writeTogether } from "./write-together.ts";

type MemoryOptions = Pick<BuildOptions, "recall">;
type BuiltFrom = MemoryOptions & Pick<BuildOptions, "files">;

export interface FolderOptions {
  root: string;
  kinds: readonly Kind[];
  /** The program that runs this one, and its variables, for the processes that it starts. */
  node: string;
  variables: NodeJS.ProcessEnv;
  build: (options: BuiltFrom) => Promise<BuildResult>;
  /** Finds what the checks before publishing say of the texts of some files. */
  adviseOn: (asked: readonly string[], options: BuiltFrom) => Promise<readonly Problem[]>;
}

/** The last build, and what it was made from. */
interface MadeSite {
  site: SiteFiles;
  /** Equal for two sites only if all their files are equal. */
  key: string;
  result: BuildResult;
}

/** The content of a practice in its folder. A save is checked by a build, written, and shown; the preview shows what was built last. */
export class FolderBackend {
  readonly #options: FolderOptions;
  readonly #check: BackgroundCheck;
  readonly #publishing: Publishing;
  readonly #drafts: Drafts;
  readonly #run = randomUUID();
  /** Counts changes of the content, and those of drafts. */
  #counts = { content: 0, drafts: 0 };
  #made: MadeSite | undefined;
  /** Resolves after the last build or save that was asked for. */
  #turn: Promise<unknown> = Promise.resolve();
  #memory: MemoryOptions = {};
  /** What the last check found, without what was in files that have changed since. */
  #checked: readonly Problem[] = [];
  #preview: OpenedContent["preview"] = { origin: "", base: "/", pages: [], scheduled: [] };
  #begin: (rebuild: () => Promise<unknown>) => void = () => undefined;
  /** Builds the files as they are and shows that, once there is a preview. */
  readonly #begun = new Promise<() => Promise<unknown>>((resolve) => (this.#begin = resolve));
  readonly #waiting = new Set<() => void>();

  constructor(options: FolderOptions) {
    this.#options = options;
    const { root, kinds, node, variables } = options;
    this.#publishing = new Publishing(
      (args, input) => runGit({ cwd: root, env: variables }, args, input),
      () => {
        this.#announce();
      },
    );
    this.#check = new BackgroundCheck({ root, node }, (problems) => {
      this.#checked = problems;
      this.#announce();
    });
    finishWriting(root, kinds);
    this.#drafts = new Drafts(root, kinds);
  }

  /** Names the preview that shows what `build` returns. */
  showIn(origin: string): void {
    this.#preview = { ...this.#preview, origin };
  }

  /** Begins to save. `rebuild` calls `build` and shows what it returns. */
  begin(rebuild: () => Promise<unknown>): void {
    this.#begin(rebuild);
  }

  close(): void {
    this.#check.stop();
    this.#publishing.stop();
    this.#announce();
  }

  /** Builds the files as they are. What was built from the same contents already is returned again. */
  readonly build = (memory: MemoryOptions): Promise<BuildResult> =>
    this.#inTurn(async () => {
      this.#memory = memory;
      const site = readSite(this.#options.root, { ...memory, now: Date.now() });
      return this.#take(await this.#make(site)).result;
    });

  open(): OpenedContent {
    const { root } = this.#options;
    const { site, result } = this.#made ?? { site: readSite(root), result: undefined };
    const offices = result?.built?.listForDirectories() ?? [];
    return {
      ...this.#openDrafts(),
      files: site.files.map(openFile),
      packageWords: [...site.packageWords],
      ...this.#publishing.compare(site.files),
      problems: addAdvice(result?.problems ?? [], this.#checked),
      preview: this.#preview,
      directories: offices.map(({ slug, facts }) => ({ office: slug, facts: { ...facts } })),
    };
  }

  /** Opens what has changed since a version: often only drafts. */
  openSince(version: string): ChangedContent {
    const isSameContent = version.startsWith(`${this.#run} ${this.#counts.content} `);
    return isSameContent ? this.#openDrafts() : this.open();
  }

  /** Calls back once when the version is another one, or already is. Returns the function that ends the wait. */
  onOther(version: string, call: () => void): () => void {
    if (version === this.#openDrafts().version) this.#waiting.add(call);
    else call();
    return () => this.#waiting.delete(call);
  }

  /** Keeps a draft in place of the last one of its file. Returns its number. Windows hear of it together with advice on its words. */
  keep(draft: TextChange): number {
    const number = this.#drafts.keep(draft);
    const site = this.#made?.site ?? readSite(this.#options.root);
    void this.#adviseOn([draft], layOver(site, [draft])).then((advice) => {
      this.#drafts.advise(draft.path, number, advice);
      this.#announce("drafts");
    });
    return number;
  }

  saves(): MadeSave[] {
    const { root, kinds } = this.#options;
    return readSaves(root, kinds);
  }

  /** Checks, writes and shows. */
  async save(changes: readonly TextChange[]): Promise<SaveResult> {
    this.#check.stop();
    const show = await this.#begun;
    const result = await this.#inTurn(() => this.#trySave(changes));
    await show();
    this.#check.postpone();
    return result;
  }

  async publish(): Promise<PublishResult> {
    const build = async (): Promise<BuildResult | undefined> => {
      const show = await this.#begun;
      await show();
      return this.#made?.result;
    };
    const result = await this.#publishing.publish(this.#files, build);
    await this.learnPublished();
    this.#announce();
    return result;
  }

  /** Learns what is published and how, which git may have changed since. */
  learnPublished(): Promise<void> {
    return this.#publishing.learn(this.#files);
  }

  /** Learns that, and tells windows if it is something else. */
  async noticePublished(): Promise<void> {
    const compare = (): string => JSON.stringify(this.#publishing.compare(this.#files));
    const before = compare();
    await this.learnPublished();
    if (compare() !== before) this.#announce();
  }

  get #files(): readonly SiteFile[] {
    return (this.#made?.site ?? readSite(this.#options.root)).files;
  }

  /** Waits until nothing else is built or saved. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #trySave(changes: readonly TextChange[]): Promise<SaveResult> {
    const { root } = this.#options;
    try {
      const before = readSite(root, { ...this.#memory, now: Date.now() });
      const conflict = findConflicts(before, changes);
      if (conflict.length > 0) return { outcome: "conflict", files: conflict };
      const made = await this.#make(layOver(before, changes));
      const problems = listNewErrors(made.result, this.#made?.result);
      if (problems.length > 0) return { outcome: "refused", problems };
      const advice = await this.#adviseOn(changes, made.site);
      writeTogether(root, changes);
      this.#drafts.dropSaved(changes);
      this.#take(made, advice);
      return { outcome: "saved", opened: this.open() };
    } catch (error) {
      if (error instanceof ChangedSince) {
        return { outcome: "conflict", files: findConflicts(readSite(root), changes) };
      }
      return { outcome: "failed", reason: whyNotWritten(error), said: (error as Error).message };
    }
  }

  /** Builds a site, unless the last build was of the same contents and the calendar has changed nothing since. */
  async #make(site: SiteFiles): Promise<MadeSite> {
    const key = keyOf(site, this.#options.root);
    const { nextChange } = this.#made?.result.built ?? {};
    const isOver = nextChange !== undefined && nextChange.moment <= Date.now();
    if (this.#made?.key === key && !isOver) return this.#made;
    return { site, key, result: await this.#options.build({ ...this.#memory, files: site }) };
  }

  /** Shows a build in the forms, too. */
  #take(made: MadeSite, advice: readonly Problem[] = []): MadeSite {
    if (made === this.#made) return made;
    const changed = listChanged(this.#made?.site, made.site);
    const { files: before = [] } = this.#made?.site ?? {};
    const inChanged = this.#checked.filter(({ place }) => changed.has(place.file));
    const standing = keepStanding(inChanged, before, made.site.files);
    const others = this.#checked.filter(({ place }) => !changed.has(place.file));
    this.#checked = [...others, ...addAdvice(advice, standing)];
    this.#made = made;
    const { built } = made.result;
    if (built) {
      const { base, pages, scheduled } = built;
      const { origin } = this.#preview;
      this.#preview = { origin, base, pages: pages.map(({ address }) => address), scheduled: [...scheduled] };
    }
    this.#announce();
    this.#check.postpone();
    return made;
  }

  /** Lists the advice on the texts of changes, which `files` has. A check that crashes gives none: the check in the background reports it. */
  async #adviseOn(changes: readonly TextChange[], files: SiteFiles): Promise<readonly Problem[]> {
    const asked = changes.filter(({ text }) => text !== undefined).map(({ path }) => path);
    return asked.length === 0 ? [] : this.#options.adviseOn(asked, { ...this.#memory, files }).catch(() => []);
  }

  #openDrafts(): Pick<OpenedContent, "version" | "drafts"> {
    const { content, drafts } = this.#counts;
    return { version: `${this.#run} ${content} ${drafts}`, drafts: this.#drafts.list() };
  }

  #announce(what: "content" | "drafts" = "content"): void {
    this.#counts[what]++;
    const calls = [...this.#waiting];
    this.#waiting.clear();
    for (const call of calls) call();
  }
}
