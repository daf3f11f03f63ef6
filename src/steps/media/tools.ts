import path from "node:path";
import { recallNothing, type Recall } from "../../model/build/recall.ts";
import type { AssetFiles } from "../../model/build/source.ts";
import type { Recoloring } from "../style/recolor-drawings.ts";
import { MediaCache } from "./cache.ts";

/** Needed to prepare any file. */
export interface MediaTools {
  assets: AssetFiles;
  cache: MediaCache;
  recall: Recall;
  /** Current time in milliseconds since 1970. */
  now: number;
  /** Only the author sees a preview and does not want to wait: photographs that no build has encoded yet are encoded in one size. */
  isPreview?: boolean;
  /** Absent if the practice names no colors. */
  recoloring?: Recoloring | undefined;
  /** Called before each file that takes work, with the number of finished files and the total. */
  onProgress?: ((name: string, done: number, total: number) => void) | undefined;
}

type ToolOptions = Pick<MediaTools, "now" | "isPreview" | "onProgress"> &
  Partial<Pick<MediaTools, "recall">> & { cacheFolder: string };

export function openMediaTools(assets: AssetFiles, options: ToolOptions): MediaTools {
  const { cacheFolder, recall = recallNothing, now, isPreview = false, onProgress } = options;
  const cache = new MediaCache(path.join(cacheFolder, "media"), now);
  return { assets, cache, recall, now, isPreview, onProgress };
}
