import type { IntroductionPage } from "../src/model/page.ts";
import { AboutPage } from "./parts/about-page.tsx";

export default function Introduction(page: IntroductionPage) {
  return <AboutPage page={page} />;
}
