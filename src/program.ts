/*
 * All that `.compiled/program/` is made of, by the ways into it.
 */

export { main } from "./cli.ts";

/** In a thread of its own. */
export async function runServiceThread(): Promise<void> {
  const { makeAssignedShare } = await import("./build/service-thread.ts");
  await makeAssignedShare();
}
