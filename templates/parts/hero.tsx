import type { HomePage } from "../../src/model/page.ts";
import { BackgroundVideo } from "./background-video.tsx";
import { CallButton } from "./call-button.tsx";
import { Picture } from "./media.tsx";
import { Wave } from "./wave.tsx";

/** The top of the home page: title, mission and call button on a panel over the film. */
export function Hero({
  heroTitle,
  mission,
  video,
  picture,
  frame,
}: Pick<HomePage, "heroTitle" | "mission" | "video" | "picture" | "frame">) {
  const { address } = frame.offices[0];
  return (
    <section className="hero">
      {video && <BackgroundVideo video={video} words={frame.words} />}
      {!video && picture && <Picture picture={picture} isFirstView sizes="100vw" />}
      <div>
        <p className="eyebrow">
          {address.city}, {address.state}
        </p>
        <h1>{heroTitle}</h1>
        <p>{mission}</p>
        <CallButton phone={frame.offices[0].phone} words={frame.words} />
      </div>
      <Wave />
    </section>
  );
}
