import type { AboutPage as Props } from "../src/kinds/about-pages.ts";
import { AboutPage } from "./parts/about-page.tsx";
import { MarkdownText } from "./parts/markdown-text.tsx";

/** The answers come before the text, because visitors look for them. */
export default function NewPatientsPage({ body, ...page }: Props) {
  return (
    <AboutPage page={{ ...page, body: "" }}>
      {body && (
        <div className="about-page joined band">
          <MarkdownText html={body} hangs />
        </div>
      )}
    </AboutPage>
  );
}
