import type { Frame } from "../../src/model/build/page.ts";
import type { HomePage } from "../../src/kinds/home.ts";
import { Picture } from "./media.tsx";
import { VideoSources } from "./video-sources.tsx";

/** Width of a 16:9 poster that fills `.background-video`, whose height the style sheet sets. */
const fullSizes = "(max-width: 768px) 100vw, max(100vw, 82rem)";

interface Props extends Required<Pick<HomePage, "video">>, Pick<Frame, "words"> {
  isFirstView?: boolean;
  sizes?: string;
}

/**
 * A silent film as scenery. The poster is a separate picture below the film, because it then comes in several widths. It stays if the film
 * is held back, either by the style sheet for visitors who ask for less motion, or by a browser without autoplay. A film without a poster
 * attribute shows what is below it until it plays. The script starts and pauses it.
 */
export function BackgroundVideo({ video: { src: film, poster }, words, isFirstView = true, sizes = fullSizes }: Props) {
  return (
    <div className="background-video" data-background-video="">
      <Picture picture={poster} isFirstView={isFirstView} sizes={sizes} />
      <video
        data-focus={poster.focus}
        muted
        loop
        playsInline
        preload="none"
        width={film.width}
        height={film.height}
        aria-hidden="true"
        tabIndex={-1}
      >
        <VideoSources video={film} />
      </video>
      <button type="button" hidden>
        <svg viewBox="0 0 24 24" role="img" aria-label={words.pauseVideo}>
          <path d="M5 4h5v16H5zM14 4h5v16h-5z" />
        </svg>
        <svg viewBox="0 0 24 24" role="img" aria-label={words.playVideo} data-waiting="">
          <path d="M6 3v18l14-9z" />
        </svg>
      </button>
    </div>
  );
}
