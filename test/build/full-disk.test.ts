import { readdirSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildInto } from "../../src/build/build-into.ts";
import { StoppedWriting } from "../../src/usage-error.ts";
import { makeLittleSite } from "../support/little-site.ts";

/* A full disk that the second thread meets: it ends in the middle of its work, and the first one meets it, too. */

const thread = vi.hoisted(() => ({ deliveries: 0, ended: 0 }));

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const writeFileSync: typeof real.writeFileSync = (file, ...rest) => {
    const isPage = String(file).includes("/.dentalsite-dist-");
    if (isPage) throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    real.writeFileSync(file, ...rest);
  };
  const mocked = { ...real, writeFileSync };
  return { ...mocked, default: mocked };
});

vi.mock("node:worker_threads", async (original) => {
  // A factory is called before the imports above.
  const { EventEmitter } = await import("node:events");
  class FailingWorker extends EventEmitter {
    constructor() {
      super();
      process.nextTick(() => this.emit("message", { services: [], media: [], bytesHashes: new Map() }));
    }

    postMessage({ kind }: { kind: string }): void {
      if (kind !== "delivery") return;
      thread.deliveries++;
      this.emit("error", Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }));
      this.emit("exit", 1);
    }

    terminate(): Promise<number> {
      thread.ended++;
      return Promise.resolve(1);
    }
  }
  return { ...(await original<typeof import("node:worker_threads")>()), Worker: FailingWorker };
});

test("is told of in one sentence, and nothing else comes of it", async () => {
  const unheard: unknown[] = [];
  const listen = (reason: unknown): void => void unheard.push(reason);
  process.on("unhandledRejection", listen);
  onTestFinished(() => void process.off("unhandledRejection", listen));
  const site = makeLittleSite();
  const building = buildInto(site.file("dist"), {
    root: site.root,
    cacheFolder: site.file(".dentalsite"),
    copyrightYear: 2026,
    now: Date.now(),
    usesThread: true,
  });
  await expect(building).rejects.toThrow(StoppedWriting);
  await expect(building).rejects.toMatchObject({ state: "absent", cause: { code: "ENOSPC" } });
  await setImmediate();
  expect(unheard).toEqual([]);
  expect(thread.deliveries).toBeGreaterThan(0);
  expect(thread.ended).toBe(1);
  expect(readdirSync(site.root).filter((name) => name.includes("dist"))).toEqual([]);
});
