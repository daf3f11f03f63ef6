import { useEffect, useState, type ReactNode } from "react";
import { captionTypes, extensionOf, fontTypes, isPicture, isVideo } from "../../model/build/media-kinds.ts";
import type { Kind } from "../../model/build/kind.ts";
import { valueAt, type Path } from "../../model/build/source.ts";
import { partAlong } from "../../model/build/walk-fields.ts";
import { AddPicture } from "./add-picture.tsx";
import { focusField } from "./focus-field.ts";
import { nameOfField } from "./found-fields.ts";
import { useApp } from "./app-context.ts";
import { useForm, type ControlProps } from "./form-context.ts";

const mostShown = 24;

/** Shows a picture or film of the practice, and lets another one be chosen. */
export function PictureControl(props: ControlProps): ReactNode {
  const { id, path: field, value, set, remove, label, part, describedBy, isInvalid } = props;
  const { words } = useApp();
  const [isChoosing, setChoosing] = useState(false);
  const path = typeof value === "string" && value !== "" ? value : undefined;
  const choose = (each: string, next: string): void => {
    set(each);
    setChoosing(false);
    requestAnimationFrame(() => focusField(next));
  };
  const action = path === undefined ? words.choosePicture : words.chooseOther;
  return (
    <div className="picture-control">
      {path === undefined ? <p className="no-picture">{words.noPicture}</p> : <Thumb path={path} />}
      <p className="buttons">
        <button
          type="button"
          id={id}
          aria-label={`${action}: ${label}`}
          aria-expanded={isChoosing}
          aria-describedby={describedBy}
          data-invalid={isInvalid || undefined}
          onClick={() => setChoosing(!isChoosing)}
        >
          {action}
        </button>
        {value !== undefined && part.isOptional && (
          <button type="button" className="quiet" onClick={remove}>
            {words.remove}
          </button>
        )}
      </p>
      {isChoosing && <PictureChooser {...{ field, path, label, part, choose }} />}
    </div>
  );
}

interface ChooserProps extends Pick<ControlProps, "label" | "part"> {
  field: Path;
  /** The picture that is there now. */
  path: string | undefined;
  /** Takes a picture, and moves to a field. */
  choose: (path: string, next: string) => void;
}

/** Offers the pictures of the practice, and takes new ones, whose words are asked for next. */
function PictureChooser({ field, path, label, part, choose }: ChooserProps): ReactNode {
  const { state, words } = useApp();
  const { kind, data, show } = useForm();
  const [search, setSearch] = useState("");
  const others = { captions: captionTypes, font: fontTypes }[String(part.fieldType)];
  const files = state.opened.files
    .filter((file) => file.path.startsWith("assets/"))
    .map((file) => file.path.slice("assets/".length))
    .filter((each) => (others ? Object.hasOwn(others, extensionOf(each)) : isPicture(each) || isVideo(each)))
    .filter((each) => each.toLowerCase().includes(search.trim().toLowerCase()));
  const alt = pathOfWords(kind, field);
  const shows = alt && valueAt(data, alt);
  const added = (each: string): void => {
    if (alt !== undefined) show(alt);
    choose(each, nameOfField(alt ?? field));
  };
  return (
    <div className="chooser">
      {others === undefined && (
        <AddPicture label={label} words={typeof shows === "string" ? shows : undefined} onAdded={added} />
      )}
      <input
        type="search"
        aria-label={words.searchPictures}
        placeholder={words.searchPictures}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul>
        {files.slice(0, mostShown).map((each) => (
          <li key={each}>
            <button type="button" aria-pressed={each === path} onClick={() => choose(each, nameOfField(field))}>
              <Thumb path={each} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the path of the words that say what the picture of a field shows. */
function pathOfWords({ schema }: Kind, field: Path): Path | undefined {
  const around = field.slice(0, -1);
  const keys = partAlong(schema, around)?.keys ?? [];
  const found = [...keys].find(([, each]) => each.fieldType === "alt" && each.of === field.at(-1));
  return found && [...around, found[0]];
}

/** A small picture with its name. */
function Thumb({ path }: { path: string }): ReactNode {
  const { backend, session } = useApp();
  const { state } = session.fileAt(`assets/${path}`) ?? {};
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    if (isPicture(path)) {
      backend.readPicture(path).then(
        (blob) => {
          if (blob !== undefined && !isOver) setAddress((made = URL.createObjectURL(blob)));
        },
        // Without a connection, only the name is shown.
        () => setAddress(undefined),
      );
    }
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [backend, path, state]);
  return (
    <span className="thumb">
      {address === undefined ? <span className="blank" /> : <img src={address} alt="" />}
      <span className="file-name">{path.slice(path.lastIndexOf("/") + 1)}</span>
    </span>
  );
}
