import { expect, test, vi } from "vitest";
import { listNetworkAddresses, ownAddress, ownNames } from "../../src/serve/network-addresses.ts";

/* In these tests the machine is called Reception, and has an address of each kind. */

vi.mock("node:os", async (original) => {
  const real = await original<typeof import("node:os")>();
  const networkInterfaces = () => ({
    lo: [
      { address: "127.0.0.1", family: "IPv4", internal: true },
      { address: "::1", family: "IPv6", internal: true },
    ],
    wlan0: [
      { address: "192.0.2.7", family: "IPv4", internal: false },
      { address: "2001:db8::7", family: "IPv6", internal: false },
      { address: "fe80::7", family: "IPv6", internal: false },
    ],
    gone: undefined,
  });
  const mocked = { ...real, networkInterfaces, hostname: () => "Reception" };
  return { ...mocked, default: mocked };
});

test.for([
  [undefined, "http://localhost:80/", []],
  ["localhost", "http://localhost:80/", []],
  ["127.0.0.2", "http://127.0.0.2:80/", []],
  ["::1", "http://[::1]:80/", []],
  ["192.0.2.7", "http://192.0.2.7:80/", ["http://192.0.2.7:80/"]],
  ["127.example", "http://127.example:80/", ["http://127.example:80/"]],
  // The server listens on all addresses, or on all IPv4 ones. Addresses that begin with fe80 mean another machine in each network.
  ["0.0.0.0", "http://localhost:80/", ["http://192.0.2.7:80/"]],
  ["::", "http://localhost:80/", ["http://192.0.2.7:80/", "http://[2001:db8::7]:80/"]],
] as const)("with --host %s the site is at %s, and for others at %j", ([host, own, network]) => {
  expect(ownAddress(host, 80)).toBe(own);
  expect(listNetworkAddresses(host, 80)).toEqual(network);
});

test("other devices may use the machine's name, that name in the local network, and the host that was named", () => {
  expect(ownNames("Front-Desk.example")).toEqual(["reception", "reception.local", "front-desk.example"]);
});
