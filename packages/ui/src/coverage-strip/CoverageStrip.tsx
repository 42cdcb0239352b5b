import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { coverageWords } from './locale.js';
import { useSize } from '../media/useSize.js';
import { BAR_HEIGHT, Frame, Key, Labels, Legend, Root, Summary, Tip, Track } from './CoverageStrip.styles.js';
import {
  type Bar,
  barsOf,
  type CoveragePage,
  coverageOf,
  gapOf,
  type Label,
  labelsOf,
  scansOf,
  shareOf,
  standingOf,
} from './coverage.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface CoverageStripProps extends RootProps<HTMLDivElement> {
  /** Every page of the document, first page first. */
  pages: readonly CoveragePage[];
  /** The page being read, from 1. */
  page: number;
  /** Another page was chosen, by the pointer or by the keyboard. */
  onPageChange: (page: number) => void;
  /** How many chunks there are, and how many of them are enabled. Left out, they are not counted. */
  chunks?: { all: number; enabled: number };
  /** Offers to read failed pages again. Left out, there is no such offer. */
  onRetry?: (pages: readonly number[]) => void;
  /** Stands after the figures. */
  extra?: ReactNode;
}

const barPath = (bars: readonly Bar[], draw: (bar: Bar) => { top: number; height: number } | null): string =>
  bars
    .map((bar) => {
      const box = draw(bar);
      if (!box || box.height <= 0) return '';
      const radius = Math.min(2, bar.width / 4, box.height / 2);
      const { x, width } = bar;
      return `M${x + radius} ${box.top}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}v${box.height - 2 * radius}q0 ${radius} ${-radius} ${radius}h${2 * radius - width}q${-radius} 0 ${-radius} ${-radius}v${2 * radius - box.height}q0 ${-radius} ${radius} ${-radius}Z`;
    })
    .join('');

const upTo = (bar: Bar) => ({ top: BAR_HEIGHT * (1 - bar.share), height: BAR_HEIGHT * bar.share });
const whole = { top: 0, height: BAR_HEIGHT };

/** Pixels that 12 px words take. */
const wordsWidth = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 12 : sign === ' ' ? 4 : 7), 0);

/** One bar a page: how much of its text the chunks cover. A slider over the document's pages. */
export const CoverageStrip = ({ pages, page, onPageChange, chunks, onRetry, extra, ...root }: CoverageStripProps) => {
  const words = useWords(coverageWords);
  const { attributes, narrow: mobile } = useRoom(root.ref);
  const track = useRef<HTMLDivElement>(null);
  const { width } = useSize(track);
  const [pointed, setPointed] = useState<number | null>(null);
  const count = pages.length;
  const bars = useMemo(() => barsOf(pages, width), [pages, width]);
  const share = useMemo(() => coverageOf(pages), [pages]);
  const scans = useMemo(() => scansOf(pages), [pages]);

  const wordsOf = ({ kind, run }: Label): string => {
    if (kind === 'thin') return words.thinRun(run.first, run.last);
    if (kind === 'failed') return (mobile ? words.failedShort : words.failedRun)(run.first, run.last);
    return String(run.first);
  };
  const retries = (kind: Label['kind']) => kind === 'failed' && !mobile && onRetry !== undefined;
  const labels = labelsOf(mobile ? withoutThin(pages) : pages, page, width, (label) =>
    wordsWidth(wordsOf(label) + (retries(label.kind) ? words.comma + words.retry : '')),
  );

  const tell = (number: number): string => {
    const one = pages[number - 1];
    const standing = one ? standingOf(one) : 'empty';
    const percent = one ? Math.round(shareOf(one) * 100) : 0;
    if (standing === 'failed') return words.pageFailed(number);
    if (standing === 'empty') return words.pageEmpty(number);
    const told = standing === 'thin' ? words.pageThin(number, percent) : words.pageCovered(number, percent);
    const confidence = one?.confidence;
    return confidence === undefined ? told : words.pageScanned(told, Math.round(confidence * 100));
  };

  const go = (number: number) => {
    const next = Math.min(count, Math.max(1, number));
    if (next !== page) onPageChange(next);
  };
  const pageUnder = (event: PointerEvent): number => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - box.left) / Math.max(1, box.width)) * count) + 1;
    return Math.min(count, Math.max(1, at));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: page - 1,
      ArrowDown: page - 1,
      ArrowRight: page + 1,
      ArrowUp: page + 1,
      PageDown: page - 10,
      PageUp: page + 10,
      Home: 1,
      End: count,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };

  if (count === 0) return null;
  const pitch = width / count;
  const gap = gapOf(pitch);
  const frame = Math.max(pitch - gap, 4) + 8;
  const centre = (number: number) => (number - 0.5) * pitch - gap / 2;
  return (
    <RoomContext value={mobile}>
      <Root {...rootProps(root)} {...attributes}>
        <Summary>
          {chunks && (
            <span>
              {words.chunks(chunks.all)} <b>{chunks.enabled.toLocaleString('en-US')}</b>
            </span>
          )}
          {share !== null && (
            <span>
              {words.coverage} <b>{(share * 100).toFixed(1)}%</b>
            </span>
          )}
          {scans !== null && (
            <span>
              {words.scans(scans.count)} <b>{Math.round(scans.confidence * 100)}%</b>
            </span>
          )}
          {extra}
          <Legend aria-hidden="true">
            <Key>{words.covered}</Key>
            <Key data-standing="uncovered">{words.uncovered}</Key>
            <Key data-standing="thin">{words.thin}</Key>
            <Key data-standing="failed">{words.failed}</Key>
          </Legend>
        </Summary>
        <Track
          ref={track}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input puts its thumb beside the bar
          role="slider"
          tabIndex={0}
          aria-label={words.slider}
          aria-valuemin={1}
          aria-valuemax={count}
          aria-valuenow={page}
          aria-valuetext={tell(page)}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            go(pageUnder(event));
          }}
          onPointerMove={(event) => {
            const number = pageUnder(event);
            setPointed(number);
            if (event.currentTarget.hasPointerCapture(event.pointerId)) go(number);
          }}
          onPointerLeave={() => setPointed(null)}
        >
          <svg aria-hidden="true" shapeRendering={pitch < 3 ? 'crispEdges' : undefined}>
            <path className="rest" d={barPath(bars, () => whole)} />
            <path className="covered" d={barPath(bars, (bar) => (bar.standing === 'covered' ? upTo(bar) : null))} />
            <path className="thin" d={barPath(bars, (bar) => (bar.standing === 'thin' ? upTo(bar) : null))} />
            <path className="failed" d={barPath(bars, (bar) => (bar.standing === 'failed' ? whole : null))} />
          </svg>
          {width > 0 && <Frame style={{ left: centre(page) - frame / 2, width: frame }} />}
          {pointed !== null && (
            <Tip style={{ left: Math.min(Math.max(60, centre(pointed)), Math.max(60, width - 60)) }}>
              {tell(pointed)}
            </Tip>
          )}
        </Track>
        <Labels>
          {labels.map((label) => (
            <span key={label.key} data-kind={label.kind} style={{ left: label.x }}>
              {wordsOf(label)}
              {retries(label.kind) && (
                <>
                  {words.comma}
                  <button type="button" onClick={() => onRetry?.(numbersOf(label))}>
                    {words.retry}
                  </button>
                </>
              )}
            </span>
          ))}
        </Labels>
      </Root>
    </RoomContext>
  );
};

const numbersOf = ({ run }: Label): number[] =>
  Array.from({ length: run.last - run.first + 1 }, (_, index) => run.first + index);

/** On a narrow strip only failures are named. */
const withoutThin = (pages: readonly CoveragePage[]): CoveragePage[] =>
  pages.map((page) => (standingOf(page) === 'thin' ? { ...page, covered: page.characters } : page));
