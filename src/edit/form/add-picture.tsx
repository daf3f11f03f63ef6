import { useId, useState, type DragEvent, type ReactNode } from "react";
import { useApp } from "./app-context.ts";
import { acceptedPictures, makeUpright } from "./pictures.ts";

interface AddPictureProps {
  label: string;
  onAdded: (path: string) => void;
}

/** Takes a picture from this device: chosen in a list of files, or dropped here. */
export function AddPicture(props: AddPictureProps): ReactNode {
  const { words } = useApp();
  const { add, isWorking, trouble } = useAdding(props);
  const id = useId();
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void add(event.dataTransfer.files[0]);
  };
  return (
    <div className="add-picture" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <label htmlFor={id}>
        {isWorking ? words.pictureWorking : words.addPicture}
        <span className="said">: {props.label}</span>
      </label>
      <input
        id={id}
        type="file"
        accept={acceptedPictures}
        disabled={isWorking}
        aria-describedby={`${id}-trouble`}
        onChange={({ target }) => {
          void add(target.files?.[0]);
          target.value = "";
        }}
      />
      <p id={`${id}-trouble`} className={trouble === undefined ? "hint" : "problem error"} role="status">
        {trouble}
      </p>
    </div>
  );
}

interface Adding {
  add: (file: File | undefined) => Promise<void>;
  isWorking: boolean;
  trouble: string | undefined;
}

/** Makes the function that prepares a picture and adds it, and says what is in the way. */
function useAdding({ onAdded }: AddPictureProps): Adding {
  const { backend, session, words, announce } = useApp();
  const [trouble, setTrouble] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const take = async (file: File): Promise<string | undefined> => {
    const prepared = await makeUpright(file);
    if ("refused" in prepared) return words[`picture: ${prepared.refused}`];
    const added = await backend.addPicture(prepared.name, prepared.blob);
    if (added.outcome === "refused") return words[`picture: ${added.reason}`];
    session.learnPicture(`assets/${added.path}`);
    announce(words.pictureAdded);
    onAdded(added.path);
    return undefined;
  };
  const add = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setWorking(true);
    setTrouble(await take(file).catch(() => words.gone));
    setWorking(false);
  };
  return { add, isWorking, trouble };
}
