import type { OutputFile } from "../model/output.ts";
import { openOutput, type OutputOptions, type WriteReport } from "./open-output.ts";
import { writeFiles } from "./write-files.ts";

export { openOutput, type Output, type WriteReport } from "./open-output.ts";
export { refuseForeignFolder } from "./output-folder.ts";
export { writeFiles, type Part, type Target } from "./write-files.ts";

/**
 * Makes `folder` hold exactly the outputs. Equal files are left alone, with their modification time. A build that is killed leaves
 * the old site, or one whose pages are whole and whose links work; one that fails throws, and says which in a StoppedWriting.
 */
export function writeSite(folder: string, outputs: readonly OutputFile[], options: OutputOptions): WriteReport {
  const output = openOutput(folder, options);
  try {
    return output.finish([writeFiles(output.target, outputs)]);
  } catch (error) {
    throw output.giveUp(error);
  }
}
