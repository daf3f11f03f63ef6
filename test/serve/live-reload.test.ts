import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { LiveReload } from "../../src/serve/live-reload.ts";
import { askRaw, madeSite, page, startPreview } from "../support/preview.ts";

/** Starts a stream of states that records the page of each message. */
function start(): {
  live: LiveReload;
  told: string[];
  visit: () => { request: IncomingMessage; response: ServerResponse };
} {
  const told: string[] = [];
  const live = new LiveReload((path) => {
    told.push(path);
    return { page: "", stylesheet: "" };
  });
  const request = new IncomingMessage(new Socket());
  return { live, told, visit: () => ({ request, response: new ServerResponse(request) }) };
}

test("a page that leaves before its first message is forgotten", () => {
  const { live, told, visit } = start();
  const [stays, left] = [visit(), visit()];
  left.response.destroy();
  live.listen(stays, "/stays/");
  live.listen(left, "/left/");
  live.sendAll();
  expect(told).toEqual(["/stays/", "/stays/"]);
});

test("a page that has been closed gets no more messages", () => {
  const { live, told, visit } = start();
  const [stays, leaves] = [visit(), visit()];
  live.listen(stays, "/stays/");
  live.listen(leaves, "/leaves/");
  leaves.response.emit("close");
  live.sendAll();
  expect(told).toEqual(["/stays/", "/leaves/", "/stays/"]);
});

test("no page keeps the server from ending", () => {
  const { live, visit } = start();
  const stays = visit();
  live.listen(stays, "/stays/");
  live.close();
  expect(stays.response.destroyed).toBe(true);
});

test("an open page gets its state at once and after each build that changes it, from a stream that is not cached", async () => {
  const { server, origin } = await startPreview();
  server.show({ built: madeSite([page("index.html", "Home")], { stylesheet: "/assets/site.1.css" }) });
  const { status, headers, body } = await fetch(`${origin}/.dentalsite/events?page=/`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/event-stream");
  expect(headers.get("cache-control")).toBe("no-store");
  let text = "";
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  const readStates = async (count: number): Promise<Record<string, string>[]> => {
    const states = (): string[] => [...text.matchAll(/^data: (.*)\n\n/gm)].map(([, state]) => state!);
    while (states().length < count) text += (await reader.read()).value!;
    return states().map((state) => JSON.parse(state) as Record<string, string>);
  };
  await readStates(1);
  // Browsers soon find a server that was restarted.
  expect(text).toMatch(/^retry: 300\n\n/);
  for (let builds = 0; builds < 2; builds++)
    server.show({ built: madeSite([page("index.html", "Home")], { stylesheet: "/assets/site.2.css" }) });
  server.show({ problems: "1 problem" });
  const states = await readStates(3);
  const shown = states[0]!.page;
  expect(states).toEqual([
    { page: shown, stylesheet: "/assets/site.1.css" },
    { page: shown, stylesheet: "/assets/site.2.css" },
    { page: shown, stylesheet: "/assets/site.2.css", problems: "1 problem" },
  ]);
  await reader.cancel();
});

test("HEAD for the stream has an end", async () => {
  const { server, port } = await startPreview();
  server.show({ built: madeSite([page("index.html", "Home")]) });
  const answer = await askRaw(port, "/.dentalsite/events?page=/", [], "HEAD");
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/^content-type: text\/event-stream\r$/im);
});
