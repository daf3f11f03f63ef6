import { createServer, type RequestListener, type Server } from "node:http";
import { codeOf } from "../lib/error-code.ts";
import { UsageError } from "../lib/usage-error.ts";

const loopback = ["127.0.0.1", "::1"];
const lastPort = 65_535;

export interface Listening {
  port: number;
  close: () => Promise<void>;
}

/**
 * Listens on this machine only, with IPv4 and IPv6 if available, or on the given `host`. Takes the next free port if one is in use. Rejects
 * with a UsageError if no port is free, or if `host` is not an address of this machine.
 */
export async function listen(handle: RequestListener, port: number, host?: string): Promise<Listening> {
  const hosts = host === undefined ? loopback : [host];
  for (let candidate = port; candidate <= lastPort; candidate++) {
    const servers = await listenOn(handle, candidate, hosts);
    if (servers === undefined) continue;
    const taken = portOfServer(servers[0]!);
    return {
      port: taken,
      close: async () => {
        await Promise.all(servers.map(close));
      },
    };
  }
  throw new UsageError(`No port from ${port} on is free.`);
}

/** Starts a server for each host, all on one port; undefined if any of them has the port in use. */
async function listenOn(
  handle: RequestListener,
  port: number,
  hosts: readonly string[],
): Promise<Server[] | undefined> {
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = createServer(handle);
    try {
      const wanted = port === 0 && servers[0] ? portOfServer(servers[0]) : port;
      await start(server, wanted, host);
      servers.push(server);
    } catch (error) {
      const code = codeOf(error);
      // A machine without IPv6, or without IPv4, is fine.
      if (hosts.length > 1 && (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT" || code === "EINVAL")) continue;
      await Promise.all(servers.map(close));
      if (code === "EADDRINUSE") return port === 0 ? listenOn(handle, port, hosts) : undefined;
      throw isForeignHost(error) ? foreignHost(hosts) : error;
    }
  }
  if (servers.length === 0) throw new UsageError("This machine has no loopback address.");
  return servers;
}

function isForeignHost(error: unknown): boolean {
  const code = codeOf(error);
  return ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL", "ENOTFOUND"].includes(code) || code.startsWith("EAI_");
}

function foreignHost(hosts: readonly string[]): UsageError {
  return new UsageError(
    `"${hosts.join()}" is not an address of this machine: give --host one that is, or none to answer on all of them.`,
  );
}

function start(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

/** A server that listens on a port, and not on a file, has an address with that port. */
function portOfServer(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
