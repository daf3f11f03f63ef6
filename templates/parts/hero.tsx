import type { HomePage } from "../../src/model/page.ts";
import { BackgroundVideo } from "./background-video.tsx";
import { CallButton } from "./call-button.tsx";
import { Wave } from "./wave.tsx";

/** The top of the home page: title, mission and call button on a panel over the film. */
export function Hero({
  heroTitle,
  mission,
  video,
  frame,
}: Pick<HomePage, "heroTitle" | "mission" | "video" | "frame">) {
  const { address } = frame.practice;
  return (
    <section className="hero">
      <BackgroundVideo video={video} words={frame.words} />
      <div>
        <p className="eyebrow">
          {address.city}, {address.state}
        </p>
        <h1>{heroTitle}</h1>
        <p>{mission}</p>
        <CallButton frame={frame} />
      </div>
      <Wave />
    </section>
  );
}
