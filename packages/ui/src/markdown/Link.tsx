import type { ReactNode } from 'react';
import { hostShown, safeHref } from './links.js';

/** Longer links may break across lines. */
const SHORT = 24;

export interface LinkProps {
  href: string;
  /** Its words as plain text. */
  words: string;
  children?: ReactNode;
}

/** A link that leads to the web or to mail, in a window of its own; of another address only the words are shown. */
export const Link = ({ href, words, children }: LinkProps) => {
  const address = safeHref(href);
  if (address === null) return children;
  const host = hostShown(address, words);
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      data-short={words.length + (host?.length ?? 0) <= SHORT || undefined}
    >
      {children}
      {host !== null && (
        <>
          {' '}
          <bdi className="answer-host" dir="ltr">
            {host}
          </bdi>
        </>
      )}
    </a>
  );
};
