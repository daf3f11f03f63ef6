import { afterAll, beforeEach } from "vitest";
import { countFolders, removeFolders } from "./little-site.ts";

// What a test starts it ends when it is finished, the last first: so a preview that writes into a folder is over before that goes.
beforeEach(({ onTestFinished }) => {
  const madeBefore = countFolders();
  onTestFinished(() => {
    removeFolders(madeBefore);
  });
});
afterAll(() => {
  removeFolders(0);
});
