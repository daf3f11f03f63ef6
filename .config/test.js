// npm test: runs the tests, and lint and the check of the format beside them, since tests sometimes leave a core idle. What these print is
// shown once the tests have ended.
import { spawn } from "node:child_process";

/** Runs a script of package.json. Returns whether it succeeded, and what it printed if its output is kept. */
function run(script, { keepsOutput, args = [] }) {
  const command = ["run", script, ...(args.length > 0 ? ["--", ...args] : [])];
  const options = {
    stdio: ["inherit", ...Array(2).fill(keepsOutput ? "pipe" : "inherit")],
    shell: process.platform === "win32",
  };
  const child = spawn("npm", command, options);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ succeeded: code === 0, output }));
  });
}

async function runBeside(scripts) {
  const results = [];
  for (const script of scripts) results.push(await run(script, { keepsOutput: true }));
  return results;
}

const [tests, beside] = await Promise.all([
  run("test:run", { keepsOutput: false, args: process.argv.slice(2) }),
  runBeside(["lint", "format:check"]),
]);
for (const { output } of beside) process.stdout.write(output);
process.exitCode = [tests, ...beside].every(({ succeeded }) => succeeded) ? 0 : 1;
