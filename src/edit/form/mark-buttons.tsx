import { useState, type ReactNode } from "react";
import { fillWord } from "../../model/text/fill-word.ts";
import { useApp } from "./app-context.ts";
import { usePageOptions } from "./page-options.ts";

/** The HTML that each button writes around words. */
const marks = [
  { name: "bold", isOfLines: false, write: (chosen: string): string => `<strong>${chosen}</strong>` },
  {
    name: "bullets",
    isOfLines: true,
    write: (chosen: string): string => `<ul>\n${chosen.replace(/^.*$/gm, "<li>$&</li>")}\n</ul>`,
  },
] as const;

interface MarkButtonsProps {
  /** The id of the text area. */
  id: string;
  label: string;
  typed: string;
  type: (text: string) => void;
}

type Selection = Pick<HTMLTextAreaElement, "selectionStart" | "selectionEnd">;

/** Writes something around what is chosen in a text, or around its whole lines. Returns where words are typed next, too. */
function writeAround(
  typed: string,
  { selectionStart, selectionEnd }: Selection,
  { write, isOfLines }: { write: (chosen: string) => string; isOfLines: boolean },
): { text: string; caret: number } {
  const lineEnd = typed.indexOf("\n", selectionEnd);
  const start = isOfLines ? typed.lastIndexOf("\n", selectionStart - 1) + 1 : selectionStart;
  const end = !isOfLines ? selectionEnd : lineEnd === -1 ? typed.length : lineEnd;
  const chosen = typed.slice(start, end);
  const written = write(chosen);
  // Words are typed next where nothing was chosen, and else behind what was.
  const hole = chosen === "" ? write("\u0000").indexOf("\u0000") : -1;
  return {
    text: typed.slice(0, start) + written + typed.slice(end),
    caret: start + (hole === -1 ? written.length : hole),
  };
}

/** Buttons that write HTML around what is chosen in a text area. */
export function MarkButtons({ id, label, typed, type }: MarkButtonsProps): ReactNode {
  const { words } = useApp();
  const [isLinking, setLinking] = useState(false);
  const put = (write: (chosen: string) => string, isOfLines = false): void => {
    const area = document.getElementById(id) as HTMLTextAreaElement;
    const { text, caret } = writeAround(typed, area, { write, isOfLines });
    type(text);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(caret, caret);
    });
  };
  return (
    <>
      <div className="buttons" role="group" aria-label={fillWord(words.doTo, { action: words.writing, what: label })}>
        {marks.map(({ name, write, isOfLines }) => (
          <button type="button" key={name} onClick={() => put(write, isOfLines)}>
            {words[name]}
          </button>
        ))}
        <button type="button" aria-expanded={isLinking} onClick={() => setLinking(!isLinking)}>
          {words.link}
        </button>
      </div>
      {isLinking && (
        <LinkChooser
          id={`${id}-link`}
          onChosen={(address, title) => {
            setLinking(false);
            put((chosen) => `<a href="${address}">${chosen === "" ? title : chosen}</a>`);
          }}
        />
      )}
    </>
  );
}

interface LinkChooserProps {
  id: string;
  onChosen: (address: string, title: string) => void;
}

/** Asks where a link leads: to a page by its title, or to any address. */
export function LinkChooser({ id, onChosen }: LinkChooserProps): ReactNode {
  const { words, state } = useApp();
  const [page, setPage] = useState("");
  const [other, setOther] = useState("https://");
  const { pages } = state.judged.judgment;
  const options = usePageOptions();
  const address = page === "" ? other.trim() : page;
  return (
    <div className="field link-chooser">
      <label htmlFor={id}>{words.linkTo}</label>
      <select id={id} autoFocus value={page} onChange={({ target }) => setPage(target.value)}>
        <option value="">{words.otherAddress}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {page === "" && (
        <input
          aria-label={words.address}
          inputMode="url"
          autoComplete="off"
          value={other}
          onChange={({ target }) => setOther(target.value)}
        />
      )}
      <button
        type="button"
        disabled={address === "" || address === "https://"}
        onClick={() => onChosen(address, pages.get(page) ?? address.replace(/^https:\/\//, ""))}
      >
        {words.insertLink}
      </button>
    </div>
  );
}
