import { accessSync, constants } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";

export interface Program {
  /** Possible names of the program. */
  names: readonly string[];
  /** The Debian package with the program. */
  packageName: string;
}

/** Finds an installed program. Throws with the package to install if it is missing. */
export function findProgram({ names, packageName }: Program, searched = process.env.PATH ?? ""): string {
  const folders = [...searched.split(path.delimiter), "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];
  const found = folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isProgram);
  if (found !== undefined) return found;
  throw new Error(
    `This test needs ${names[0]!}, which is not installed. Install it, on Debian and Ubuntu with "apt-get install ${packageName}", and run the test again.`,
  );
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds a free port of this machine. */
export function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}
