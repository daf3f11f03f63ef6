// Preloaded into the command: a server that is told to close says so and never does.
import { Server } from "node:net";

Server.prototype.close = function () {
  process.stdout.write("told to close\n");
  return this;
};
