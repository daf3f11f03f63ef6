import { afterAll, beforeEach } from "vitest";
import { countFolders, removeFolders } from "./little-site.ts";

// A finished test ends what it started, in reverse order: a preview that writes into a folder ends before the folder is removed.
beforeEach(({ onTestFinished }) => {
  const madeBefore = countFolders();
  onTestFinished(() => {
    removeFolders(madeBefore);
  });
});
afterAll(() => {
  removeFolders(0);
});
