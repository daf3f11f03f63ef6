import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import { contentTypeOf } from "../../model/build/content-types.ts";
import type { Kind } from "../../model/build/kind.ts";
import { readPictureFile, writePicture } from "./add-picture.ts";
import type { FolderBackend } from "./folder-backend.ts";
import { mostPictureBytes } from "./limits.ts";
import { changeSchemaIn } from "./work-folder.ts";

/** The part of a refused request's answer that says why. */
export interface Refused {
  status: number;
  reason: string;
}

/** What a request is answered with: why it is refused, JSON, bytes of a type, or nothing. */
export type FormAnswer = Refused | { json: unknown } | { bytes: Buffer; type: string } | undefined;

/** A question that the forms may ask. */
export interface FormQuestion {
  type: "application/json" | "application/octet-stream";
  /** Most bytes of the body. */
  limit: number;
  answer: (body: Buffer, exchange: FormExchange) => Promise<FormAnswer>;
}

interface FormExchange {
  request: IncomingMessage;
  response: ServerResponse;
}

interface AskedFolder {
  root: string;
  kinds: readonly Kind[];
  backend: FolderBackend;
}

/** Most bytes of a question. A text that is too large for a file is kept all the same, and the build says what is wrong with it. */
const mostAskedBytes = 20_000_000;

/** Lists what forms may ask of a folder, by the names of its functions. */
export function listQuestions({ root, kinds, backend }: AskedFolder): Readonly<Record<string, FormQuestion>> {
  const change = changeSchemaIn(root, kinds);
  const changes = z.array(change).min(1).max(1000).refine(areDifferentFiles);
  const version = z.strictObject({ version: z.string() });
  return {
    open: asJson(nothing, async () => {
      await backend.learnPublished();
      return { json: backend.open() };
    }),
    next: asJson(version, (body, { response }) => awaitOther(backend, body.version, response)),
    keep: asJson(change, (draft) => ({ json: { number: backend.keep(draft) } })),
    saves: asJson(nothing, () => ({ json: backend.saves() })),
    save: asJson(z.strictObject({ changes }), async (body) => ({ json: await backend.save(body.changes) })),
    publish: asJson(nothing, async () => ({ json: await backend.publish() })),
    picture: asJson(z.strictObject({ path: z.string() }), ({ path }) => {
      const bytes = readPictureFile(root, path);
      return bytes ? { bytes, type: contentTypeOf(path) } : { status: 404, reason: "No such picture." };
    }),
    "add-picture": {
      type: "application/octet-stream",
      limit: mostPictureBytes,
      answer: async (body, { request }) => ({ json: await writePicture(root, readName(request), body) }),
    },
  };
}

/** Makes a question whose body is JSON of a schema. */
function asJson<Body>(
  schema: z.ZodType<Body>,
  answer: (body: Body, exchange: FormExchange) => Promise<FormAnswer> | FormAnswer,
): FormQuestion {
  return {
    type: "application/json",
    limit: mostAskedBytes,
    answer: async (bytes, exchange) => {
      const read = schema.safeParse(parseIfJson(bytes));
      return read.success ? answer(read.data, exchange) : { status: 400, reason: "This is not what the forms ask." };
    },
  };
}

const nothing = z.strictObject({});

/** Some disks do not tell letter cases apart. */
const areDifferentFiles = (all: readonly { path: string }[]): boolean =>
  new Set(all.map(({ path }) => path.toLowerCase())).size === all.length;

/** A waiting request is answered without content after this time, so that both sides notice a connection that ended. */
const longestWait = 25_000;

async function awaitOther(backend: FolderBackend, version: string, response: ServerResponse): Promise<FormAnswer> {
  const isOther = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(resolve, longestWait, false);
    const stop = backend.onOther(version, () => {
      clearTimeout(timer);
      resolve(true);
    });
    response.once("close", () => {
      clearTimeout(timer);
      stop();
      resolve(false);
    });
  });
  // Somebody may have committed or pushed without the forms.
  if (!isOther) await backend.noticePublished();
  return isOther ? { json: backend.openSince(version) } : undefined;
}

function parseIfJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Returns the name that the browser gave a picture; empty if it is no text. */
function readName({ headers: { "dentalsite-name": name } }: IncomingMessage): string {
  try {
    return decodeURIComponent(String(name));
  } catch {
    return "";
  }
}
