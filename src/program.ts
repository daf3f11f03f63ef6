/*
 * All that `.compiled/program/` is made of, by the ways into it.
 */

export { main } from "./cli.ts";

/** In a thread of its own. */
export async function runSecondThread(): Promise<void> {
  const { takeOrders } = await import("./build/take-orders.ts");
  takeOrders();
}
