import { useState, type ReactNode } from "react";
import { useApp } from "./app-context.ts";
import { usePageOptions } from "./page-options.ts";

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
