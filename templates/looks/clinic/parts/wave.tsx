/** The look clinic divides blocks with a line of its stylesheet. */
export function Wave() {
  return null;
}
