/**
 * Attributes that let a button open or close a dialog without a script. React's types do not name them yet. React passes the lowercase
 * spelling through to the page.
 */
export function invoker(command: "show-modal" | "close", commandfor: string) {
  return { command, commandfor };
}
