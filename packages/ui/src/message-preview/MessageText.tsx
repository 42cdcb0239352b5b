import { Fragment } from 'react';
import { lookUp } from '@console/base';
import { useWords } from '../locale/useWords.js';
import { messagePreviewWords } from './locale.js';
import { Begins, Filled, LinkText, Missing } from './messageText.styles.js';
import type { Piece } from './pieces.js';

interface MessageTextProps {
  pieces: readonly Piece[];
  /** What variables are called. */
  labels: Readonly<Record<string, string>>;
}

const drawn = { text: Fragment, value: Filled, link: LinkText } as const;

/** The words of a message: values underlined, variables without one marked, and where another part of it begins. */
export const MessageText = ({ pieces, labels }: MessageTextProps) => {
  const words = useWords(messagePreviewWords);
  return pieces.map(({ kind, text, begins }, at) => {
    if (kind === 'missing') {
      const label = lookUp(labels, text, text);
      return (
        <Missing key={at} title={words.missing(label)}>
          {label}
        </Missing>
      );
    }
    const Part = drawn[kind];
    return (
      <Fragment key={at}>
        {begins !== undefined && (
          <Begins role="img" aria-label={words.partBegins(begins)} title={words.partBegins(begins)} />
        )}
        <Part>{text}</Part>
      </Fragment>
    );
  });
};
