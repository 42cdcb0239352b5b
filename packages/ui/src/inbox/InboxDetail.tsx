import { DownOutlined, LeftOutlined, UpOutlined } from '@ant-design/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton.js';
import { detailWords } from '../detail-drawer/locale.js';
import { useWords } from '../locale/useWords.js';
import { useMobile } from '../media/useMedia.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Detail, DetailBody } from './InboxFrame.styles.js';
import { KeyHints, type KeyHintsProps } from './KeyHints.js';
import { inboxWords } from './locale.js';

export interface InboxDetailProps extends RootProps {
  /** What it is about. */
  title: string;
  /** Which of the list it is, from 1, and of how many: `[3, '1,000+']`. Left out: it is not in the list. */
  place?: readonly [number, string] | undefined;
  /** In its head. On a phone the first stands at the foot too, with its word. */
  actions: ReactNode;
  /** At the foot of a phone, in the place of the keys. */
  phoneActions?: ReactNode;
  /** What the keys do, told at the foot. */
  keys: KeyHintsProps['keys'];
  /** Back to the list, where it lies over that. */
  onBack: () => void;
  /** The one before is wanted. Left out: there is none. */
  onPrevious?: (() => void) | undefined;
  /** The one after is wanted. Left out: there is none. */
  onNext?: (() => void) | undefined;
  /** Scrolls. Begins at its top for each `title`. */
  children: ReactNode;
}

/** The one that is looked at: what it is about, what can be done with it, and the way to its neighbours. */
export const InboxDetail = (props: InboxDetailProps) => {
  const { title, place, actions, phoneActions, keys, onBack, onPrevious, onNext, children, ...root } = props;
  const words = useWords(inboxWords);
  const walk = useWords(detailWords);
  const mobile = useMobile();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.scrollTo({ top: 0 });
  }, [title]);
  return (
    <Detail {...rootProps(root)} aria-label={words.detail}>
      <header>
        {mobile && <IconButton label={words.back} icon={<LeftOutlined />} onClick={onBack} />}
        <h2 title={title}>{title}</h2>
        {actions}
      </header>
      {/* Can be scrolled by the keyboard, whatever is in it. */}
      <DetailBody ref={body} data-scrolls="" tabIndex={0} role="group" aria-label={title}>
        {children}
      </DetailBody>
      <footer>
        {mobile ? phoneActions : <KeyHints keys={keys} />}
        {!mobile && (
          <>
            {place !== undefined && <span>{walk.place(...place)}</span>}
            <IconButton
              label={walk.previous}
              icon={<UpOutlined />}
              disabled={onPrevious === undefined}
              onClick={() => onPrevious?.()}
            />
            <IconButton
              label={walk.next}
              icon={<DownOutlined />}
              disabled={onNext === undefined}
              onClick={() => onNext?.()}
            />
          </>
        )}
      </footer>
    </Detail>
  );
};
