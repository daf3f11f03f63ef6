import type { ReactNode } from "react";
import { kindOf } from "../../model/build/kind.ts";
import type { Problem } from "../../problems/problem.ts";
import { useApp } from "./app-context.ts";
import { findFields, nameOfField, type FieldPlace, type FieldProblem } from "./found-fields.ts";
import { isMistake } from "./problems-in.ts";
import { titleOfFile } from "./read-file.ts";
import { addressOfView } from "./route.ts";
import { sayInForm } from "./say-in-form.ts";

interface ProblemTextProps {
  problem: Problem;
  id: string;
  field?: FieldPlace;
}

/** Shows the two sentences of a problem. */
function ProblemText({ problem, id, field }: ProblemTextProps): ReactNode {
  const [first, second] = sayInForm({ problem, field }, useApp());
  return (
    <div id={id} className={isMistake(problem) ? "problem error" : "problem"}>
      <p>{first}</p>
      {second !== "" && <p className="remedy">{second}</p>}
    </div>
  );
}

/** Says aloud why something could not be done. */
export function Trouble({ text }: { text: string | undefined }): ReactNode {
  if (text === undefined) return null;
  return (
    <p className="problem error" role="alert">
      {text}
    </p>
  );
}

/** The problems of a field. */
export function Problems({ of, id }: { of: readonly FieldProblem[]; id: string }): ReactNode {
  return (
    <div id={id}>
      {of.map(({ problem, field }, index) => (
        <ProblemText key={index} id={`${id}-${index}`} {...{ problem, field }} />
      ))}
    </div>
  );
}

/** A problem in a list, which leads to its field. */
export function ProblemLink({ problem }: { problem: Problem }): ReactNode {
  const app = useApp();
  const { session, state, kinds, labels, read } = app;
  const { file: path } = problem.place;
  const kind = kindOf(kinds, path);
  const file = read(path);
  const text = session.textOf(path);
  if (kind === undefined || text === undefined) return <ProblemText problem={problem} id="" />;
  const [found] = findFields([problem], { path, text, kind, data: file?.data });
  const at = nameOfField(found?.field ?? []);
  return (
    <a href={addressOfView({ page: "file", path, at })} className={isMistake(problem) ? "todo error" : "todo"}>
      <strong>{titleOfFile(path, kind, { data: file?.data, labels, state })}</strong>{" "}
      <span>{sayInForm(found ?? { problem }, app)[0]}</span>
    </a>
  );
}

/** Mistakes that what was typed into a file causes in others, and those for which the place did not save it. */
export function OtherProblems({ path }: { path: string }): ReactNode {
  const { state, words } = useApp();
  const { judged, failure, opened } = state;
  const known = new Set(opened.problems.map(({ message }) => message));
  const caused =
    judged.path === path && judged.text !== undefined
      ? judged.judgment.problems.filter(
          (each) => isMistake(each) && each.place.file !== path && !known.has(each.message),
        )
      : [];
  const refused = failure?.path === path ? failure.problems.filter(isMistake) : [];
  return (
    <>
      <ProblemList title={words.mistakesElsewhere} problems={caused} />
      <ProblemList title={words.refused} problems={refused} />
    </>
  );
}

function ProblemList({ title, problems }: { title: string; problems: readonly Problem[] }): ReactNode {
  if (problems.length === 0) return null;
  return (
    <section className="list" role="alert">
      <h2>{title}</h2>
      <ProblemLinks problems={problems} />
    </section>
  );
}

/** Problems below each other, each of which leads to its field. */
export function ProblemLinks({ problems }: { problems: readonly Problem[] }): ReactNode {
  return (
    <ul>
      {problems.map((problem, index) => (
        <li key={index}>
          <ProblemLink problem={problem} />
        </li>
      ))}
    </ul>
  );
}
