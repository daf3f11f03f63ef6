import { hosts, hostTable } from "../../model/build/hosts.ts";

/** Returns for each host its name, the command that makes its settings, and what is left to do, as Markdown. */
export function hostRows(): string[][] {
  return hosts.map((host) => {
    const { name, settings, makes, next } = hostTable[host];
    const where = settings === "server" ? `--out /var/www/harbor > harbor.conf` : "--write";
    return [name, `\`dentalsite hosting ${host} ${where}\``, `${makes}. ${next}`];
  });
}
