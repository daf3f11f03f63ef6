interface Answer {
  status: number;
  to: string;
}

/**
 * Reads `_redirects` as documented by Cloudflare Pages. A line has the path, the target and the status, which is 302 by default. Fixed
 * lines are compared literally, before lines with a `*`, of which the first that matches applies. Throws if Cloudflare would ignore a
 * line: more than 2,000 fixed ones, 100 others or 1,000 characters, a status that is not a redirect, `!`, or a path listed twice.
 */
export function readRedirects(text: string): (path: string) => Answer | undefined {
  const fixed = new Map<string, Answer>();
  const others: { pattern: RegExp; answer: Answer }[] = [];
  for (const line of text.split("\n").filter((each) => each !== "")) {
    const [from = "", to = "", status = "302", ...rest] = line.split(/\s+/);
    const isSound = /^\/[^?#]*$/.test(from) && /^(\/(?!\/)|https:\/\/)/.test(to) && /^30[12378]$/.test(status);
    if (!isSound || rest.length > 0 || line.length > 1000 || fixed.has(from))
      throw new Error(`It would ignore ${line}`);
    const answer = { status: Number(status), to };
    if (/\*|:[A-Za-z]/.test(from)) {
      const escaped = from.split("*").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
      others.push({ pattern: new RegExp(`^${escaped.join(".*")}$`), answer });
    } else if (others.length > 0) throw new Error(`It wants ${line} before those with a star.`);
    else fixed.set(from, answer);
  }
  if (fixed.size > 2000 || others.length > 100) throw new Error("There are more than it reads.");
  return (path) => fixed.get(path) ?? others.find(({ pattern }) => pattern.test(path))?.answer;
}
