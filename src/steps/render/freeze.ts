/** Values that are frozen deeply. Other code may have frozen an object without its contents. */
const frozen = new WeakSet<object>();

/** Freezes a value of plain objects and arrays with everything in it, each object once. */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || frozen.has(value)) return value;
  frozen.add(value);
  for (const each of Object.values(value)) freezeDeep(each);
  return Object.freeze(value);
}
