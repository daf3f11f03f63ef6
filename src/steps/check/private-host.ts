import { lookup } from "node:dns/promises";
import { BlockList } from "node:net";

/** Addresses that only this machine or its own network can reach (IANA's registries of special-purpose addresses). */
const privateRanges = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  privateRanges.addSubnet(network, prefix);
}
for (const [network, prefix] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const) {
  privateRanges.addSubnet(network, prefix, "ipv6");
}

/**
 * Whether one of a host's addresses is inside a private network; false for an unknown name. The request looks the name up again, so a name
 * server that then gives another answer goes unnoticed.
 */
export async function isPrivateHost({ hostname }: URL): Promise<boolean> {
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ""), { all: true }).catch(() => []);
  return addresses.some(({ address, family }) => privateRanges.check(address, family === 6 ? "ipv6" : "ipv4"));
}
