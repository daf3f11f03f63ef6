import type { RequestListener } from "node:http";
import type { BuildResult } from "../build-options.ts";
import { lookNames, type LookName } from "../model/content/brand.ts";
import { listen } from "./listen.ts";
import { ownAddress } from "./network-addresses.ts";
import { refuseRequest } from "./refuse-request.ts";
import { serveSite, type ServeOptions } from "./serve-site.ts";

export interface ServeLooksOptions extends Pick<ServeOptions, "root" | "port" | "explain" | "onCrash"> {
  build: (look: LookName) => Promise<BuildResult>;
  onBuild: (result: BuildResult) => void;
}

interface ServedLooks {
  /** Address of the page that shows all looks side by side. */
  overview: string;
  looks: readonly { look: LookName; address: string }[];
  close: () => Promise<void>;
}

/** Serves the site in every look, each on a port of its own, and a page that shows them side by side. */
export async function serveLooks({ build, onBuild, ...options }: ServeLooksOptions): Promise<ServedLooks> {
  const looks: { look: LookName; address: string }[] = [];
  const showOverview: RequestListener = (request, response) => {
    const refusal = refuseRequest(request, {});
    const body = refusal === undefined ? writeOverview(looks) : `${refusal.reason}\n`;
    const type = refusal === undefined ? "text/html; charset=utf-8" : "text/plain; charset=utf-8";
    response.writeHead(refusal?.status ?? 200, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
  };
  const overview = await listen(showOverview, options.port);
  const address = ownAddress(undefined, overview.port);
  const closing = [overview.close];
  const close = async (): Promise<void> => {
    await Promise.all(closing.map((each) => each()));
  };
  try {
    for (const look of lookNames) {
      const served = await serveSite({
        ...options,
        port: options.port === 0 ? 0 : overview.port + 1,
        watches: false,
        framedBy: new URL(address).origin,
        build: () => build(look),
        onListening: ({ own }) => looks.push({ look, address: own }),
        onBuild,
        // Nothing is watched.
        onTrouble: () => undefined,
      });
      closing.push(served.close);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { overview: address, looks, close };
}

/** Each look as on a desk and on a phone, half as large. */
function writeOverview(looks: ServedLooks["looks"]): string {
  const frames = looks.map(
    ({ look, address }) => `<section><h2><a href="${address}">${look}</a></h2>
<iframe src="${address}" title="${look} on a desk" width="1280" height="1200"></iframe>
<iframe src="${address}" title="${look} on a phone" width="390" height="1200"></iframe></section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The site in every look</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #e8e8e8; color: #111 }
section { zoom: 0.5; display: flex; flex-wrap: wrap; gap: 2rem; margin-bottom: 4rem }
h2 { flex-basis: 100%; margin: 0; font-size: 3rem }
iframe { border: 0; background: #fff }
</style>
<h1>The site in every look</h1>
<p>Write the name of the one you choose into site/brand.yaml, such as <code>look: ${lookNames[1]}</code>.</p>
${frames.join("\n")}
</html>
`;
}
