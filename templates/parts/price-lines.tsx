import type { PriceLine } from "../../src/kinds/prices.ts";
import type { Frame } from "../../src/model/build/page.ts";
import { fillWords } from "./fill-words.ts";
import { RichText } from "./rich-text.tsx";

interface Props {
  lines: readonly PriceLine[];
  words: Frame["words"];
}

/** The price of each treatment, with what it includes. A screen reader says the price right after what it is for. */
export function PriceLines({ lines, words }: Props) {
  return (
    <dl className="price-lines">
      {lines.map(({ what, href, price, former, per, includes, conditions }, index) => (
        <div key={index}>
          <dt>{href ? <a href={href}>{what}</a> : what}</dt>
          <dd>
            <strong>{price}</strong>{" "}
            {former && (
              <>
                <small>{fillWords(words.formerPrice, { price: <del>{former}</del> })}</small>{" "}
              </>
            )}
            {per && <small>{per}</small>}
          </dd>
          {(includes ?? conditions) && (
            <dd>
              {includes && (
                <ul>
                  {includes.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              )}
              {conditions && <RichText html={conditions} />}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
