import { isIP } from "node:net";
import { hostname, networkInterfaces } from "node:os";

/** Returns the names of this machine in its network, besides its addresses. */
export function ownNames(host: string): string[] {
  return [hostname(), `${hostname()}.local`, host].map((name) => name.toLowerCase());
}

/** Returns the address at which this machine finds a server that listens on `host`, or on the loopback only if there is none. */
export function ownAddress(host: string | undefined, port: number): string {
  return formatServerAddress(host === undefined || isAll(host) ? "localhost" : host, port);
}

/**
 * Lists the addresses at which other devices find a server that listens on `host`: that host, or each address of this machine if it means
 * all. Empty if only this machine can reach it.
 */
export function listNetworkAddresses(host: string | undefined, port: number): string[] {
  if (host === undefined || isLoopback(host)) return [];
  const addresses = isAll(host)
    ? Object.values(networkInterfaces())
        .flatMap((each) => each ?? [])
        .filter(({ internal, family }) => !internal && (family === "IPv4" || host === "::"))
        .filter(({ address }) => !address.startsWith("fe80:"))
        .map(({ address }) => address)
    : [host];
  return addresses.map((address) => formatServerAddress(address, port));
}

function isAll(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

function formatServerAddress(host: string, port: number): string {
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}/`;
}
