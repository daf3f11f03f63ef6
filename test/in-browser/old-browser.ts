import type { BrowserContext } from "playwright-core";

/** Options for a page in an old browser, which also lacks view transitions. Less motion switches those off. */
export const oldBrowser = { prepare: becomeOldBrowser, reducedMotion: "reduce" } as const;

/**
 * Makes the browser lack invoker commands, `closedby` and the exclusive `name` of details, like Safari 16: objects do not have the
 * properties, and the attributes have no effect.
 */
async function becomeOldBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(`
    delete HTMLButtonElement.prototype.command;
    delete HTMLButtonElement.prototype.commandForElement;
    delete HTMLDialogElement.prototype.closedBy;
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
