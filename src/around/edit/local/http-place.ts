import {
  PlaceIsGone,
  type AddedPicture,
  type ContentPlace,
  type WindowDraft,
  type OpenedContent,
  type PublishResult,
  type SaveResult,
} from "../form/place.ts";
import { mostPictureBytes } from "./limits.ts";
import { UnsentDrafts, type WindowStorage } from "./unsent-drafts.ts";

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
    // Another run has another token.
    if (response === undefined || response.status === 403) throw new PlaceIsGone();
    throw new Error(await response.text());
  };
}

/**
 * The folder of a practice, kept by the server that sent this page. It answers nobody without the token of its run. Drafts that are on
 * their way are in `storage` too.
 */
export function placeOverHttp(token: () => string, storage: WindowStorage): ContentPlace {
  const ask = askWith(token);
  const read = async <Answer>(name: string, body: object): Promise<Answer> =>
    (await (await ask(name, body)).json()) as Answer;
  const drafts = new UnsentDrafts(storage, async (draft, isHere) => {
    const keepalive = !isHere && new Blob([JSON.stringify(draft)]).size < mostOnClosing;
    const { other } = (await (await ask("keep", draft, { keepalive })).json()) as { other?: WindowDraft };
    return other;
  });
  return {
    open: async () => {
      const here = await drafts.sendAgain();
      const opened = await read<OpenedContent>("open", {});
      return { ...opened, drafts: [...here, ...opened.drafts] };
    },
    next: async (version) => {
      // The server answers without content from time to time, so that a connection that ended is noticed.
      for (;;) {
        const response = await ask("next", { version });
        if (response.status === 200) return (await response.json()) as OpenedContent;
      }
    },
    keep: (draft) => drafts.send(draft),
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
