import type { Video } from "../../src/model/build/page.ts";

/** The files of a film. The browser takes the first that fits the screen and that it can play. */
export function VideoSources({ video }: { video: Video }) {
  return video.sources.map(({ src, type, isForNarrowScreens }) => (
    <source key={src} src={src} type={type} media={isForNarrowScreens ? "(max-width: 768px)" : undefined} />
  ));
}
