import type { OpeningHours } from "../../src/model/build/page.ts";
import { shared } from "dentalsite/shared";

export const Hours = shared(function Hours({ hours }: { hours: OpeningHours[] }) {
  return (
    <dl className="hours">
      {hours.map(({ days, text }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
});
