interface Size {
  width: number;
  height: number;
}

/**
 * Returns a logo's size in CSS pixels. A logo has the same area in any shape, as far as its place is wide and high enough, so that wide,
 * square and tall ones look alike in weight.
 */
export function sizeOfLogo({ width, height }: Size, { area, most }: { area: number; most: Size }): Size {
  const scale = Math.min(Math.sqrt(area / (width * height)), most.width / width, most.height / height);
  return { width: Math.round(scale * width), height: Math.round(scale * height) };
}
