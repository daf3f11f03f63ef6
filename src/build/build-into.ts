import type { BuildOptions, BuildResult } from "../build.ts";
import {
  openOutput,
  refuseForeignFolder,
  writeFiles,
  type Output,
  type Part,
  type WriteReport,
} from "../emit/write-site.ts";
import type { OutputOptions } from "../emit/open-output.ts";
import { countServices } from "../read/list-files.ts";
import { isWorthAThread, SecondThread, ThreadRefused } from "./second-thread.ts";

export interface BuildIntoOptions
  extends Omit<BuildOptions, "sink" | "thread" | "checks">, Omit<OutputOptions, "root"> {
  /** Whether a second thread takes a part of the work; where the site is worth it, unless given. */
  usesThread?: boolean;
}

export interface BuildIntoResult {
  result: BuildResult;
  /** Absent when the site has errors: then nothing was written. */
  report?: WriteReport;
}

/**
 * Builds a site into `folder`. Pages are written beside it as they are made, and turned over when all of them are checked. Throws
 * a UsageError for a folder that must not be written, and a StoppedWriting where the system does not let it be.
 */
export async function buildInto(folder: string, options: BuildIntoOptions): Promise<BuildIntoResult> {
  refuseForeignFolder(folder, options);
  const { usesThread = isWorthAThread(countServices(options.root)) } = options;
  const shared = usesThread ? await buildTogether(folder, options) : undefined;
  return shared ?? buildOnce(folder, options, false);
}

/** Undefined where there is anything wrong: one thread that has read everything tells it better. */
async function buildTogether(folder: string, options: BuildIntoOptions): Promise<BuildIntoResult | undefined> {
  try {
    const built = await buildOnce(folder, options, true);
    return built.report && built;
  } catch (error) {
    if (error instanceof ThreadRefused) return undefined;
    throw error;
  }
}

async function buildOnce(folder: string, options: BuildIntoOptions, usesThread: boolean): Promise<BuildIntoResult> {
  let opened: Output | undefined;
  const output = (): Output => (opened ??= openOutput(folder, options));
  const thread = usesThread ? new SecondThread(options.root, () => output().target) : undefined;
  const parts: Part[] = [];
  const build = async (): Promise<BuildResult> => {
    // Only now: the other thread begins while this one loads.
    const { buildSite } = await import("../build.ts");
    const sink: BuildOptions["sink"] = (pages) => parts.push(writeFiles(output().target, pages));
    return buildSite({ ...options, sink, ...(thread && { thread }) });
  };
  try {
    const result = await build().finally(() => thread?.close());
    if (result.built === undefined) {
      opened?.leave();
      return { result };
    }
    options.onStep?.("write");
    parts.push(writeFiles(output().target, result.built.outputs), ...(thread?.parts ?? []));
    return { result, report: output().finish(parts) };
  } catch (error) {
    throw opened?.giveUp(error) ?? error;
  }
}
