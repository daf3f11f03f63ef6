// Preloaded into the command: a server that is to listen does what BUG says.
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
