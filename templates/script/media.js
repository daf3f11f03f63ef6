// @ts-check

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the visitor asks for less motion or less data, so that no film starts automatically. */
export function holdsVideosBack() {
  const connection = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator).connection;
  return lessMotion.matches || connection?.saveData === true;
}

/** Stops films that start automatically if the visitor asks for less motion or less data. */
export function holdVideosBack() {
  const pauseAll = () => document.querySelectorAll("video").forEach((video) => video.pause());
  if (holdsVideosBack()) pauseAll();
  lessMotion.addEventListener("change", () => lessMotion.matches && pauseAll());
}
