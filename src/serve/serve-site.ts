import type { ServerResponse } from "node:http";
import type { BuildResult } from "../build.ts";
import { createSiteServer, type Served } from "./site-server.ts";
import { UsageError } from "../usage-error.ts";
import { watchSite } from "./watch.ts";

export interface ServeOptions {
  root: string;
  port: number;
  watches: boolean;
  build: () => Promise<BuildResult>;
  /** Words a failed build for the terminal and for the error page. */
  explain: (result: BuildResult) => string;
  onListening: (address: string) => void;
  onBuild: (result: BuildResult) => void;
  /** A build that threw: a bug, but no reason to stop serving. */
  onCrash: (error: unknown) => void;
}

/** Builds the site and serves it from memory on the loopback address, until the process ends. Rejects when the port is taken. */
export async function serveSite(options: ServeOptions): Promise<void> {
  const served: Served = {};
  const listeners = new Set<ServerResponse>();

  const rebuild = async (): Promise<void> => {
    try {
      const result = await options.build();
      options.onBuild(result);
      if (result.built) {
        served.built = result.built;
        delete served.failure;
      } else served.failure = options.explain(result);
    } catch (error) {
      if (!options.watches || (error instanceof UsageError && served.built === undefined)) throw error;
      served.failure = error instanceof Error ? error.message : String(error);
      options.onCrash(error);
    }
    for (const listener of listeners) listener.write("event: reload\ndata:\n\n");
  };
  await rebuild();

  const server = createSiteServer(() => served, options.watches ? listeners : undefined);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", resolve);
  });
  const { port } = server.address() as { port: number };
  options.onListening(`http://localhost:${port}${served.built?.base ?? "/"}`);
  if (options.watches) await watchSite(options.root, rebuild, options.onCrash);
}
