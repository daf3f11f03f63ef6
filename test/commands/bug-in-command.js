// This file is preloaded into the command. When its server starts to listen, it does what the variable BUG says.
import { Server } from "node:net";

const bugs = {
  stall: () => undefined,
  throw: () =>
    setImmediate(() => {
      throw new Error("thrown where nobody catches it");
    }),
  reject: () => void Promise.reject(new Error("rejected where nobody catches it")),
};

Server.prototype.listen = function () {
  bugs[process.env.BUG]();
  return this;
};
