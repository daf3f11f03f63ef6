import { request, type IncomingMessage } from "node:http";
import { devNull } from "node:os";
import { onTestFinished } from "vitest";
import { serveForms } from "../../src/edit/local/serve-forms.ts";
import { adviseOn } from "../../src/build.ts";
import { build } from "../../src/commands/command-line.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import type { ChangedContent, OpenedContent, OpenedFile, SaveResult, TextChange } from "../../src/edit/form/backend.ts";

export interface RunningForms {
  origin: string;
  port: number;
  token: string;
  /** Sends a request like the page, with these headers in place of its own; undefined leaves one out. */
  send: (name: string, body: object | Buffer, other?: Headers, method?: string) => Promise<Answered>;
  ask: <Answer>(name: string, body?: object) => Promise<Answer>;
  open: () => Promise<OpenedContent>;
  /** Waits for another version. */
  next: (version: string) => Promise<ChangedContent>;
  /** Saves new texts of files, which are taken to be as they were opened last. */
  save: (texts: Readonly<Record<string, string | null>>) => Promise<SaveResult>;
  close: () => Promise<void>;
}

type Headers = Readonly<Record<string, string | undefined>>;

export interface Answered {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** Starts the forms for a practice's folder, as `dentalsite edit` does. They end with the test. */
export async function startForms(root: string): Promise<RunningForms> {
  let address = "";
  const { close } = await serveForms({
    ...{ root, kinds, port: 0, node: process.execPath },
    variables: { ...process.env, GIT_CONFIG_GLOBAL: devNull },
    build: (more) => build(root, { ...more, isPreview: true }),
    adviseOn: (files, more) => adviseOn(files, { ...more, root }),
    explain: ({ problems }) => problems.map(({ message }) => message).join("\n"),
    onListening: (given) => (address = given),
    onBuild: () => undefined,
    onCrash: (error) => {
      throw error;
    },
    onTrouble: () => undefined,
  });
  onTestFinished(close);
  return { ...talkTo(address), close };
}

/** Talks to running forms at the address that the command prints. */
export function talkTo(address: string): Omit<RunningForms, "close"> {
  const { origin, port, hash } = new URL(address);
  const token = hash.slice(1);
  const send: RunningForms["send"] = (name, body, other = {}, method = "POST") => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    const own: Headers = {
      Host: `127.0.0.1:${port}`,
      Origin: origin,
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": Buffer.isBuffer(body) ? "application/octet-stream" : "application/json",
      "Dentalsite-Token": token,
      ...other,
    };
    const headers = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
    return sendBytes({ port, path: `/${name}`, method, headers }, bytes);
  };
  let opened: readonly OpenedFile[] = [];
  const ask = async <Answer>(name: string, body: object = {}): Promise<Answer> => {
    const { status, body: answer } = await send(name, body);
    if (status !== 200) throw new Error(`${status} ${answer.toString()}`);
    return JSON.parse(answer.toString()) as Answer;
  };
  const open = async (): Promise<OpenedContent> => {
    const content = await ask<OpenedContent>("open");
    opened = content.files;
    return content;
  };
  const next: RunningForms["next"] = async (version) => {
    for (;;) {
      const { status, body } = await send("next", { version });
      if (status === 200) return JSON.parse(body.toString()) as ChangedContent;
    }
  };
  const save: RunningForms["save"] = (texts) => {
    const changes = Object.entries(texts).map(([path, text]): TextChange => {
      const base = opened.find((file) => file.path === path)?.text;
      return { path, ...(base !== undefined && { base }), ...(text !== null && { text }) };
    });
    return ask<SaveResult>("save", { changes });
  };
  return { origin, port: Number(port), token, send, ask, open, next, save };
}

function sendBytes(options: object, bytes: Buffer): Promise<Answered> {
  return new Promise((resolve, reject) => {
    // A connection that is used again may be closed for its idle time while a build keeps this process busy.
    const sent = request({ host: "127.0.0.1", agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject);
    sent.end(bytes);
  });
}
