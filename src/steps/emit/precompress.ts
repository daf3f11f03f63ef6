import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isTextFile } from "../../model/build/content-types.ts";
import type { OutputFile } from "../../model/build/output.ts";

/** Compressors by file extension. They compress as much as possible, because each file is compressed once. */
const methods: Readonly<Record<string, (contents: string | Uint8Array) => Promise<Buffer>>> = {
  // Brotli compresses at its best by default.
  ".br": (contents) => promisify(brotliCompress)(contents),
  ".gz": (contents) => promisify(gzip)(contents, { level: constants.Z_BEST_COMPRESSION }),
};

/** Whether a file of the output is a compressed copy of another. */
export function isCompressed(name: string): boolean {
  return Object.keys(methods).some((ending) => name.endsWith(ending));
}

/** Compresses each text file of a site with Brotli and gzip, so that servers need not. Leaves out copies that are not smaller. */
export async function compressTexts(outputs: readonly OutputFile[]): Promise<OutputFile[]> {
  const twins = await Promise.all(outputs.filter(({ path }) => isTextFile(path)).map(compress));
  return twins.flat();
}

async function compress(output: OutputFile): Promise<OutputFile[]> {
  const contents = "copyOf" in output ? readFileSync(output.copyOf) : output.contents;
  const twins = await Promise.all(
    Object.entries(methods).map(async ([ending, method]) => ({
      path: output.path + ending,
      contents: await method(contents),
    })),
  );
  const size = Buffer.byteLength(contents);
  return twins.filter((twin) => twin.contents.length < size);
}
