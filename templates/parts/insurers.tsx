import type { AboutPage } from "../../src/kinds/about-pages.ts";
import type { Frame, Picture } from "../../src/model/build/page.ts";
import { sizeOfLogo } from "./logo-size.ts";

interface Props {
  insurers: NonNullable<NonNullable<AboutPage["patients"]>["insurers"]>;
  words: Frame["words"];
}

/** Insurance companies: their logos if all have one, because names between logos would look like mistakes. */
export function Insurers({ insurers, words }: Props) {
  const hasLogos = insurers.every(({ logo }) => logo);
  return (
    <section className="insurers split">
      <h2>{words.insurers}</h2>
      <ul data-logos={hasLogos ? "" : undefined}>
        {insurers.map(({ name, logo }) => (
          <li key={name}>{hasLogos && logo ? <Logo logo={logo} name={name} /> : name}</li>
        ))}
      </ul>
    </section>
  );
}

const room = { area: 2800, most: { width: 128, height: 60 } };

function Logo({ logo, name }: { logo: Picture; name: string }) {
  const size = sizeOfLogo(logo, room);
  return (
    <picture>
      {logo.sources.map((source) => (
        <source key={source.type} {...source} sizes={`${size.width}px`} />
      ))}
      <img src={logo.src} alt={name} {...size} loading="lazy" decoding="async" />
    </picture>
  );
}
