import {
  BackendIsGone,
  type AddedPicture,
  type Backend,
  type ChangedContent,
  type MadeSave,
  type OpenedContent,
  type PublishResult,
  type SaveResult,
} from "../form/backend.ts";
import { mostPictureBytes } from "./limits.ts";

interface AskedWith {
  headers?: Record<string, string>;
  keepalive?: boolean;
}

type Ask = (name: string, body: object | Blob, options?: AskedWith) => Promise<Response>;

/** The most bytes that browsers send for a page that closes, for all of its requests. */
const mostOnClosing = 60_000;

/** Returns a function that asks the server of this page. */
function askWith(token: () => string): Ask {
  return async (name, body, { headers, ...options } = {}) => {
    const isBlob = body instanceof Blob;
    const type = isBlob ? "application/octet-stream" : "application/json";
    const response = await fetch(`/${name}`, {
      ...options,
      method: "POST",
      headers: { ...headers, "Content-Type": type, "Dentalsite-Token": token() },
      body: isBlob ? body : JSON.stringify(body),
    }).catch(() => undefined);
    if (response?.ok || response?.status === 404) return response;
    // Another run has another token, and a bookmark has none.
    if (response === undefined || response.status === 403) throw new BackendIsGone(response && "locked");
    throw new Error(await response.text());
  };
}

/** The folder of a practice, kept by the server that sent this page. It answers nobody without the token of its run. */
export function backendOverHttp(token: () => string): Backend {
  const ask = askWith(token);
  const read = async <Answer>(name: string, body: object): Promise<Answer> =>
    (await (await ask(name, body)).json()) as Answer;
  return {
    open: () => read<OpenedContent>("open", {}),
    next: async (version) => {
      // The server answers without content from time to time, so that a connection that ended is noticed.
      for (;;) {
        const response = await ask("next", { version });
        if (response.status === 200) return (await response.json()) as ChangedContent;
      }
    },
    keep: async (draft) => {
      const keepalive = new Blob([JSON.stringify(draft)]).size < mostOnClosing;
      return ((await (await ask("keep", draft, { keepalive })).json()) as { number: number }).number;
    },
    saves: () => read<MadeSave[]>("saves", {}),
    save: (changes) => read<SaveResult>("save", { changes }),
    addPicture: async (name, bytes) => {
      if (bytes.size > mostPictureBytes) return { outcome: "refused", reason: "too large" };
      const response = await ask("add-picture", bytes, { headers: { "Dentalsite-Name": encodeURIComponent(name) } });
      return (await response.json()) as AddedPicture;
    },
    readPicture: async (path) => {
      const response = await ask("picture", { path });
      return response.status === 200 ? response.blob() : undefined;
    },
    publish: () => read<PublishResult>("publish", {}),
  };
}
