import type { OfficeTourPage } from "../src/model/page.ts";
import { AboutPage } from "./parts/about-page.tsx";

export default function OfficeTour(page: OfficeTourPage) {
  return <AboutPage page={page} />;
}
