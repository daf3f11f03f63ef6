import { expect, test } from "vitest";
import { isPrivateHost } from "../../../src/steps/check/private-host.ts";

test.for([
  "127.0.0.1",
  "localhost",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.1.1",
  "0.0.0.0",
  // Browsers read this number as 127.0.0.1.
  "2130706433",
  "0x7f.1",
  "[::]",
  "[::1]",
  "[fd00::1]",
  "[fe80::1]",
  "[::ffff:192.168.1.1]",
  "[::ffff:a00:1]",
])("%s is inside a private network", async (host) => {
  expect(await isPrivateHost(new URL(`https://${host}/`))).toBe(true);
});

test.for(["8.8.8.8", "172.32.0.1", "100.128.0.1", "192.169.0.1", "[2606:4700::1111]", "[::ffff:8.8.8.8]"])(
  "%s is not private",
  async (host) => {
    expect(await isPrivateHost(new URL(`https://${host}/`))).toBe(false);
  },
);

test("an unknown name is not private", async () => {
  expect(await isPrivateHost(new URL("https://nowhere.invalid/"))).toBe(false);
});
