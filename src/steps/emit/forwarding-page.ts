/**
 * Makes a page that holds an address for the moment when other pages may link there but its real page is not there yet, or no longer. It
 * leads to the home page by a relative address, so the site may lie at any path. `name` is the page's file below the output folder.
 */
export function makeForwardingPage(name: string): string {
  const depth = name.split("/").length - 1;
  // This is the home page itself, or the error page, which hosts show at any address.
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
