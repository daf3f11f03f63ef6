import { startForms } from "../form/start.tsx";
import { placeOverHttp } from "./http-place.ts";

/* The page of `dentalsite edit`. This file is bundled for browsers. */

const key = "dentalsite-token";
/** Leads from the window that the command opens to those of its last run, which had the same address. */
const otherWindows = new BroadcastChannel(key);

/** Takes the token from the fragment of the address that the command opens. It stays in this folder's windows, also after a reload. */
function takeToken(): void {
  const token = /^#([\w-]+)$/.exec(location.hash)?.[1];
  if (token === undefined) return;
  sessionStorage.setItem(key, token);
  otherWindows.postMessage(token);
  history.replaceState(null, "", location.pathname);
}

otherWindows.addEventListener("message", ({ data }) => {
  sessionStorage.setItem(key, String(data));
});
takeToken();
startForms(placeOverHttp(() => sessionStorage.getItem(key) ?? "", sessionStorage));
