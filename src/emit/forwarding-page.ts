/**
 * Stands at a page's address for the moment in which other pages may link to it, but it is not there yet, or no more. Leads to
 * the home page, by a relative address, so that the site may lie at any path. `name` is the page's file below the output folder.
 */
export function makeForwardingPage(name: string): string {
  const depth = name.split("/").length - 1;
  // The home page itself, or the error page, which hosts show at any address.
  if (depth === 0) return makePage("", "This page is being written. Please load it again in a moment.");
  const home = "../".repeat(depth);
  return makePage(
    `<meta http-equiv="refresh" content="0; url=${home}">`,
    `This page is being written. <a href="${home}">Go to the home page</a>`,
  );
}

function makePage(head: string, body: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `${head}<title>One moment</title></head><body><p>${body}</p></body></html>\n`,
  ].join("");
}
