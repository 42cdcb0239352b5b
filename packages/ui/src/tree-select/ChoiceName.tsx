import { Entry } from './TreeSelection.styles.js';

export interface ChoiceNameProps {
  name: string;
  /** More about it, behind the name. */
  note?: string | undefined;
  /** What is looked for, in lower case; marked in the name. */
  sought: string;
}

/** The name of an entry of a tree. */
export const ChoiceName = ({ name, note, sought }: ChoiceNameProps) => {
  const at = sought === '' ? -1 : name.toLowerCase().indexOf(sought);
  const end = at + sought.length;
  return (
    <Entry>
      <span title={name}>
        {at < 0 ? (
          name
        ) : (
          <>
            {name.slice(0, at)}
            <mark>{name.slice(at, end)}</mark>
            {name.slice(end)}
          </>
        )}
      </span>
      {note !== undefined && <small>{note}</small>}
    </Entry>
  );
};
