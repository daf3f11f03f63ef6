import { remember } from "../form/remember.ts";
import { startForms } from "../form/start.tsx";
import { backendOverHttp } from "./http-backend.ts";

/* The page of `dentalsite edit`. This file is bundled for browsers. */

const key = "dentalsite-token";
/** Leads from the window that the command opens to those of its last run, which had the same address. */
const otherWindows = new BroadcastChannel(key);

let token = sessionStorage.getItem(key) ?? "";

function take(given: string): void {
  token = given;
  remember(sessionStorage, key, given);
}

/** Takes the token from the fragment of the address that the command opens. It stays in this folder's windows, also after a reload. */
function takeToken(): void {
  const given = /^#([\w-]+)$/.exec(location.hash)?.[1];
  if (given === undefined) return;
  take(given);
  otherWindows.postMessage(given);
  history.replaceState(null, "", location.pathname);
}

otherWindows.addEventListener("message", ({ data }) => {
  take(String(data));
});
takeToken();
startForms(backendOverHttp(() => token));
