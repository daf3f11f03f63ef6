// @ts-check
import { holdsVideosBack } from "./media.js";

/**
 * Starts the film after everything else on the page has loaded, so that on a slow line it does not delay the words and the poster. Shows
 * the button that pauses and plays it, and keeps the button's words in sync.
 */
export function startBackgroundVideo() {
  const part = document.querySelector("[data-background-video]");
  const video = part?.querySelector("video");
  const button = part?.querySelector("button");
  if (!video || !button) return;

  const showState = () => {
    const [pause, play] = button.children;
    pause?.toggleAttribute("data-waiting", video.paused);
    play?.toggleAttribute("data-waiting", !video.paused);
  };
  button.addEventListener("click", () => (video.paused ? video.play() : video.pause()));
  video.addEventListener("play", showState);
  video.addEventListener("pause", showState);
  showState();
  button.hidden = false;

  addEventListener("load", () => {
    if (holdsVideosBack()) return;
    video.autoplay = true;
    video.load();
  });
}
