import type { SiteFile } from "../../model/build/site-files.ts";
import type { Problem } from "../../problems/problem.ts";

/**
 * Keeps the content of a practice, as a folder on this machine does. It is all that forms know of where words and pictures
 * come from and go to. Each function rejects with `BackendIsGone` if it no longer answers.
 */
export interface Backend {
  open(): Promise<OpenedContent>;
  /** Waits until the content, its problems or the preview differ from those of a version, and returns what is there then. */
  next(version: string): Promise<ChangedContent>;
  /**
   * Keeps what was typed into a file and is not part of the site yet, until it is saved or dropped, also if the forms are closed. A draft
   * without `text` drops the one of that file. Returns the number of the draft.
   */
  keep(draft: TextChange): Promise<number>;
  /** Makes all changes or none, notes them in the history, and drops the drafts that say the same. */
  save(changes: readonly TextChange[]): Promise<SaveResult>;
  /** Returns the history: the last saves, newest first. */
  saves(): Promise<readonly MadeSave[]>;
  /** Adds a picture under a free name like the given one, and returns its path inside `assets/`. */
  addPicture(name: string, bytes: Blob): Promise<AddedPicture>;
  /** Returns a picture by its path inside `assets/`; undefined if it is not there. */
  readPicture(path: string): Promise<Blob | undefined>;
  /** Publishes everything that was saved. */
  publish(): Promise<PublishResult>;
}

/** The connection ended; or, if the message is "locked", the backend does not know this window. What was typed since is only in the window. */
export class BackendIsGone extends Error {}

/** The content of a practice and what is known of it. */
export interface OpenedContent {
  /** Changes with anything below. */
  version: string;
  /** All files of the practice, as a build reads them. */
  files: readonly OpenedFile[];
  /** The package's words for pages, as YAML, by language. */
  packageWords: readonly (readonly [language: string, text: string])[];
  drafts: readonly KeptDraft[];
  /** The files that differ from what was last published, with their texts then. A picture has no text. */
  published: readonly { path: string; text?: string; isNew?: boolean }[];
  /** Whether that is known from version control. If not, it is what has changed since the backend was opened first. */
  isTracked: boolean;
  /** What the last build and the checks before publishing found in the saved files, advice included. */
  problems: readonly Problem[];
  /**
   * The origin of the preview, such as `http://127.0.0.1:4174`, the folder of the site in it, the addresses of the pages that it has, and the
   * days of those that it has later.
   */
  preview: { origin: string; base: string; pages: readonly string[]; scheduled: readonly ScheduledPage[] };
  /** The facts of each office that directories and map services ask for, ready to copy. None while the site has errors. */
  directories: readonly { office: string; facts: Readonly<Record<string, unknown>> }[];
  /** How to publish: by a button, which says where to; or by somebody else. `sent` is the last time that the button did so. */
  publishing: { isReady: true; to: string; sent?: SentSite } | { isReady: false };
}

/** A site that was sent to its host. `at` and `online` are moments such as `2026-11-29T08:15:00.000Z`. */
export interface SentSite {
  at: string;
  /** Since when the public site shows it; absent if it does not yet, or if nobody knows where it is published. */
  online?: string;
  /** Why it is not online after ten minutes: "old" if the public page is another one, or else the answer of the host, in its own words. */
  late?: string;
}

/** The parts of the content that differ from a version. Typing changes only the drafts. */
export type ChangedContent = Pick<OpenedContent, "version" | "drafts"> & Partial<OpenedContent>;

export type ScheduledPage = readonly [address: string, day: string];

/** A file of the practice. Pictures and films have a path and a state, and no text. */
export interface OpenedFile extends Omit<SiteFile, "bytes" | "absolutePath"> {
  /** The text of a content file that is UTF-8. */
  text?: string;
}

/** A new text of a file, or its removal if `text` is absent. `base` is the saved text that it was made from; absent if the file is new. */
export interface TextChange {
  path: string;
  base?: string;
  text?: string;
}

/** The unsaved text of a file, typed in any window; without a text if it was dropped or saved. A later draft has a higher number. */
export interface KeptDraft extends TextChange {
  number: number;
  /** Advice of the checks before publishing on the text; absent until they have run. */
  advice?: readonly Problem[];
}

/** One save: when it was made, such as `2026-11-29T08:15:00.000Z`, and what it changed. */
export interface MadeSave {
  time: string;
  changes: readonly TextChange[];
}

export type SaveResult =
  | { outcome: "saved"; opened: OpenedContent }
  /** A build of the site with these changes finds errors. */
  | { outcome: "refused"; problems: readonly Problem[] }
  /** Somebody else has changed or removed these files meanwhile. */
  | { outcome: "conflict"; files: readonly OpenedFile[] }
  /** Nothing was written. `said` is what the system said, in no language of the forms. */
  | { outcome: "failed"; reason: "disk full" | "not allowed" | "other"; said?: string };

export type AddedPicture =
  { outcome: "added"; path: string } | { outcome: "refused"; reason: "too large" | "not a picture" | "failed" };

export type PublishResult =
  | { outcome: "published" }
  /** `said` is what the program that publishes said, in no language of the forms. */
  | { outcome: "failed"; reason: PublishTrouble; said?: string };

/** Why nothing was published. What was saved stays saved, and the next try publishes it. */
export type PublishTrouble =
  /** The saved site has errors. */
  | "errors"
  /** The server cannot be reached. */
  | "offline"
  /** The server does not accept anything from this user, or not without somebody's review. */
  | "not allowed"
  /** Somebody else has published a change that cannot be put together with these; whoever set up the site has to. */
  | "changed meanwhile"
  /** Nobody has told git who makes the changes. */
  | "no author"
  | "other";
