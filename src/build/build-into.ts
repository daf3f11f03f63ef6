import { buildSite, type BuildOptions, type BuildResult } from "../build.ts";
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
import { countThreads, ServiceThreads, ShareRefused } from "./service-threads.ts";

export interface BuildIntoOptions extends Omit<BuildOptions, "sink" | "others">, Omit<OutputOptions, "root"> {
  /** How many threads may share the work; as many as the site is worth unless given. */
  threads?: number;
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
  const { threads = countThreads(countServices(options.root)) } = options;
  if (threads > 1) {
    const shared = await buildTogether(folder, options, threads);
    if (shared !== undefined) return shared;
  }
  return buildAlone(folder, options);
}

/** Undefined when there is something to tell of the services: one thread tells it better. */
async function buildTogether(
  folder: string,
  options: BuildIntoOptions,
  count: number,
): Promise<BuildIntoResult | undefined> {
  let threads: ServiceThreads | undefined;
  try {
    return await buildAlone(folder, options, (output) => {
      threads = new ServiceThreads(count, options, () => output().target);
      return threads;
    });
  } catch (error) {
    if (error instanceof ShareRefused) return undefined;
    throw error;
  } finally {
    await threads?.close();
  }
}

async function buildAlone(
  folder: string,
  options: BuildIntoOptions,
  startThreads?: (output: () => Output) => ServiceThreads,
): Promise<BuildIntoResult> {
  let opened: Output | undefined;
  const output = (): Output => (opened ??= openOutput(folder, options));
  const parts: Part[] = [];
  const threads = startThreads?.(output);
  try {
    const result = await buildSite({
      ...options,
      sink: (pages) => parts.push(writeFiles(output().target, pages)),
      ...(threads && { others: threads.others }),
    });
    if (result.built === undefined) {
      await threads?.close();
      opened?.leave();
      return { result };
    }
    options.onStep?.("write");
    parts.push(writeFiles(output().target, result.built.outputs), ...(threads?.parts ?? []));
    return { result, report: output().finish(parts) };
  } catch (error) {
    await threads?.close();
    throw opened?.giveUp(error) ?? error;
  }
}
