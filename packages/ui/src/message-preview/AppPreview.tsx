import { PictureOutlined } from '@ant-design/icons';
import { formatDateTime } from '@console/base';
import { useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { Logo } from '../logo/Logo.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { messagePreviewWords } from './locale.js';
import { MessageText } from './MessageText.js';
import { lockScreens } from './phoneColours.js';
import { piecesOf, type PreviewValues } from './pieces.js';
import { Note, PhoneScreen, Thumb } from './previews.styles.js';

export interface AppPreviewProps extends RootProps {
  /** As it is written, with its variables. Lock screens show one line. */
  title: string;
  /** As it is written, with its variables. Lock screens show four lines. */
  content: string;
  /** It brings a picture along, which is not loaded here. Default false. */
  hasPicture?: boolean;
  /** The lock screen that it arrives on: that of the phone, not of the console. */
  lock: 'light' | 'dark';
  /** What the variables come to for the person that it is shown for. */
  values: PreviewValues;
  /** What variables are called, for those without a value. Default: their names. */
  labels?: Readonly<Record<string, string>>;
  /** When it arrives. Default: now. */
  at?: Date;
}

const none = {};

/** A push message as it arrives on a locked phone. */
export const AppPreview = (props: AppPreviewProps) => {
  const { title, content, hasPicture = false, lock, values, labels = none, at, ...root } = props;
  const words = useWords(messagePreviewWords);
  const [begun] = useState(() => new Date());
  const arrived = at ?? begun;
  const colours = lockScreens[lock];
  const isEmpty = title.trim() === '' && content.trim() === '';
  return (
    <PhoneScreen
      {...rootProps(root)}
      $lock={colours}
      data-light={lock === 'light' ? '' : undefined}
      aria-label={words.app[lock]}
    >
      <i aria-hidden />
      <b>{formatDateTime(arrived).slice(11, 16)}</b>
      <p>{words.date(arrived)}</p>
      <Note $lock={colours}>
        <Logo />
        <div>
          <header>
            <h3>{isEmpty ? words.empty : <MessageText pieces={piecesOf(title, values)} labels={labels} />}</h3>
            <span>{words.now}</span>
          </header>
          {content.trim() !== '' && (
            <p>
              <MessageText pieces={piecesOf(content, values)} labels={labels} />
            </p>
          )}
        </div>
        {hasPicture && (
          <Thumb $lock={colours} role="img" aria-label={words.picture}>
            <PictureOutlined aria-hidden />
          </Thumb>
        )}
      </Note>
    </PhoneScreen>
  );
};
