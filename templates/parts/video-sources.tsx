import type { Video } from "../../src/model/page.ts";

/** The files of a film: the browser takes the first that fits the screen and that it can play. `query` holds for all. */
export function VideoSources({ video, query }: { video: Video; query?: string }) {
  return video.sources.map(({ src, type, isForNarrowScreens }) => {
    const queries = [query, isForNarrowScreens ? "(max-width: 768px)" : undefined].filter((each) => each !== undefined);
    return <source key={src} src={src} type={type} media={queries.length > 0 ? queries.join(" and ") : undefined} />;
  });
}
