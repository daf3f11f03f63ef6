/**
 * The site's signature: a slow wave line between two surfaces, on the lower edge of a block or above it. It is decorative, so it is hidden
 * from assistive technology. The far wave ends inside the near one, or a line of it would shine through at the edge.
 */
export function Wave({ isAbove = false }: { isAbove?: boolean }) {
  return (
    <svg
      className="wave"
      viewBox="0 0 1440 60"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-above={isAbove ? "" : undefined}
    >
      <path d="M0 22C220 52 380 2 640 14s320 38 520 20 200-24 280-20v36H0z" />
      <path d="M0 40C180 14 330 12 540 32s330 26 520 8 260-26 380-12v32H0z" />
    </svg>
  );
}
