import { startForms } from "../form/start.tsx";
import { placeOverHttp } from "./http-place.ts";

/* The page of `dentalsite edit`. This file is bundled for browsers. */

/** Takes the token from the fragment of the address that the command opens. It stays in this window only, also after a reload. */
function takeToken(): string {
  const key = "dentalsite-token";
  const token = /^#([\w-]+)$/.exec(location.hash)?.[1];
  if (token === undefined) return sessionStorage.getItem(key) ?? "";
  sessionStorage.setItem(key, token);
  history.replaceState(null, "", location.pathname);
  return token;
}

startForms(placeOverHttp(takeToken()));
