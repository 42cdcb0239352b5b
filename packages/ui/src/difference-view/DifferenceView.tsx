import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { useMobile } from '../media/useMedia.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView } from '../states/AsyncView.js';
import { Notice } from '../states/Notice.js';
import { Bar, Counts, Place, Root } from './DifferenceView.styles.js';
import { differenceWords } from './locale.js';
import { LineTable } from './LineTable.js';
import { type DifferenceRows, rowsOf } from './rows.js';
import type { DifferenceText } from './types.js';
import { type Difference, useDifference } from './useDifference.js';

/** `side`: the two beside one another. `inline`: removed lines over added ones. */
export type DifferenceLayout = 'side' | 'inline';

export interface DifferenceViewProps extends RootProps<HTMLDivElement> {
  /** Names what is compared: "提示词". */
  label: string;
  /** The older one. Hand in the same array as long as nothing in it changes. */
  before: DifferenceText;
  /** What it is now, or would be. */
  after: DifferenceText;
  /** What the older one is called. Default 旧. */
  beforeTitle?: string;
  /** Default 新. */
  afterTitle?: string;
  /** How the two stand. On a phone always below one another. */
  layout?: DifferenceLayout;
  /** Default `side`. */
  defaultLayout?: DifferenceLayout;
  /** The reader chose to see both beside each other, or below each other. */
  onLayoutChange?: (layout: DifferenceLayout) => void;
  /** Unchanged lines left in sight beside each change. Default 3. */
  context?: number;
  /** Pixels that the lines may take before they scroll. Default 480. */
  height?: number;
}

const NONE: ReadonlySet<string> = new Set();
const NOTHING: DifferenceRows = { rows: [], changes: [], added: 0, removed: 0 };

/**
 * What differs between two texts, or between two lists of fields: by lines and within them, with what is the same folded
 * away. J and K, or the two buttons, go from one change to the next.
 */
export const DifferenceView = ({
  label,
  before,
  after,
  beforeTitle,
  afterTitle,
  layout: given,
  defaultLayout = 'side',
  onLayoutChange,
  context = 3,
  height = 480,
  ...root
}: DifferenceViewProps) => {
  const words = useWords(differenceWords);
  const id = useId();
  const isNarrow = useMobile();
  const [own, setOwn] = useState(defaultLayout);
  const [opened, setOpened] = useState(NONE);
  const [current, setCurrent] = useState(-1);
  const difference = useDifference(before, after, words.failed);
  const chosen = given ?? own;
  const layout = isNarrow ? 'inline' : chosen;

  const data = difference.state === 'ready' ? difference.data : undefined;
  const [of, setOf] = useState(data);
  if (data !== of) {
    setOf(data);
    // The same one, where none was opened: many thousand rows are not made twice.
    setOpened(NONE);
    setCurrent(-1);
  }
  const drawn = useMemo(
    () => (data === undefined ? NOTHING : rowsOf(data.sections, data.runs, { layout, context, opened })),
    [data, layout, context, opened],
  );
  const changes = drawn.changes.length;

  const step = (by: 1 | -1) => {
    if (changes > 0) setCurrent((at) => (at < 0 && by < 0 ? changes - 1 : (at + by + changes) % changes));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'j' && key !== 'k') return;
    event.preventDefault();
    step(key === 'j' ? 1 : -1);
  };
  const onLayout = (next: DifferenceLayout) => {
    setOwn(next);
    onLayoutChange?.(next);
  };
  const place = current < 0 ? words.places(changes) : words.place(current + 1, changes);

  return (
    <Root {...rootProps(root)} role="group" aria-label={label} onKeyDown={onKeyDown}>
      <Bar>
        {data !== undefined && changes === 0 && <Place>{words.none}</Place>}
        {changes > 0 && (
          <>
            <Counts role="img" aria-label={words.counts(drawn.added, drawn.removed)}>
              <ins>+{drawn.added}</ins>
              <del>−{drawn.removed}</del>
            </Counts>
            <Place role="status">{place}</Place>
            <IconButton label={words.previous} aria-keyshortcuts="K" icon={<UpOutlined />} onClick={() => step(-1)} />
            <IconButton label={words.next} aria-keyshortcuts="J" icon={<DownOutlined />} onClick={() => step(1)} />
          </>
        )}
        {!isNarrow && (
          <Segmented<DifferenceLayout>
            aria-label={words.layout}
            name={id}
            options={[
              { value: 'side', label: words.side },
              { value: 'inline', label: words.inline },
            ]}
            value={chosen}
            onChange={onLayout}
          />
        )}
      </Bar>
      {data?.coarse && <Notice tone="warning">{words.coarse}</Notice>}
      <AsyncView<Difference> value={difference} what={label}>
        {({ words: compareWords }) => (
          <LineTable
            label={label}
            drawn={drawn}
            layout={layout}
            current={current}
            height={height}
            compareWords={compareWords}
            titles={[beforeTitle ?? words.before, afterTitle ?? words.after]}
            onUnfold={(key) => setOpened(new Set([...opened, key]))}
          />
        )}
      </AsyncView>
    </Root>
  );
};
