import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { getTransformedRoutes } from "@vercel/routing-utils";
import { parse, type DefaultTreeAdapterTypes as Html } from "parse5";
import { SaxesParser } from "saxes";
import { WebVTTParser } from "webvtt-parser";
import { parseDocument } from "yaml";
import { makeTemporaryFolder } from "../support/little-site.ts";

/** A file's name and text. */
export interface TextFile {
  path: string;
  text: string;
}

/** What a standard's own parser found in a file, and the words in it. */
interface Reading {
  faults: string[];
  /** Texts, values of attributes, and texts in JSON. */
  words: string[];
}

const readers: readonly [name: RegExp, read: (text: string) => Reading | Promise<Reading>][] = [
  [/^vercel\.json$/, readVercel],
  [/^_headers$/, (text) => readForNetlify(text, readHeaders)],
  [/^_redirects$/, (text) => readForNetlify(text, readRedirects)],
  [/^netlify\.toml$/, (text) => readForNetlify(text, readToml)],
  [/\.html$/, readHtml],
  [/\.(?:xml|svg)$/, readXml],
  [/\.(?:json|webmanifest)$/, readJson],
  [/\.vtt$/, readCaptions],
  [/\.ya?ml$/, readYaml],
];

/** Reads files as their own standards say, and lists what the parsers refuse. */
export async function readOutput(files: readonly TextFile[]): Promise<Reading> {
  const readings: Reading[] = [];
  for (const { path: name, text } of files) {
    const [, read] = readers.find(([pattern]) => pattern.test(name)) ?? [undefined, readPlain];
    const { faults, words } = await read(text);
    readings.push({ faults: faults.map((fault) => `${name}: ${fault}`), words });
  }
  return { faults: readings.flatMap(({ faults }) => faults), words: readings.flatMap(({ words }) => words) };
}

function readHtml(html: string): Reading {
  const faults: string[] = [];
  const words: string[] = [];
  const document = parse(html, {
    onParseError: ({ code, startOffset }) => {
      faults.push(`${code} at ${JSON.stringify(html.slice(startOffset, startOffset + 60))}`);
    },
  });
  const text: string[] = [];
  const walk = (node: Html.Node): void => {
    if ("value" in node) text.push(node.value);
    if ("attrs" in node) words.push(...node.attrs.map(({ value }) => value));
    if ("tagName" in node && node.tagName === "script" && node.childNodes.length > 0) {
      const json = readJson(node.childNodes.map((each) => ("value" in each ? each.value : "")).join(""));
      faults.push(...json.faults);
      words.push(...json.words);
      return;
    }
    if ("childNodes" in node) for (const each of node.childNodes) walk(each);
  };
  walk(document);
  return { faults, words: [...words, text.join("")] };
}

function readXml(xml: string): Reading {
  const faults: string[] = [];
  const words: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", ({ message }) => faults.push(message));
  parser.on("text", (text) => words.push(text));
  parser.write(xml).close();
  return { faults, words };
}

function readJson(json: string): Reading {
  const words: string[] = [];
  try {
    JSON.parse(json, (_, value: unknown) => {
      if (typeof value === "string") words.push(value);
    });
    return { faults: [], words };
  } catch (error) {
    return { faults: [String(error)], words };
  }
}

function readCaptions(text: string): Reading {
  return { faults: new WebVTTParser().parse(text).errors.map(({ message }) => message), words: [] };
}

function readYaml(text: string): Reading {
  const { errors, warnings } = parseDocument(text);
  return { faults: [...errors, ...warnings].map(({ message }) => message), words: [] };
}

function readVercel(text: string): Reading {
  const { faults, words } = readJson(text);
  if (faults.length > 0) return { faults, words };
  const { error } = getTransformedRoutes(JSON.parse(text) as Parameters<typeof getTransformedRoutes>[0]);
  return { faults: error ? [error.message] : [], words };
}

interface NetlifyResult {
  errors: unknown[];
}

/** Netlify's parsers read a file, and skip a line that they refuse. */
async function readForNetlify(text: string, read: (file: string) => Promise<NetlifyResult>): Promise<Reading> {
  const file = path.join(makeTemporaryFolder(), "settings.toml");
  writeFileSync(file, text);
  const { errors } = await read(file);
  const { faults, words } = readPlain(text);
  return { faults: [...faults, ...errors.map(String)], words };
}

const readHeaders = (file: string): Promise<NetlifyResult> =>
  parseAllHeaders({ headersFiles: [file], minimal: true, configHeaders: [] });

const readRedirects = (file: string): Promise<NetlifyResult> =>
  parseAllRedirects({ redirectsFiles: [file], minimal: true, configRedirects: [] });

const readToml = (file: string): Promise<NetlifyResult> =>
  parseAllRedirects({ redirectsFiles: [], netlifyConfigPath: file, minimal: true, configRedirects: [] });

/** Reads a text of lines, such as settings for a server. */
function readPlain(text: string): Reading {
  const [found] = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\p{Surrogate}]/u.exec(text) ?? [];
  return { faults: found === undefined ? [] : [`the character ${JSON.stringify(found)}`], words: [text] };
}
