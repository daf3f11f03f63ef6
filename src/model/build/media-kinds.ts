/** Media types of films. Any other file extension is a picture (specification, sections 2 and 9). */
export const videoTypes: Readonly<Record<string, string>> = {
  mp4: "video/mp4",
  webm: "video/webm",
  ogg: "video/ogg",
};

export const pictureTypes: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};

export const captionTypes: Readonly<Record<string, string>> = { vtt: "text/vtt" };

export const fontTypes: Readonly<Record<string, string>> = { woff2: "font/woff2" };

/** Format of link previews (Open Graph): 1.91 times as wide as high, in pixels. All readers of previews support JPEG. */
export const previewFormat = { type: "image/jpeg", width: 1200, height: 630 };

/** Returns the file extension in lower case without its dot; empty if the name has none. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const dot = Math.max(0, name.lastIndexOf("."));
  return /[^.]/.test(name.slice(0, dot)) ? name.slice(dot + 1).toLowerCase() : "";
}

export function isVideo(path: string): boolean {
  return Object.hasOwn(videoTypes, extensionOf(path));
}

export function isPicture(path: string): boolean {
  return Object.hasOwn(pictureTypes, extensionOf(path));
}

export function isCaptions(path: string): boolean {
  return Object.hasOwn(captionTypes, extensionOf(path));
}

export function isFont(path: string): boolean {
  return Object.hasOwn(fontTypes, extensionOf(path));
}
