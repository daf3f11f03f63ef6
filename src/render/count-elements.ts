/** What can be imported, by name. */
export type Modules = Readonly<Record<string, object>>;

/** A component renders itself, or another that renders it, without end. */
export class EndlessError extends Error {
  override name = "EndlessError";
}

/** Far more than any page has. It takes a fraction of a second to come to; without a limit, all memory is used up in the end. */
const mostElements = 100_000;
const endless = "a page comes to more than 100,000 elements: something may render itself without end";

type Make = (...values: unknown[]) => unknown;

/** Counts the elements that templates make with React; too many are an EndlessError. `reset` begins anew. */
export function countElements(libraries: Modules): { libraries: Modules; reset: () => void } {
  let count = 0;
  const counting = (name: string, ...functions: readonly string[]): Modules => {
    const library = libraries[name] as Record<string, Make>;
    const counted = functions.map((each): [string, Make] => [
      each,
      (...values) => {
        if (++count > mostElements) throw new EndlessError(endless);
        return library[each]!(...values);
      },
    ]);
    return { [name]: { ...library, ...Object.fromEntries(counted) } };
  };
  return {
    libraries: { ...libraries, ...counting("react", "createElement"), ...counting("react/jsx-runtime", "jsx", "jsxs") },
    reset: () => {
      count = 0;
    },
  };
}
