import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { removeIfEmpty } from "../../lib/disk/folders.ts";
import { codeOf } from "../../lib/error-code.ts";
import { showControls } from "../../lib/foreign-text.ts";
import { UsageError } from "../../lib/usage-error.ts";
import { manifestName, type OutputFile } from "../../model/build/output.ts";
import { withLock, type Holder } from "./lock.ts";
import { readManifest, type SiteManifest } from "./manifest.ts";
import { listKnown } from "./list-recorded.ts";
import { refuseOutputFolder } from "./output-folder.ts";
import { planUpdate } from "./plan-update.ts";
import { StoppedWriting, type OutputState } from "./stopped-writing.ts";
import { updateSite, type UpdateReport } from "./update-site.ts";

export interface OutputOptions {
  /** The practice's folder, whose sources must not lie in the output folder. */
  root: string;
  /** The practice's name. */
  practice: string;
  /** The address that the site is published at, if it has one. It shows that a practice with another name was only renamed. */
  origin?: string | undefined;
  /** Whether a page, a file or a redirect of the site answers a path; by default all are answered. */
  isAnswered?: (path: string) => boolean;
  /** Whether to replace another practice's site, and files that are in the way. */
  force?: boolean;
  /** Called once if another build writes the same folder and this one waits for it. */
  onWait?: (holder: Holder) => void;
}

export interface WriteReport extends UpdateReport {
  /** Entries of the folder that no build of the practice made. They were left alone. */
  others: string[];
}

/**
 * Writes the outputs into `folder`, an absolute path, and removes files that earlier builds of the practice made there. Touches nothing else.
 * Unchanged files keep their modification time. A killed build leaves the old site, or one whose pages are whole and whose links work. Throws
 * a UsageError for a folder that must not be written, and a StoppedWriting if the system refuses.
 */
export function writeSite(folder: string, outputs: readonly OutputFile[], options: OutputOptions): WriteReport {
  const { root, practice, origin, isAnswered = () => true, force = false, onWait } = options;
  refuseOutputFolder(folder, root);
  const isNew = !existsSync(folder);
  let state: OutputState = isNew ? "absent" : "as it was";
  let file: string | undefined;
  const onChange = (): void => {
    state = "partly new";
  };
  const onFile = (name: string): void => {
    file = path.join(folder, name);
  };
  try {
    mkdirSync(folder, { recursive: true });
    return withLock(folder, onWait, (staging) => {
      const before = readOwnManifest(folder, options);
      const own = new Set(before ? [manifestName, ...Object.keys(before.files)] : []);
      const made = new Set([manifestName, ...outputs.map((output) => output.path)]);
      const plan = planUpdate(folder, { own, made, force });
      const gone = listKnown(before).filter((each) => !isAnswered(each));
      const noted = { practice, origin, gone: gone.sort() };
      const report = updateSite({ folder, staging, outputs, noted, before, plan, onFile, onChange });
      return { ...report, others: plan.others };
    });
  } catch (error) {
    if (isNew) removeIfEmpty(folder);
    if (codeOf(error) === "") throw error;
    throw new StoppedWriting(folder, state, { file, cause: error });
  }
}

/** Throws a UsageError for the manifest of another practice, unless `force`, which makes its files this practice's. */
function readOwnManifest(folder: string, { practice, origin, force }: OutputOptions): SiteManifest | undefined {
  const manifest = readManifest(folder);
  if (manifest === undefined || manifest.practice === practice || force === true) return manifest;
  if (origin !== undefined && manifest.origin === origin) return manifest;
  const [theirs, own] = [manifest.practice, practice].map(showControls);
  throw new UsageError(
    `The folder ${folder} has the site of "${theirs}", not of "${own}", so nothing was written. Name another with --out, or replace that site with --force.`,
  );
}
