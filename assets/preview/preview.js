// @ts-check
/**
 * Loaded by pages of `dentalsite serve --watch` only. The server says what the page should be; the page compares that with
 * what it is. So nothing is lost when a message is, or when the server is started again.
 */
const script = /** @type {HTMLScriptElement} */ (document.currentScript);
const { page, shows } = script.dataset;
let stylesheet = script.dataset.stylesheet ?? "";
const own = new URL(script.src);

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
  events.addEventListener("message", ({ data }) => update(JSON.parse(data)));
}

/** @param {{ page: string, stylesheet: string, problems?: string }} state */
function update(state) {
  if (state.page !== page) {
    events?.close();
    location.reload();
    return;
  }
  if (state.stylesheet !== stylesheet) swapStylesheet(state.stylesheet);
  if (shows !== "problems") showProblems(state.problems);
}

/** The old one goes when the new one is there, so the page is never bare. @param {string} address */
function swapStylesheet(address) {
  const old = [...document.querySelectorAll("link")].filter(
    (link) => link.rel === "stylesheet" && link.getAttribute("href") === stylesheet,
  );
  stylesheet = address;
  const last = old.at(-1);
  if (!last) return;
  const next = /** @type {HTMLLinkElement} */ (last.cloneNode());
  next.href = address;
  next.addEventListener("load", () => old.forEach((link) => link.remove()));
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
  document.body.append(overlay);
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

const look = document.createElement("link");
look.rel = "stylesheet";
look.href = own.href.replace(/\.js$/, ".css");
document.head.append(look);
document.addEventListener("keydown", ({ key }) => key === "Escape" && hideProblems());
document.addEventListener("visibilitychange", listen);
addEventListener("pageshow", ({ persisted }) => persisted && listen());
addEventListener("pagehide", () => events?.close());
listen();
