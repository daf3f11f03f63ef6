/** Film is used for these extensions, a picture for every other one (specification, sections 2 and 9). */
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

/** As wide as a column on any screen needs it, in pixels: a film has one poster, without a choice. */
export const posterWidth = 1200;

/** What link previews show (Open Graph): 1.91 times as wide as high, in pixels; a JPEG, which all of them can read. */
export const previewFormat = { type: "image/jpeg", width: 1200, height: 630 };

/** The extension in lower case without its dot; empty when the file name has none. */
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
