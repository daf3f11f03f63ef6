/** The error of work that did not end in time. */
export class TooLate extends Error {
  override name = "TooLate";
}

/** Waits for a result this many milliseconds at most; then throws `TooLate`. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TooLate());
    }, milliseconds);
  });
  // Nobody waits for work that is late, so its error would end the process.
  work.catch(() => undefined);
  return Promise.race([work, end]).finally(() => {
    clearTimeout(timer);
  });
}
