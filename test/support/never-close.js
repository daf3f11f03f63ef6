// This file is preloaded into the command. Its server prints a line when it should close, and never closes.
import { Server } from "node:net";

Server.prototype.close = function () {
  process.stdout.write("told to close\n");
  return this;
};
