import { lazy, Suspense, useState, type ReactNode } from "react";
import { useApp } from "./app-context.ts";
import { AreaControl, type AreaProps } from "./text-controls.tsx";

/** The editor of formatted text is loaded when a text is opened. */
const FormattedText = lazy(() => import("./rich-text.tsx"));

/** Markdown or simple HTML, as formatted text or as source. */
export function FormattedControl({ isHtml, ...props }: AreaProps & { isHtml: boolean }): ReactNode {
  const { words } = useApp();
  const [isSource, setSource] = useState(false);
  if (!isSource)
    return (
      <Suspense fallback={<div id={props.id} className="prose" tabIndex={-1} />}>
        <FormattedText {...{ ...props, isHtml }} onSource={() => setSource(true)} />
      </Suspense>
    );
  return (
    <>
      <AreaControl {...props} isSource />
      <button type="button" className="quiet" onClick={() => setSource(false)}>
        {words.asFormatted}
      </button>
    </>
  );
}
