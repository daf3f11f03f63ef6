/** In this look, blocks meet without a transition. */
export function Wave() {
  return null;
}
