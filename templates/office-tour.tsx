import type { AboutPage as Props } from "../src/kinds/about-pages.ts";
import { AboutPage } from "./parts/about-page.tsx";

export default function OfficeTour(page: Props) {
  return <AboutPage page={page} />;
}
