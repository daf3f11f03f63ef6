import { useEffect, useState, type ReactNode } from "react";
import { captionTypes, extensionOf, fontTypes, isPicture, isVideo } from "../../../model/media-kinds.ts";
import { valueAt } from "../../../model/source.ts";
import { partAlong } from "../../../model/walk-fields.ts";
import { AddPicture } from "./add-picture.tsx";
import { focusField } from "./focus-field.ts";
import { nameOfField } from "./found-fields.ts";
import { useApp } from "./app-context.ts";
import { useForm, type ControlProps } from "./form-context.ts";

const mostShown = 24;

/** Shows a picture or film of the practice, and lets another one be chosen. */
export function PictureControl({
  id,
  path: field,
  value,
  set,
  remove,
  label,
  part,
  describedBy,
  isInvalid,
}: ControlProps): ReactNode {
  const { state, words } = useApp();
  const { kind, data, show } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const [search, setSearch] = useState("");
  const path = typeof value === "string" ? value : undefined;
  const others = { captions: captionTypes, font: fontTypes }[String(part.kind)];
  const files = state.opened.files
    .filter((file) => file.path.startsWith("assets/"))
    .map((file) => file.path.slice("assets/".length))
    .filter((each) => (others ? Object.hasOwn(others, extensionOf(each)) : isPicture(each) || isVideo(each)))
    .filter((each) => each.toLowerCase().includes(search.trim().toLowerCase()));
  const choose = (each: string): void => {
    set(each);
    setChoosing(false);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const around = field.slice(0, -1);
  const alt = [...(partAlong(kind.schema, around)?.keys ?? [])].find(
    ([, each]) => each.kind === "alt" && each.of === field.at(-1),
  )?.[0];
  const shows = alt === undefined ? undefined : valueAt(data, [...around, alt]);
  const added = (each: string): void => {
    set(each);
    setChoosing(false);
    if (alt !== undefined) show([...around, alt]);
    requestAnimationFrame(() => focusField(alt === undefined ? nameOfField(field) : nameOfField([...around, alt])));
  };
  return (
    <div className="picture-control">
      {path === undefined || path === "" ? <p className="no-picture">{words.noPicture}</p> : <Thumb path={path} />}
      <p className="buttons">
        <button
          type="button"
          id={id}
          aria-label={`${words.choosePicture}: ${label}`}
          aria-expanded={isChoosing}
          aria-describedby={describedBy}
          data-invalid={isInvalid || undefined}
          onClick={() => setChoosing(!isChoosing)}
        >
          {words.choosePicture}
        </button>
        {path !== undefined && part.isOptional && (
          <button type="button" className="quiet" onClick={remove}>
            {words.remove}
          </button>
        )}
      </p>
      {isChoosing && (
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
                <button type="button" aria-pressed={each === path} onClick={() => choose(each)}>
                  <Thumb path={each} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A small picture with its name. */
function Thumb({ path }: { path: string }): ReactNode {
  const { place, session } = useApp();
  const { state } = session.fileAt(`assets/${path}`) ?? {};
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    if (isPicture(path)) {
      place.readPicture(path).then(
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
  }, [place, path, state]);
  return (
    <span className="thumb">
      {address === undefined ? <span className="blank" /> : <img src={address} alt="" />}
      <span className="file-name">{path.slice(path.lastIndexOf("/") + 1)}</span>
    </span>
  );
}
