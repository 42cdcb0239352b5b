import { Fragment } from 'react';

/** Shown before the first word that is lit, so that it stands in the lines that there is room for. */
const BEFORE = 24;

export interface LitTextProps {
  text: string;
  /** Each from `start` up to, not including, `end`, in order. */
  matches: readonly { readonly start: number; readonly end: number }[];
}

/** A text with words of it lit, from shortly before the first of them. */
export const LitText = ({ text, matches }: LitTextProps) => {
  const [first] = matches;
  const begin = first === undefined || first.start <= BEFORE * 2 ? 0 : first.start - BEFORE;
  return (
    <>
      {begin > 0 && '…'}
      {matches.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(at === 0 ? begin : matches[at - 1]?.end, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.end ?? begin)}
    </>
  );
};
