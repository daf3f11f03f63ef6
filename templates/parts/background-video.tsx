import type { Video } from "../../src/model/page.ts";
import { VideoSources } from "./video-sources.tsx";

/**
 * A silent film as scenery. Its poster is also a picture of its own below it, which stays where the film is held back: by
 * the style sheet for visitors who ask for less motion, or by a browser that plays nothing by itself.
 */
export function BackgroundVideo({ video }: { video: Video }) {
  const { width, height, poster } = video;
  return (
    <div className="background-video" data-background-video="">
      <img src={poster} alt="" width={width} height={height} decoding="async" fetchPriority="high" />
      <video
        autoPlay
        muted
        loop
        playsInline
        preload="none"
        poster={poster}
        width={width}
        height={height}
        aria-hidden="true"
        tabIndex={-1}
      >
        <VideoSources video={video} query="(prefers-reduced-motion: no-preference)" />
      </video>
      <button type="button" hidden>
        <span>Pause video</span>
        <span data-waiting="">Play video</span>
      </button>
    </div>
  );
}
