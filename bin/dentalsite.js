#!/usr/bin/env node
// Runs the compiled program. The first build keeps the code that V8 has made of the functions that ran, and later commands load that. This
// file and the program are CommonJS, which Node starts sooner than a module, and whose code V8 hands out after it has run.
const { readFileSync, renameSync, rmSync, writeFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const path = require("node:path");
const { cachedDataVersionTag } = require("node:v8");
const { Script } = require("node:vm");
const { crc32 } = require("node:zlib");

const versions = path.join(__dirname, "../.compiled");
const filename = path.join(versions, readFileSync(path.join(versions, "current"), "utf8"), "cli.cjs");
const source = readFileSync(filename);
// V8 itself checks neither that its code is whole nor that it is of this source. The tag is that of its version, options and processor.
const kept = `${filename}.${process.platform}-${process.arch}-${cachedDataVersionTag()}`;
const checksum = (code) => crc32(code, crc32(source));

/** Returns what `keepCode` has written; undefined if it is not there, or damaged, or was made from another program. */
function readCode() {
  try {
    const file = readFileSync(kept);
    const code = file.subarray(0, -4);
    return file.readUInt32LE(code.length) === checksum(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps V8's code of all functions that have run. Somebody else's package cannot be written to, and works without. */
function keepCode() {
  const beside = `${kept}.${process.pid}`;
  try {
    const code = script.createCachedData();
    const end = Buffer.alloc(4);
    end.writeUInt32LE(checksum(code));
    writeFileSync(beside, Buffer.concat([code, end]));
    renameSync(beside, kept);
  } catch {
    rmSync(beside, { force: true });
  }
}

const cachedData = readCode();
const script = new Script(
  `(function (exports, require, module, __filename, __dirname) {\n${source.latin1Slice()}\n})`,
  { filename, lineOffset: -1, cachedData },
);
const program = { exports: {} };
script.runInThisContext()(program.exports, createRequire(filename), program, filename, path.dirname(filename));

program.exports.watchOutput();
program.exports.main(process.argv).then(() => {
  // A build has run most of the program. If all went well, it leaves the exit code alone, which help sets.
  const hasBuilt = ["build", "check"].includes(process.argv[2]) && process.exitCode === undefined;
  if (hasBuilt && (cachedData === undefined || script.cachedDataRejected)) keepCode();
});
