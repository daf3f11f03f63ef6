import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { LiveReload } from "../../src/serve/live-reload.ts";

test("a page that left before it could be told anything is not kept", () => {
  const told: string[] = [];
  const live = new LiveReload((path) => {
    told.push(path);
    return { page: "", stylesheet: "" };
  });
  const request = new IncomingMessage(new Socket());
  const stays = { request, response: new ServerResponse(request) };
  const left = { request, response: new ServerResponse(request) };
  left.response.destroy();
  live.listen(stays, "/stays/");
  live.listen(left, "/left/");
  live.tellAll();
  expect(told).toEqual(["/stays/", "/stays/"]);
});
