/** This look divides blocks with a line of the stylesheet. */
export function Wave() {
  return null;
}
