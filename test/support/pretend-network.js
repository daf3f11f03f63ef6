// Loaded before the command: answers for every other computer. An address with "gone" in it does not exist.
for (const name of ["http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"]) delete process.env[name];

globalThis.fetch = (url) =>
  Promise.resolve(
    new Response("<p>Hello.</p>", {
      status: String(url).includes("gone") ? 404 : 200,
      headers: { "content-type": "text/html" },
    }),
  );
