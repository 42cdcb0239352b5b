import { formatDateTime } from '@console/base';
import { useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { messagePreviewWords } from './locale.js';
import { MessageText } from './MessageText.js';
import { cutAtParts, type PreviewValues, sizeOf, smsPieces } from './pieces.js';
import { Billed, SmsScreen, Time } from './previews.styles.js';

export interface SmsPreviewProps extends RootProps {
  /** Stands before the text as 【signName】; empty: none. */
  signName: string;
  /** As it is written, with its variables: `${name}，周六开赛`. */
  content: string;
  /** What the variables come to for the person that it is shown for. */
  values: PreviewValues;
  /** What variables are called, for those without a value. Default: their names. */
  labels?: Readonly<Record<string, string>>;
  /** When it arrives. Default: now. */
  at?: Date;
}

const none = {};

/** A text message as it is read on a phone: the sign, filled variables underlined, and where another paid part begins. */
export const SmsPreview = ({ signName, content, values, labels = none, at, ...root }: SmsPreviewProps) => {
  const words = useWords(messagePreviewWords);
  const [begun] = useState(() => new Date());
  const { letters, segments } = sizeOf(signName, content, values);
  const isEmpty = content.trim() === '';
  return (
    <SmsScreen {...rootProps(root)} data-light="" aria-label={words.sms}>
      <Time>{words.today(formatDateTime(at ?? begun).slice(11, 16))}</Time>
      <div>
        {isEmpty ? (
          words.empty
        ) : (
          <MessageText pieces={cutAtParts(smsPieces(signName, content, values))} labels={labels} />
        )}
      </div>
      {!isEmpty && <Billed>{words.billed(letters, segments)}</Billed>}
    </SmsScreen>
  );
};
