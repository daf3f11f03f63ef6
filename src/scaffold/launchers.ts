import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import { primaryLanguage } from "../model/domain/language.ts";

/** A program in the practice's folder, which a double click runs. */
interface Launcher {
  path: string;
  contents: string;
  isProgram: true;
}

type LauncherWords = Readonly<Record<string, string>>;

/** The parts of the launcher of each system. The programs of macOS and Linux are the same. */
const launchers = [
  { system: "Windows", ending: "cmd", file: "windows.cmd" },
  { system: "Mac", ending: "command", file: "unix.sh" },
  { system: "Linux", ending: "sh", file: "unix.sh" },
] as const;

/** Lists the programs that open the forms by a double click: "Edit the website - Mac.command". */
export function listLaunchers(starter: string, language: string): Launcher[] {
  const read = (name: string): string => readFileSync(path.join(starter, "launchers", name), "utf8");
  const all = load(read("words.yaml")) as Readonly<Record<string, LauncherWords>>;
  const words = all[primaryLanguage(language)] ?? all.en!;
  return launchers.map(({ system, ending, file }) => {
    const text = Object.entries(words).reduce(
      (filled, [key, value]) => filled.replaceAll(`{{${key}}}`, value),
      read(file),
    );
    // The command line of Windows finds its places only in files with its own line ends.
    const contents = ending === "cmd" ? text.replaceAll("\n", "\r\n") : text;
    return { path: `${words.name} - ${system}.${ending}`, contents, isProgram: true };
  });
}
