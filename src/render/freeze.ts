/** What is frozen with all that is in it. Others may have frozen an object without what it holds. */
const frozen = new WeakSet<object>();

/** Freezes a value of plain objects and arrays with all that is in it, each object once. */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || frozen.has(value)) return value;
  frozen.add(value);
  for (const each of Object.values(value)) freezeDeep(each);
  return Object.freeze(value);
}
