/** In the look hearth, areas have an edge of their own. */
export function Wave() {
  return null;
}
