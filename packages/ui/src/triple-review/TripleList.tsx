import type { Async } from '@console/base';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { Check } from '../data-list/Check.js';
import { useLatest } from '../latest/useLatest.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView } from '../states/AsyncView.js';
import { Skeletons } from '../states/Skeletons.js';
import { tripleWords } from './locale.js';
import { Head, Root, Rows, Scroller, Waiting } from './TripleList.styles.js';
import { TripleRow, type TripleVerbs } from './TripleRow.js';
import type { TripleRows } from './types.js';

/** Pixels of a row, and of the current one, until it is drawn and measured. */
const ROW = 55;
const OPEN = 99;
const BEYOND = 8;
/** Pixels that the bar for taking something back covers. */
const FOOT = 64;

export interface TripleListProps extends RootProps<HTMLDivElement> {
  /** What they are: 待审核的三元组. */
  label: string;
  /** How many there are, and those that are loaded by their place. */
  rows: Async<TripleRows>;
  /** Place of the one that is looked at, from 0; -1: none is. */
  current: number;
  /** Places that are drawn now, from 0: those that are to be loaded. */
  onRangeChange: (range: { first: number; last: number }) => void;
  /** One was chosen, by click, Enter or an arrow key. */
  onOpen: (id: string) => void;
  /** Those that are chosen, to do something with them together. */
  selected: ReadonlySet<string>;
  /** One was chosen for that, or let go. */
  onSelectionChange: (selected: ReadonlySet<string>) => void;
  /** What can be done with the current one. Left out: nothing. */
  verbs?: TripleVerbs | undefined;
  /** Why the last verb was refused, told at the current one. */
  problem?: string | undefined;
  /** The current one is corrected: `TripleEditor`. */
  editor?: ReactNode;
  /** Drawn where there are none. */
  empty: ReactNode;
}

/** Triples to be looked at one after another. Draws those in sight, however many there are; arrow keys go through it. */
export const TripleList = (props: TripleListProps) => {
  const { label, rows, current, onRangeChange, onOpen, selected, onSelectionChange } = props;
  const { verbs, problem, editor, empty, ...root } = props;
  const words = useWords(tripleWords);
  const scroller = useRef<HTMLDivElement>(null);
  const { total, rowAt } = rows.state === 'ready' ? rows.data : { total: 0, rowAt: () => undefined };
  const stop = Math.max(0, current);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      if (stop >= range.count || drawn.includes(stop)) return drawn;
      return [...drawn, stop].toSorted((one, other) => one - other);
    },
    [stop],
  );
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (index === current ? OPEN : ROW),
    overscan: BEYOND,
    paddingEnd: FOOT,
    initialRect: { width: 0, height: 900 },
    rangeExtractor,
  });
  const items = virtualizer.getVirtualItems();
  const near = items.filter(({ index }) => index !== stop || index === current);
  const first = near[0]?.index ?? 0;
  const last = near.at(-1)?.index ?? 0;
  const tellRange = useEffectEvent(() => onRangeChange({ first, last }));
  useEffect(() => {
    if (total > 0) tellRange();
  }, [first, last, total]);

  // One that was gone to by a key comes into sight, and one that has the focus hands it on.
  const show = useEffectEvent(() => {
    if (current < 0 || current >= total) return;
    virtualizer.scrollToIndex(current, { align: 'auto' });
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || active.dataset['index'] === undefined) return;
    if (scroller.current?.contains(active))
      scroller.current.querySelector<HTMLElement>(`button[data-index="${current}"]`)?.focus({ preventScroll: true });
  });
  const isThere = total > 0;
  useEffect(() => show(), [current, isThere]);

  const open = useLatest(onOpen);
  const select = useLatest(({ id, selected: on }: { id: string; selected: boolean }) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    onSelectionChange(next);
  });
  const shown = items.flatMap(({ index }) => {
    const triple = rowAt(index);
    return triple === undefined || triple.standing === 'passed' ? [] : [triple.id];
  });
  const chosen = shown.filter((id) => selected.has(id)).length;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { target } = event;
    if (step === undefined || !(target instanceof HTMLElement) || target.dataset['index'] === undefined) return;
    const next = rowAt(stop + step);
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next.id);
  };
  return (
    <Root {...rootProps(root)}>
      <Head>
        <Check
          label={words.selectShown}
          checked={chosen > 0 && chosen === shown.length}
          partly={chosen > 0 && chosen < shown.length}
          disabled={shown.length === 0}
          onChange={({ target }) => onSelectionChange(new Set(target.checked ? [...selected, ...shown] : []))}
        />
        <span>{words.columns.triple}</span>
        <span>{words.columns.marks}</span>
        <span>{words.columns.confidence}</span>
        <span>{words.columns.state}</span>
      </Head>
      <AsyncView
        value={rows}
        what={label}
        skeleton={<Skeletons count={8} />}
        empty={(all) => (all.total === 0 ? empty : null)}
      >
        {() => (
          <Scroller ref={scroller}>
            <Rows aria-label={label} style={{ height: virtualizer.getTotalSize() }} onKeyDown={onKeyDown}>
              {items.map(({ index, start }) => {
                const triple = rowAt(index);
                const isCurrent = index === current;
                return (
                  <li
                    key={index}
                    ref={virtualizer.measureElement}
                    data-index={index}
                    aria-posinset={index + 1}
                    aria-setsize={total}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    {triple === undefined ? (
                      <Waiting aria-label={words.loading} role="status" />
                    ) : (
                      <TripleRow
                        triple={triple}
                        index={index}
                        current={isCurrent}
                        isStop={index === stop}
                        selected={selected.has(triple.id)}
                        onSelect={select}
                        onOpen={open}
                        {...(isCurrent && { verbs, problem, editor })}
                      />
                    )}
                  </li>
                );
              })}
            </Rows>
          </Scroller>
        )}
      </AsyncView>
    </Root>
  );
};
