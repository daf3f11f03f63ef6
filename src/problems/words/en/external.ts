/** Pages on other hosts, which `check --external` asks for. */
export const external = {
  "link/external-broken": [
    {
      certificate:
        '"{href}" does not open: its certificate has expired, or belongs to another host.[[ It forwards to "{forwardedTo}".]]',
      gone: '"{href}" does not open: there is no such page ({status}).[[ It forwards to "{forwardedTo}".]]',
      other: '"{href}" does not open: the other site answers {status}.[[ It forwards to "{forwardedTo}".]]',
    },
    "Open it in a browser. If it does not open there either, correct the address or remove the link.",
  ],
  "link/external-unreached": [
    {
      silent: '"{href}" could not be reached from here ({reason}).[[ It forwards to "{forwardedTo}".]]',
      private: '"{href}" was not requested: its host is inside a private network.[[ It forwards to "{forwardedTo}".]]',
    },
    {
      later:
        "Check again later. If this stays, open it in a browser; if it does not open there either, correct the address or remove the link.",
      private:
        "Write an address that visitors can open, or remove the link.[[{isFile} To check it anyway, use --external-private.]]",
    },
  ],
} as const;
