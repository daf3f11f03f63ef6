import { isIP } from "node:net";
import { hostname, networkInterfaces } from "node:os";

/** The names this machine has in its network, besides its addresses. */
export function ownNames(host: string): string[] {
  return [hostname(), `${hostname()}.local`, host].map((name) => name.toLowerCase());
}

/** Where other devices find a server that listens on `host`: that host, or each address of this machine when it is all of them. */
export function listNetworkAddresses(host: string, port: number): string[] {
  const isAll = host === "0.0.0.0" || host === "::";
  const addresses = isAll
    ? Object.values(networkInterfaces())
        .flatMap((each) => each ?? [])
        .filter(({ internal, family }) => !internal && (family === "IPv4" || host === "::"))
        .filter(({ address }) => !address.startsWith("fe80:"))
        .map(({ address }) => address)
    : [host];
  return addresses.map((address) => `http://${isIP(address) === 6 ? `[${address}]` : address}:${port}/`);
}
