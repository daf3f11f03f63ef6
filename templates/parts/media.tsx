import type { Media as MediaProps, Picture as PictureProps, Video } from "../../src/model/build/page.ts";
import { VideoSources } from "./video-sources.tsx";

interface Options {
  /** Whether this is the largest picture in the first view, which is fetched at once. At most one per page. */
  isFirstView?: boolean;
  sizes?: string;
}

export function Media({ media, ...options }: { media: MediaProps } & Options) {
  return media.kind === "video" ? (
    <LoopingVideo video={media} {...options} />
  ) : (
    <Picture picture={media} {...options} />
  );
}

export function Picture({ picture, isFirstView = false, sizes }: { picture: PictureProps } & Options) {
  const image = (
    <img
      className="media"
      data-focus={picture.focus}
      data-tall={tallMark(picture)}
      data-small={picture.width < 640 && !picture.src.endsWith(".svg") ? "" : undefined}
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={isFirstView ? "eager" : "lazy"}
      decoding="async"
      fetchPriority={isFirstView ? "high" : undefined}
    />
  );
  if (picture.sources.length === 0) return image;
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes ?? "(max-width: 640px) 100vw, 40rem"} />
      ))}
      {image}
    </picture>
  );
}

/** An empty picture. With no poster, Chrome shows a gray box until a film loads, and a film that waits shows its first frame. */
const noPoster = "data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E";

/**
 * The poster is a separate picture below the film, because it then comes in several formats and widths. It replaces the film on paper, and
 * if nothing could hold the film back.
 */
function LoopingVideo({ video, ...options }: { video: Video } & Options) {
  const { poster, alt, width, height, captions } = video;
  return (
    <span className="film">
      <Picture picture={{ ...poster, width, height }} {...options} />
      <video
        className="media"
        data-focus={poster.focus}
        data-tall={tallMark(video)}
        autoPlay
        muted
        loop
        playsInline
        controls
        poster={noPoster}
        width={width}
        height={height}
        aria-label={alt}
      >
        <VideoSources video={video} />
        {/* Captions are on by default, because the film begins without its sound. */}
        {captions && <track kind="captions" {...captions} default />}
        {alt}
      </video>
      {/* The style sheet may hide the film, and its label with it. */}
      <noscript>
        <span>{alt}</span>
      </noscript>
    </span>
  );
}

function tallMark({ width, height }: PictureProps | Video): "" | undefined {
  return height > width ? "" : undefined;
}
