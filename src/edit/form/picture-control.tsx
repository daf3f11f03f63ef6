import { useEffect, useState, type ReactNode } from "react";
import { captionTypes, extensionOf, fontTypes, isPicture, isVideo } from "../../model/build/media-kinds.ts";
import type { Kind } from "../../model/build/kind.ts";
import { valueAt, type Path } from "../../model/build/source.ts";
import { partAlong, type Part } from "../../model/build/walk-fields.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import { AddPicture } from "./add-picture.tsx";
import { focusField } from "./focus-field.ts";
import { nameOfField } from "./found-fields.ts";
import { useApp } from "./app-context.ts";
import { useForm, type ControlProps } from "./form-context.ts";
import { PointedPicture } from "./pointed-picture.tsx";
import { asText } from "./text-controls.tsx";

const mostShown = 24;

/** Whether a key is about the film beside it. */
const isOfFilm = ({ fieldType }: Part): boolean => ["poster", "captions", "film date"].includes(String(fieldType));

/** Shows a picture or film of the practice, and lets another one be chosen. */
export function PictureControl(props: ControlProps): ReactNode {
  const { id, path: field, value, remove, label, part, describedBy, isInvalid } = props;
  const { words } = useApp();
  const [isChoosing, setChoosing] = useState(false);
  const path = typeof value === "string" && value !== "" ? value : undefined;
  const { take, discard, former, focus } = useTaking({ field, path, remove });
  const choose = (each: string): void => {
    setChoosing(false);
    take(each);
  };
  const action = path === undefined ? words.choosePicture : words.chooseOther;
  return (
    <div className="picture-control">
      {path === undefined ? <p className="no-picture">{words.noPicture}</p> : <Thumb path={path} focus={focus} />}
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
          <button type="button" className="quiet" onClick={discard}>
            {words.remove}
          </button>
        )}
      </p>
      {former !== "" && <p className="hint">{fillWord(words.formerWords, { words: former })}</p>}
      {isChoosing && <PictureChooser {...{ path, label, part, choose }} />}
    </div>
  );
}

/**
 * Makes the functions that take another picture, or none. What is written about the one before goes; its words are returned as a hint for
 * whoever writes new ones.
 */
function useTaking({ field, path, remove }: { field: Path; path: string | undefined; remove: () => void }) {
  const { kind, data, edit, show } = useForm();
  const [former, setFormer] = useState("");
  const [focus] = keysBeside(kind, field, ({ fieldType, needs }) => fieldType === "focus" && needs === field.at(-1));
  const [alt] = keysBeside(kind, field, ({ fieldType, of }) => fieldType === "alt" && of === field.at(-1));
  const ofFilm = path !== undefined && isVideo(path) ? keysBeside(kind, field, isOfFilm) : [];
  const stale = [alt, focus, ...ofFilm].filter((key) => key !== undefined && valueAt(data, key) !== undefined);
  const removals = stale.map((key) => ({ kind: "remove" as const, path: key! }));
  const discard = (): void => {
    show(field);
    if (removals.length === 0) remove();
    else edit(field, [{ kind: "remove", path: field }, ...removals]);
  };
  const take = (each: string): void => {
    requestAnimationFrame(() => focusField(nameOfField(alt ?? field)));
    if (each === path) return;
    edit(field, [{ kind: "set", path: field, value: each }, ...removals]);
    if (alt === undefined) return;
    show(alt);
    setFormer((before) => asText(valueAt(data, alt)) || before);
  };
  return { take, discard, former, focus };
}

interface ChooserProps extends Pick<ControlProps, "label" | "part"> {
  /** The picture that is there now. */
  path: string | undefined;
  /** Takes a picture, and moves to its words. */
  choose: (path: string) => void;
}

/** Offers the pictures of the practice, and takes new ones. */
function PictureChooser({ path, label, part, choose }: ChooserProps): ReactNode {
  const { state, words } = useApp();
  const [search, setSearch] = useState("");
  const others = { captions: captionTypes, font: fontTypes }[String(part.fieldType)];
  const files = state.opened.files
    .filter((file) => file.path.startsWith("assets/"))
    .map((file) => file.path.slice("assets/".length))
    .filter((each) => (others ? Object.hasOwn(others, extensionOf(each)) : isPicture(each) || isVideo(each)))
    .filter((each) => each.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <div className="chooser">
      {others === undefined && <AddPicture label={label} onAdded={choose} />}
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
  );
}

/** Lists the paths of the keys beside a picture or film that are about it. */
function keysBeside({ schema }: Kind, field: Path, isAbout: (part: Part) => boolean): Path[] {
  const around = field.slice(0, -1);
  return [...(partAlong(schema, around)?.keys ?? [])].flatMap(([key, part]) =>
    isAbout(part) ? [[...around, key]] : [],
  );
}

/** A small picture with its name, and with the point in the key `focus` that crops keep in view. */
function Thumb({ path, focus }: { path: string; focus?: Path | undefined }): ReactNode {
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
      {address === undefined && <span className="blank" />}
      {address && (focus ? <PointedPicture {...{ address, focus }} /> : <img src={address} alt="" />)}
      <span className="file-name">{path.slice(path.lastIndexOf("/") + 1)}</span>
    </span>
  );
}
