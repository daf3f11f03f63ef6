import type { Media as MediaProps, Picture as PictureProps, Video } from "../../src/model/page.ts";
import { VideoSources } from "./video-sources.tsx";

interface Options {
  /** Whether this is the largest picture in the first view, which is fetched at once. At most one per page. */
  isFirstView?: boolean;
  sizes?: string;
}

export function Media({ media, ...options }: { media: MediaProps } & Options) {
  return media.kind === "video" ? <LoopingVideo video={media} /> : <Picture picture={media} {...options} />;
}

export function Picture({ picture, isFirstView = false, sizes }: { picture: PictureProps } & Options) {
  const image = (
    <img
      className="media"
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

/** A still picture replaces the film on paper, and if nothing could hold the film back. The style sheet shows one of the two. */
function LoopingVideo({ video }: { video: Video }) {
  const { poster, alt, width, height, captions } = video;
  return (
    <>
      <video
        className="media"
        data-tall={tallMark(video)}
        autoPlay
        muted
        loop
        playsInline
        controls
        poster={poster}
        width={width}
        height={height}
        aria-label={alt}
      >
        <VideoSources video={video} />
        {/* Captions are on by default, because the film begins without its sound. */}
        {captions && <track kind="captions" {...captions} default />}
        {alt}
      </video>
      <img
        className="still"
        data-tall={tallMark(video)}
        src={poster}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </>
  );
}

function tallMark({ width, height }: PictureProps | Video): "" | undefined {
  return height > width ? "" : undefined;
}
