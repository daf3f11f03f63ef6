/** Pages on other hosts, which `check --external` asks for. */
export const external = {
  "link/external-broken": [
    {
      expired: '"{href}" does not open: its certificate has expired.[[ It forwards to "{forwardedTo}".]]',
      "other-host":
        '"{href}" does not open: its certificate belongs to another host.[[ It forwards to "{forwardedTo}".]]',
      gone: '"{href}" does not open: there is no such page ({status}).[[ It forwards to "{forwardedTo}".]]',
      error: '"{href}" does not open: the other site has an error ({status}).[[ It forwards to "{forwardedTo}".]]',
      other: '"{href}" does not open: the other site answers {status}.[[ It forwards to "{forwardedTo}".]]',
    },
    "Open it in a browser. If it does not open there either, correct the address or remove the link.",
  ],
  "link/external-unreached": [
    {
      "no-name": '"{href}" could not be reached: no host of that name was found.[[ It forwards to "{forwardedTo}".]]',
      refused: '"{href}" could not be reached: the host refused the connection.[[ It forwards to "{forwardedTo}".]]',
      offline: '"{href}" could not be reached: this machine cannot reach the host.[[ It forwards to "{forwardedTo}".]]',
      silent: '"{href}" could not be reached: no answer came in time.[[ It forwards to "{forwardedTo}".]]',
      "cut-off": '"{href}" could not be reached: the connection broke off.[[ It forwards to "{forwardedTo}".]]',
      untrusted:
        '"{href}" could not be reached: no secure connection to the host could be made from here.[[ It forwards to "{forwardedTo}".]]',
      circle: '"{href}" could not be reached: it forwards in a circle.[[ It forwards to "{forwardedTo}".]]',
      late: '"{href}" could not be reached: the check ran out of time before its turn.[[ It forwards to "{forwardedTo}".]]',
      private: '"{href}" was not requested: its host is inside a private network.[[ It forwards to "{forwardedTo}".]]',
      unknown: '"{href}" could not be reached: the answer could not be read.[[ It forwards to "{forwardedTo}".]]',
    },
    {
      later:
        "Check again later. If this stays, open it in a browser; if it does not open there either, correct the address or remove the link.",
      private:
        "Write an address that visitors can open, or remove the link. To check it anyway, use --external-private.",
    },
  ],
} as const;
