import { readFileSync } from "node:fs";
import { Parser } from "htmlparser2";
import sharp from "sharp";
import { extensionOf, isVideo, videoTypes } from "../model/media-kinds.ts";
import type { OutputFile } from "../model/output.ts";
import type { ContentMedia } from "../model/site.ts";
import type { AssetFiles } from "../model/source.ts";
import { problem, type Problem } from "../problem.ts";
import { hashedPath } from "./hashed-path.ts";
import type { MediaBook, PreparedMedia } from "./media-book.ts";

/** Makes ready every picture and video that the content names: sizes read, files named by the hash of what is in them. */
export async function prepareMedia(
  media: readonly ContentMedia[],
  assets: AssetFiles,
): Promise<{ book: MediaBook; outputs: OutputFile[]; problems: Problem[] }> {
  const book = new Map<string, PreparedMedia>();
  const outputs = new Map<string, OutputFile>();
  const problems: Problem[] = [];

  const addFile = (name: string): string => {
    const { absolutePath } = assets.get(name)!;
    const path = hashedPath(name, readFileSync(absolutePath));
    outputs.set(path, { path, copyOf: absolutePath });
    return path;
  };

  for (const { path: name, place } of media) {
    if (book.has(name)) continue;
    if (isVideo(name)) {
      book.set(name, {
        kind: "video",
        files: formatsOf(name, assets).map(({ file, type }) => ({ path: addFile(file), type })),
      });
      continue;
    }
    try {
      const { width, height } = await measurePicture(name, assets.get(name)!.absolutePath);
      book.set(name, { kind: "picture", width, height, path: addFile(name), formats: [] });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(problem("media/not-a-picture", place, { written: name, reason }));
    }
  }
  return { book, outputs: [...outputs.values()], problems };
}

/** The same video in other formats beside it (same name, other extension), the smaller webm first. */
function formatsOf(name: string, assets: AssetFiles): { file: string; type: string }[] {
  const stem = name.slice(0, -extensionOf(name).length);
  return ["webm", "mp4", "ogg"]
    .map((extension) => ({
      file: extension === extensionOf(name) ? name : stem + extension,
      type: videoTypes[extension]!,
    }))
    .filter(({ file }) => assets.has(file));
}

async function measurePicture(name: string, absolutePath: string): Promise<{ width: number; height: number }> {
  if (extensionOf(name) === "svg") return measureSvg(readFileSync(absolutePath, "utf8"));
  const { width, height } = await sharp(absolutePath).metadata();
  return { width, height };
}

/** The size an SVG asks for: its width and height, else its viewBox. Throws, in the author's words, when it has neither. */
function measureSvg(svg: string): { width: number; height: number } {
  let root: Record<string, string> | undefined;
  const parser = new Parser(
    { onopentag: (name, attributes) => void (root ??= name === "svg" ? attributes : undefined) },
    { xmlMode: true },
  );
  parser.end(svg);
  if (root === undefined) throw new Error("it is not an SVG file");
  const [, , boxWidth, boxHeight] = (root.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = parseFloat(root.width ?? "") || boxWidth;
  const height = parseFloat(root.height ?? "") || boxHeight;
  if (!width || !height) throw new Error("the SVG has neither width and height nor a viewBox");
  return { width: Math.round(width), height: Math.round(height) };
}
