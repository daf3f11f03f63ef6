import type { ReactNode } from "react";
import { isGroup } from "../../model/build/walk-fields.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { labelOfFact, type Labels } from "../labels/label-of.ts";
import { useApp } from "./app-context.ts";

/** The facts of each office, ready to copy for directories and map services. */
export function OfficeFactsPage(): ReactNode {
  const { words, labels, state } = useApp();
  return (
    <div className="page narrow">
      <h1 tabIndex={-1}>{words.facts}</h1>
      <p>{words.factsHint}</p>
      {state.opened.directories.map(({ office, facts }) => {
        const lines = linesOfFacts(facts, labels);
        return (
          <section key={office} className="list">
            <h2>{office}</h2>
            <dl className="facts">
              {lines.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="text">{text}</dd>
                  <dd>
                    <CopyButton {...{ name, text }} />
                  </dd>
                </div>
              ))}
            </dl>
            <CopyButton
              name={office}
              text={lines.map(({ name, text }) => `${name}: ${text}`).join("\n")}
              label={words.copyAll}
            />
          </section>
        );
      })}
    </div>
  );
}

function CopyButton({ name, text, label }: { name: string; text: string; label?: string }): ReactNode {
  const { words, announce } = useApp();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    announce(fillWord(words.copied, { what: name }));
  };
  const action = label ?? words.copy;
  return (
    <button type="button" aria-label={fillWord(words.doTo, { action, what: name })} onClick={() => void copy()}>
      {action}
    </button>
  );
}

interface Fact {
  name: string;
  text: string;
}

/** Lists facts as lines; the facts of a group have both names. */
function linesOfFacts(facts: Readonly<Record<string, unknown>>, labels: Labels, around = ""): Fact[] {
  return Object.entries(facts).flatMap(([key, value]): Fact[] => {
    const label = labelOfFact(key, labels);
    const name = around === "" ? label : `${around}, ${label.toLowerCase()}`;
    if (isGroup(value)) return linesOfFacts(value, labels, name);
    return value === undefined || value === null ? [] : [{ name, text: textOf(value) }];
  });
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  if (isGroup(value)) return Object.values(value).map(textOf).join(" ");
  return typeof value === "string" ? value : JSON.stringify(value);
};
