// @ts-check

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Stops films that start by themselves for visitors who ask for less motion or less data. */
export function holdVideosBack() {
  const connection = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator).connection;
  const pauseAll = () => document.querySelectorAll("video").forEach((video) => video.pause());
  if (lessMotion.matches || connection?.saveData) pauseAll();
  lessMotion.addEventListener("change", () => lessMotion.matches && pauseAll());
}
