import type { RedirectPage } from "../src/model/build/page.ts";
import { fillWords } from "./parts/fill-words.ts";
import { Head } from "./parts/head.tsx";

/** Shown only until the browser moves on, or if it does not. */
export default function Redirect({ frame, head, target }: RedirectPage) {
  return (
    <html lang={frame.language} dir={frame.isRightToLeft ? "rtl" : undefined}>
      <Head frame={frame} head={head} refreshTo={target.href} />
      <body>
        <main className="redirect band">
          <h1>{head.title}</h1>
          <p>{fillWords(frame.words.continueTo, { page: <a href={target.href}>{target.label}</a> })}</p>
        </main>
      </body>
    </html>
  );
}
