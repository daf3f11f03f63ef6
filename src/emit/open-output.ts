import { hash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { realFolder } from "../folders.ts";
import { StoppedWriting, UsageError, type OutputState } from "../usage-error.ts";
import { commit, type CommitReport } from "./commit.ts";
import { listFolder, type Listing } from "./list-folder.ts";
import type { Holder } from "./lock.ts";
import { formatManifest, type FileHash } from "./manifest.ts";
import { isScrap, manifestName, refuseForeignFolder } from "./output-folder.ts";
import { openWorkplace, type Workplace } from "./workplace.ts";
import { naming, type Part, type StagedFile, type Target } from "./write-files.ts";

export interface OutputOptions {
  /** The practice's folder, whose sources must not lie in the output folder. */
  root: string;
  /** Also take a folder that this tool has not made. */
  force?: boolean;
  /** Told once when another build writes the same folder, which is then waited for. */
  onWait?: (holder: Holder) => void;
}

export interface WriteReport {
  written: number;
  /** The bytes of the files written. */
  writtenBytes: number;
  unchanged: number;
  removed: number;
  /** Those of the removed files that no build had made: somebody put them there. */
  foreign: string[];
  /** The hash of all that the folder holds now. */
  site: string;
}

/**
 * Takes an output folder for one build: waits for other builds of it, and clears away what killed ones left. Throws a UsageError
 * for a folder that must not be written.
 */
export function openOutput(folder: string, options: OutputOptions): Output {
  return new Output(folder, options);
}

/** An output folder that a build has for itself, until `finish` or `giveUp`. */
export class Output {
  /** For `writeFiles`, in this thread or in others. */
  readonly target: Target;
  readonly #folder: string;
  /** Behind symbolic links. */
  readonly #real: string;
  readonly #options: OutputOptions;
  readonly #before: Listing | undefined;
  #workplace: Workplace | undefined;
  #state: OutputState;

  constructor(folder: string, options: OutputOptions) {
    refuseForeignFolder(folder, options);
    this.#folder = folder;
    this.#real = realFolder(folder);
    this.#options = options;
    this.#state = existsSync(this.#real) ? "as it was" : "absent";
    try {
      mkdirSync(path.dirname(this.#real), { recursive: true });
      this.#workplace = openWorkplace(this.#real, options.onWait);
      // It may have changed while another build was waited for.
      refuseForeignFolder(folder, options);
      this.#before = existsSync(this.#real) ? listOutput(this.#real) : undefined;
      this.#state = this.#before ? "as it was" : "absent";
    } catch (error) {
      throw this.giveUp(error);
    }
    const { staging } = this.#workplace;
    const current = this.#before && { folder: this.#real, links: this.#before.links };
    this.target = { staging, ...(current && { current }) };
  }

  /** Makes the folder hold exactly the files of all parts. */
  finish(parts: readonly Part[]): WriteReport {
    try {
      return this.#finish(parts);
    } catch (error) {
      throw this.giveUp(error);
    } finally {
      this.#workplace?.leave();
    }
  }

  /** Ends without changing anything. */
  leave(): void {
    this.#workplace?.leave();
  }

  /** The same, because of an error. Gives back what to throw in place of `error`: it tells what became of the folder. */
  giveUp(error: unknown): unknown {
    this.#workplace?.leave();
    const { code, output } = error as { code?: unknown; output?: string };
    if (error instanceof UsageError || typeof code !== "string") return error;
    const file = output === undefined ? undefined : path.join(this.#folder, output);
    return new StoppedWriting(this.#folder, this.#state, file, error);
  }

  #finish(parts: readonly Part[]): WriteReport {
    const hashes = parts.flatMap((part) => part.hashes);
    const staged = parts.flatMap((part) => part.staged);
    const writtenBytes = parts.reduce((sum, part) => sum + part.writtenBytes, 0);
    const { removed, foreign, manifestBytes } =
      this.#before === undefined ? this.#create(hashes, staged) : this.#update(this.#before, hashes, staged);
    return {
      written: staged.length + Number(manifestBytes > 0),
      writtenBytes: writtenBytes + manifestBytes,
      unchanged: hashes.length - staged.length + Number(manifestBytes === 0),
      removed: removed.length,
      foreign,
      site: hash("sha256", formatManifest(hashes)),
    };
  }

  /** In one step: the staging folder becomes the output folder. */
  #create(hashes: readonly FileHash[], staged: readonly StagedFile[]): CommitReport {
    const { staging } = this.target;
    const manifest = formatManifest(hashes);
    naming(manifestName, () => {
      writeFileSync(path.join(staging, manifestName), manifest);
    });
    try {
      renameSync(staging, this.#real);
      return { removed: [], foreign: [], manifestBytes: Buffer.byteLength(manifest) };
    } catch {
      // Somebody has made the folder by now, or a program looks into a file, which Windows does not move then.
      refuseForeignFolder(this.#folder, this.#options);
      mkdirSync(this.#real, { recursive: true });
      return this.#update(listOutput(this.#real), hashes, staged);
    }
  }

  #update(before: Listing, hashes: readonly FileHash[], staged: readonly StagedFile[]): CommitReport {
    const onChange = (): void => {
      this.#state = "partly new";
    };
    return commit({ folder: this.#real, before, staging: this.target.staging, hashes, staged, onChange });
  }
}

function listOutput(folder: string): Listing {
  return listFolder(folder, (name) => isScrap(name, path.basename(folder)));
}
