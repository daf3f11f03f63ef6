import type { PriceLine } from "../../src/kinds/prices.ts";
import { RichText } from "./rich-text.tsx";

/** What each treatment costs, with what that includes. A screen reader says the price right after what it is for. */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className="price-lines">
      {lines.map(({ what, href, price, per, includes, conditions }) => (
        <div key={what}>
          <dt>{href ? <a href={href}>{what}</a> : what}</dt>
          <dd>
            <strong>{price}</strong> {per && <small>{per}</small>}
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
