import path from "node:path";
import { pathToFileURL } from "node:url";

/** The value of NODE_OPTIONS with which a process loads a file of this folder first. It is a URL, since its path may have a space. */
export const preload = (name: string): string => `--import=${pathToFileURL(path.join(import.meta.dirname, name)).href}`;
