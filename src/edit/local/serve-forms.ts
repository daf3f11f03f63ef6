import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import path from "node:path";
import type { BuildResult } from "../../build-options.ts";
import { contentHash } from "../../lib/disk/hashed-path.ts";
import { listen } from "../../serve/listen.ts";
import { serveSite, type ServeOptions } from "../../serve/serve-site.ts";
import { FolderBackend, type FolderOptions } from "./folder-backend.ts";
import { listQuestions } from "./form-questions.ts";
import { FormServer } from "./form-server.ts";

export interface ServeFormsOptions
  extends FolderOptions, Pick<ServeOptions, "port" | "polls" | "explain" | "onCrash" | "onTrouble"> {
  onBuild: (result: BuildResult) => void;
  /** Gets the address of the forms, with the token of this run. */
  onListening: (address: string) => void;
}

/** The only address of the forms. A name could lead elsewhere, and another program may have the same port of `::1`. */
const host = "127.0.0.1";

/** A port that a folder's forms get at each start if it is free, so that a window of the last run finds the new one. */
const portOf = (root: string): number =>
  20_000 + (Number.parseInt(contentHash(Buffer.from(path.resolve(root)), 8), 16) % 10_000);

/** Serves the forms for a practice's folder, and the preview of its site on a port of its own. Runs until `close` is called. */
export async function serveForms(options: ServeFormsOptions): Promise<{ close: () => Promise<void> }> {
  const { root, kinds, polls = false } = options;
  const token = randomBytes(24).toString("base64url");
  let handle: RequestListener = (_request, response) => response.writeHead(503).end();
  const answer: RequestListener = (request, response) => {
    handle(request, response);
  };
  const on = (port: number): ReturnType<typeof listen> => listen(answer, port, host);
  // A system may keep a port for itself that no program uses.
  const listening = await (options.port === 0 ? on(portOf(root)).catch(() => on(0)) : on(options.port));
  const origin = `http://${host}:${listening.port}`;
  let backend: FolderBackend | undefined;
  try {
    const made = (backend = new FolderBackend(options));
    const served = await serveSite({
      ...{ root, port: 0, watches: true, polls, framedBy: origin },
      ...{ explain: options.explain, onCrash: options.onCrash, onTrouble: options.onTrouble },
      build: made.build,
      onBuild: options.onBuild,
      onListening: ({ port }) => {
        const previewOrigin = `http://${host}:${port}`;
        const questions = listQuestions({ root, kinds, backend: made });
        handle = new FormServer({ questions, origin, previewOrigin, token }).handle;
        made.showIn(previewOrigin);
        options.onListening(`${origin}/#${token}`);
      },
    });
    made.begin(served.rebuild);
    const close = async (): Promise<void> => {
      made.close();
      await Promise.all([served.close(), listening.close()]);
    };
    return { close };
  } catch (error) {
    backend?.close();
    await listening.close();
    throw error;
  }
}
