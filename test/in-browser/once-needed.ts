/** Makes what several tests look at when the first of them needs it, so that each can run alone. It is made again if that failed. */
export function onceNeeded<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
