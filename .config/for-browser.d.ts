import type { BuildOptions } from "esbuild";

export const forBrowser: Omit<BuildOptions, "write">;
