import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { useListKeys } from '../typing/useListKeys.js';
import { Place, Steps } from './DetailDrawer.styles.js';
import { detailWords } from './locale.js';

export interface RecordStepsProps extends RootProps<HTMLSpanElement> {
  /** Which of the list's records it is, from 1, and how many that has. Default: it is not told. */
  place?: { at: number; of: number | string };
  /** Opens the record before in the list. Left out: there is none. */
  onPrevious?: (() => void) | undefined;
  /** Opens the record after in the list. Left out: there is none. */
  onNext?: (() => void) | undefined;
}

const keys = { j: 'next', k: 'previous' } as const;

/** The way from one record's own page to those beside it in the list that it was opened from; by J and K, too. */
export const RecordSteps = ({ place, onPrevious, onNext, ...root }: RecordStepsProps) => {
  const words = useWords(detailWords);
  const seen = useRef<HTMLSpanElement>(null);
  useListKeys({ root: seen, keys, onKey: (act) => (act === 'next' ? onNext : onPrevious)?.() });
  return (
    <Steps {...rootProps(root)} role="group" aria-label={words.steps}>
      <span ref={seen}>
        {place && <Place aria-live="polite">{words.place(place.at, place.of)}</Place>}
        <IconButton
          label={words.previous}
          icon={<UpOutlined />}
          aria-keyshortcuts="K"
          disabled={onPrevious === undefined}
          onClick={() => onPrevious?.()}
        />
        <IconButton
          label={words.next}
          icon={<DownOutlined />}
          aria-keyshortcuts="J"
          disabled={onNext === undefined}
          onClick={() => onNext?.()}
        />
      </span>
    </Steps>
  );
};
