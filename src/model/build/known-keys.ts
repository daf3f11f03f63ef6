/** Lists the keys of an object that has no others than those of its type. */
export const keysIn = <Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(object) as Key[];

/** Lists the entries of an object that has no other keys than those of its type. */
export const entriesIn = <Key extends string, Value>(object: Readonly<Partial<Record<Key, Value>>>): [Key, Value][] =>
  Object.entries(object) as [Key, Value][];

/** Makes an object with a value for each of the keys. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>;
