import type { ReactNode } from "react";
import { labelOfKey } from "../labels/label-of.ts";
import { valueAt, type Path } from "../../model/build/source.ts";
import { readPoint, writePoint } from "../../model/text/focal-point.ts";
import { useApp } from "./app-context.ts";
import { useForm } from "./form-context.ts";
import { asText } from "./text-controls.tsx";

/** How far each key moves the point, in percent of the picture. */
const moves = new Map(Object.entries({ ArrowLeft: [-5, 0], ArrowRight: [5, 0], ArrowUp: [0, -5], ArrowDown: [0, 5] }));

/** A picture with the point that crops keep in view. A click on the picture or an arrow key sets it. */
export function PointedPicture({ address, focus }: { address: string; focus: Path }): ReactNode {
  const { words, labels } = useApp();
  const { kind, data, edit } = useForm();
  const written = asText(valueAt(data, focus));
  const [x = 50, y = 50] = readPoint(written);
  const put = (value: string, step: string): void => {
    if (value !== written) edit(focus, [{ kind: "set", path: focus, value }], step);
  };
  return (
    <>
      <button
        type="button"
        className="pointed"
        aria-label={`${labelOfKey(kind, focus, labels)}: ${written || words.nothing}`}
        onClick={({ currentTarget, clientX, clientY, detail }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          // A click by the keyboard has no place.
          const point = detail === 0 ? [x, y] : [(100 * (clientX - left)) / width, (100 * (clientY - top)) / height];
          put(writePoint(point), `point ${point.join()}`);
        }}
        onKeyDown={(event) => {
          const [right, down] = moves.get(event.key) ?? [];
          if (right === undefined || down === undefined) return;
          event.preventDefault();
          put(writePoint([x + right, y + down]), "point moved by arrows");
        }}
      >
        <img src={address} alt="" />
        {readPoint(written).length > 0 && <span style={{ left: `${x}%`, top: `${y}%` }} />}
      </button>
      <span className="hint">{words.pointHint}</span>
    </>
  );
}
