import { expect, test } from "vitest";
import { listNetworkAddresses, ownAddress } from "../../src/serve/network.ts";

test.for([
  [undefined, "http://localhost:80/", []],
  ["localhost", "http://localhost:80/", []],
  ["127.0.0.2", "http://127.0.0.2:80/", []],
  ["::1", "http://[::1]:80/", []],
  ["192.0.2.7", "http://192.0.2.7:80/", ["http://192.0.2.7:80/"]],
  ["127.example", "http://127.example:80/", ["http://127.example:80/"]],
] as const)("with --host %s the site is at %s, and for others at %j", ([host, own, network]) => {
  expect(ownAddress(host, 80)).toBe(own);
  expect(listNetworkAddresses(host, 80)).toEqual(network);
});

test("on all addresses, this machine finds it by its own name", () => {
  expect(ownAddress("0.0.0.0", 80)).toBe("http://localhost:80/");
  expect(listNetworkAddresses("0.0.0.0", 80)).not.toContain("http://0.0.0.0:80/");
});
