// @ts-check
/**
 * Loaded by pages of `dentalsite serve --watch` only, before any other script runs. The server says what the page should be; the
 * page compares that with what it is. So nothing is lost when a message is, or when the server is started again.
 */
const script = /** @type {HTMLScriptElement} */ (document.currentScript);
const { shows } = script.dataset;
let page = script.dataset.page ?? "";
let stylesheet = script.dataset.stylesheet ?? "";
const own = new URL(script.src);
// The site's policy lets nobody copy a script that has words in it, such as data for search engines.
const data = document.head.querySelectorAll('script[type="application/ld+json"]');
for (const each of data) each.remove();
/** The page before a script has changed it. */
const sent = /** @type {Document} */ (document.cloneNode(true));
document.head.append(...data);
/** Makes the page into a newer version of it, once that is needed. @type {((next: Document) => boolean) | undefined} */
let change;
/** For what the preview adds: beside the body, where nothing of the page is. */
const room = document.createElement("div");
document.documentElement.append(room);

/** @type {EventSource | undefined} */
let events;

/** A hidden page does not listen: browsers allow a server few connections. */
function listen() {
  events?.close();
  events = undefined;
  if (document.visibilityState === "hidden") return;
  events = new EventSource(
    `${own.pathname.replace(/\/[^/]*$/, "/events")}?page=${encodeURIComponent(location.pathname)}`,
  );
  events.addEventListener("message", ({ data }) => receive(JSON.parse(data)));
}

/** @typedef {{ page: string, stylesheet: string, problems?: string }} State */

/** @type {State | undefined} */
let newest;
let isUpdating = false;

/** One update after another; of those that come meanwhile only the last matters. @param {State} state */
async function receive(state) {
  newest = state;
  if (isUpdating) return;
  isUpdating = true;
  while (newest !== undefined) {
    const current = newest;
    newest = undefined;
    await update(current).catch(reload);
  }
  isUpdating = false;
}

/** @param {State} state */
async function update(state) {
  if (state.page !== page) await updatePage();
  if (state.stylesheet !== stylesheet) swapStylesheet(state.stylesheet);
  if (shows !== "problems") showProblems(state.problems);
}

function reload() {
  events?.close();
  location.reload();
}

const pageChanges = import(own.href.replace("preview.js", "page-changes.js"));

/** Changes what is different; loads the page again where that is not enough. */
async function updatePage() {
  const [{ followPage }, next] = await Promise.all([pageChanges, readPage()]);
  const nextScript = /** @type {HTMLScriptElement | null} */ (next?.querySelector("script[data-stylesheet]"));
  change ??= followPage(sent);
  if (next && nextScript && nextScript.dataset.shows === shows && change(next)) page = nextScript.dataset.page ?? "";
  else reload();
}

/**
 * The page as the server has it now; undefined when its address leads elsewhere. The site's own rules (Trusted Types) forbid
 * DOMParser, and not this.
 * @returns {Promise<Document | undefined>}
 */
function readPage() {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", location.href);
    request.responseType = "document";
    request.addEventListener("loadend", () => {
      const isHere = request.responseURL === location.href.replace(/#.*/, "");
      resolve(isHere ? (request.responseXML ?? undefined) : undefined);
    });
    request.send();
  });
}

/** Stylesheets that stay until a newer one is there. @type {Set<HTMLLinkElement>} */
const outdated = new Set();

/** The old ones go when the new one is there, so the page is never bare. @param {string} address */
function swapStylesheet(address) {
  const old = [...document.querySelectorAll("link")].filter(
    (link) => link.rel === "stylesheet" && link.getAttribute("href") === stylesheet,
  );
  stylesheet = address;
  const last = old.at(-1);
  if (!last) return;
  const next = /** @type {HTMLLinkElement} */ (last.cloneNode());
  next.href = address;
  for (const link of old) outdated.add(link);
  // One that was never loaded, because the next came so soon, takes none of those before it away.
  const earlier = [...outdated];
  next.addEventListener("load", () => {
    for (const link of earlier) {
      link.remove();
      outdated.delete(link);
    }
  });
  last.after(next);
}

/** @type {HTMLElement | undefined} */
let overlay;
let hidden = "";

/** @param {string | undefined} problems */
function showProblems(problems) {
  if (problems === undefined) hidden = "";
  if (problems !== undefined && problems === overlay?.querySelector("pre")?.textContent) return;
  overlay?.remove();
  overlay = undefined;
  if (problems === undefined || problems === hidden) return;

  overlay = document.createElement("section");
  overlay.className = "dentalsite-problems";
  overlay.setAttribute("role", "alert");
  const title = document.createElement("p");
  title.textContent = "This page is the last one that could be built.";
  const text = document.createElement("pre");
  text.textContent = problems;
  text.tabIndex = 0;
  const hide = document.createElement("button");
  hide.type = "button";
  hide.textContent = "Hide (Esc)";
  hide.addEventListener("click", hideProblems);
  overlay.append(title, text, hide);
  room.append(overlay);
  // Above an open menu or dialog, where the browser can.
  if ("popover" in overlay) {
    overlay.popover = "manual";
    overlay.showPopover();
  }
}

function hideProblems() {
  hidden = overlay?.querySelector("pre")?.textContent ?? "";
  overlay?.remove();
  overlay = undefined;
}

if (parent !== window) import(own.href.replace("preview.js", "in-forms.js"));
const look = document.createElement("link");
look.rel = "stylesheet";
look.href = own.href.replace(/\.js$/, ".css");
room.append(look);
document.addEventListener("keydown", ({ key }) => key === "Escape" && overlay && hideProblems());
document.addEventListener("visibilitychange", listen);
addEventListener("pageshow", ({ persisted }) => persisted && listen());
addEventListener("pagehide", () => events?.close());
listen();
