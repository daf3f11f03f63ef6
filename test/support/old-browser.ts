import type { BrowserContext } from "playwright-core";

/** Options for a page in such a browser. It has no view transitions either, which less motion switches off. */
export const oldBrowser = { prepare: becomeOldBrowser, reducedMotion: "reduce" } as const;

/**
 * Makes the browser one that lacks invoker commands, `closedby` and the exclusive `name` of details, as Safari 16 does: neither
 * its objects have the properties nor does the page's HTML work by itself. Code that reads the attributes still finds them.
 */
async function becomeOldBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(`
    delete HTMLButtonElement.prototype.command;
    delete HTMLButtonElement.prototype.commandForElement;
    delete HTMLDialogElement.prototype.closedBy;
    delete HTMLDetailsElement.prototype.name;

    const { getAttribute } = Element.prototype;
    Element.prototype.getAttribute = function (name) {
      return getAttribute.call(this, this instanceof HTMLDetailsElement && name === "name" ? "data-name" : name);
    };
    const { querySelectorAll } = Document.prototype;
    Document.prototype.querySelectorAll = function (selector) {
      return querySelectorAll.call(this, selector.replaceAll("[name=", "[data-name="));
    };
  `);
  await context.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document" || route.request().frame().parentFrame()) return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replaceAll(" commandfor=", " data-commandfor=")
      .replaceAll(" closedby=", " data-closedby=")
      .replaceAll("<details name=", "<details data-name=");
    return route.fulfill({ response, body });
  });
}
