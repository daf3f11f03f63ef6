import { isIP } from "node:net";
import { hostname, networkInterfaces } from "node:os";

/** The names this machine has in its network, besides its addresses. */
export function ownNames(host: string): string[] {
  return [hostname(), `${hostname()}.local`, host].map((name) => name.toLowerCase());
}

/** Where this machine itself finds a server that listens on `host`, or on itself only when there is none. */
export function ownAddress(host: string | undefined, port: number): string {
  return addressOf(host === undefined || isAll(host) ? "localhost" : host, port);
}

/**
 * Where other devices find a server that listens on `host`: that host, or each address of this machine when it is all of them.
 * None when only this machine can reach it.
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
  return addresses.map((address) => addressOf(address, port));
}

function isAll(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

function addressOf(host: string, port: number): string {
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}/`;
}
