import path from "node:path";
import { watch } from "chokidar";

const quietMilliseconds = 50;

/** Calls `onChange` after files of the site have changed and the changes have paused; never twice at once. `onError` is told when the system cannot watch. */
export async function watchSite(
  root: string,
  onChange: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<void> {
  const folders = ["site", "assets", "templates"].map((name) => path.join(root, name));
  // The root itself is watched, so that a folder may be deleted and made again.
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (file) =>
      file !== root && !folders.some((folder) => file === folder || file.startsWith(folder + path.sep)),
  });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onChange);
    }, quietMilliseconds);
  });
  watcher.on("error", onError);
  await new Promise<void>((resolve) =>
    watcher.once("ready", () => {
      resolve();
    }),
  );
}
