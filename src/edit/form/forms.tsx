import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import type { Labels } from "../labels/label-of.ts";
import { english, type ProblemWording } from "../../problems/problem.ts";
import spanish from "../../problems/words/es.yaml";
import { kinds as allKinds } from "../../kinds/kinds.ts";
import type { Kind } from "../../model/build/kind.ts";
import { AppContext, useApp, type App } from "./app-context.ts";
import { ChangesPage } from "./changes-page.tsx";
import { OfficeFactsPage } from "./facts-page.tsx";
import { FilePage } from "./file-page.tsx";
import { IndexPage } from "./index-page.tsx";
import { NewContent } from "./new-entry.tsx";
import { BackendIsGone, type Backend } from "./backend.ts";
import { createReader } from "./read-file.ts";
import { remember } from "./remember.ts";
import { addressOfView, goTo, useRoute, type View } from "./route.ts";
import { Session } from "./session.ts";
import { en, type FormWords } from "./words/en.ts";
import es from "./words/es.yaml";

const wordsIn: Readonly<Record<string, FormWords>> = { en, es };
const wordingIn: Readonly<Record<string, ProblemWording>> = { en: english, es: spanish };

export interface FormsProps {
  backend: Backend;
  /** In each language of the forms. */
  labels: Readonly<Record<string, Labels>>;
  kinds?: readonly Kind[];
}

const remembered = "dentalsite-language";

function chooseFormLanguage(languages: readonly string[]): string {
  const wanted = [window.localStorage.getItem(remembered) ?? "", ...navigator.languages].map(
    (tag) => tag.split("-")[0]!,
  );
  return wanted.find((tag) => languages.includes(tag)) ?? "en";
}

/** The forms for the content of a practice, wherever that is kept. */
export function Forms({ backend, labels, kinds = allKinds }: FormsProps): ReactNode {
  const [session, setSession] = useState<Session>();
  const [trouble, setTrouble] = useState<"gone" | "locked">();
  const [language, setLanguage] = useState(() => chooseFormLanguage(Object.keys(labels)));
  const words = wordsIn[language] ?? en;
  useEffect(() => {
    let made: Session | undefined;
    let isOver = false;
    const open = (): void => {
      backend.open().then(
        (opened) => {
          setTrouble(undefined);
          if (!isOver) setSession((made = new Session(backend, opened, kinds)));
        },
        (error: unknown) => {
          if (!(error instanceof BackendIsGone)) throw error;
          setTrouble(error.message === "locked" ? "locked" : "gone");
          if (!isOver) setTimeout(open, 1500);
        },
      );
    };
    open();
    return () => {
      isOver = true;
      made?.close();
    };
  }, [backend, kinds]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (chosen: string): void => {
    remember(window.localStorage, remembered, chosen);
    setLanguage(chosen);
  };
  if (session === undefined) return <p className="opening">{trouble ? words[trouble] : "…"}</p>;
  return <Window {...{ backend, session, kinds, language, words, choose, labels }} />;
}

interface WindowProps extends Required<FormsProps> {
  session: Session;
  language: string;
  words: FormWords;
  choose: (language: string) => void;
}

function Window({ backend, session, kinds, language, words, choose, labels }: WindowProps): ReactNode {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const route = useRoute();
  const [said, announce] = useState("");
  const reader = useMemo(() => createReader(kinds), [kinds]);
  useEffect(() => {
    window.addEventListener("pagehide", session.keepNow);
    window.addEventListener("beforeunload", session.askFirst);
    return () => {
      window.removeEventListener("pagehide", session.keepNow);
      window.removeEventListener("beforeunload", session.askFirst);
    };
  }, [session]);
  const app: App = {
    ...{ backend, session, state, kinds, language, words, announce },
    labels: labels[language] ?? labels.en!,
    wording: wordingIn[language] ?? english,
    read: (path) => reader(path, session.textOf(path)),
  };
  const top = useTitleSaid(route);
  return (
    <AppContext value={app}>
      <Top>
        <LanguageChoice {...{ language, choose, words }} languages={Object.keys(labels)} />
      </Top>
      {state.isGone && (
        <p className="gone" role="alert">
          {words.gone}
        </p>
      )}
      <main ref={top} onClickCapture={dropSecondClick}>
        <ViewPage route={route} />
      </main>
      <p className="said" role="status">
        {said}
      </p>
    </AppContext>
  );
}

/** Drops the second click of a double click: another button may have taken the place of the one that was meant. */
function dropSecondClick(event: MouseEvent<HTMLElement>): void {
  const button = (event.target as HTMLElement).closest("button");
  if (event.detail > 1 && button && !button.hasAttribute("data-repeatable")) event.stopPropagation();
}

/** Lets screen readers say the title of a page that took the place of another. Returns the element that holds the pages. */
function useTitleSaid(route: View): RefObject<HTMLElement | null> {
  const top = useRef<HTMLElement>(null);
  const shown = route.page === "file" ? route.path : route.page;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // The form has moved to that field already.
    if (route.page === "file" && route.at !== undefined) return;
    window.scrollTo(0, 0);
    top.current?.querySelector<HTMLElement>("h1")?.focus();
  }, [shown, route]);
  return top;
}

function ViewPage({ route }: { route: View }): ReactNode {
  if (route.page === "file") return <FilePage key={route.path} path={route.path} at={route.at} />;
  if (route.page === "new") return <NewContent kindName={route.kind} onDone={(path) => goTo({ page: "file", path })} />;
  if (route.page === "changes") return <ChangesPage />;
  return route.page === "facts" ? <OfficeFactsPage /> : <IndexPage />;
}

function Top({ children }: { children: ReactNode }): ReactNode {
  const { state, words } = useApp();
  const { published } = state.opened;
  return (
    <header className="top">
      <a href="#/" className="home">
        {state.judged.judgment.practice.name || words.title}
      </a>
      <nav className="pages">
        <a href={addressOfView({ page: "changes" })}>
          {words.changes}
          {published.length > 0 && <span className="number"> {published.length}</span>}
        </a>
      </nav>
      {children}
    </header>
  );
}

interface LanguageChoiceProps extends Pick<WindowProps, "language" | "words" | "choose"> {
  languages: readonly string[];
}

function LanguageChoice({ language, languages, words, choose }: LanguageChoiceProps): ReactNode {
  return (
    <label className="language">
      <span className="said">{words.language}</span>
      <select value={language} onChange={({ target }) => choose(target.value)}>
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {new Intl.DisplayNames([each], { type: "language" }).of(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
