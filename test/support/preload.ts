import path from "node:path";
import { pathToFileURL } from "node:url";

/** What NODE_OPTIONS says so that a process loads a file of this folder first: an address, since its path may have a space. */
export const preload = (name: string): string => `--import=${pathToFileURL(path.join(import.meta.dirname, name)).href}`;
