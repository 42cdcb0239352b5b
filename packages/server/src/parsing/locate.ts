import type { Position } from '@console/base';
import { textWidth } from './characters.js';
import type { Direction, Span } from './types.js';

/** A rectangle may be this much larger than the lines it stands for. */
const MERGE_LIMIT = 1.25;

/** The parts of one line may together be this much broader than each of them: a line of a scan may climb. */
const CLIMB_LIMIT = 1.15;

type Box = { page: number; left: number; right: number; top: number; bottom: number };

const area = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

/** The part of a span that belongs to the characters `start` to `end` of the content. Null where there is none. */
export const clipSpan = (content: string, span: Span, start: number, end: number): Span | null => {
  const [spanStart, spanEnd, page, left, right, top, bottom, direction] = span;
  const from = Math.max(start, spanStart);
  const to = Math.min(end, spanEnd);
  if (from >= to || content.slice(from, to).trim() === '') return null;
  if (from === spanStart && to === spanEnd) return span;
  const whole = textWidth(content.slice(spanStart, spanEnd));
  const before = textWidth(content.slice(spanStart, from)) / whole;
  const until = textWidth(content.slice(spanStart, to)) / whole;
  const width = right - left;
  const height = bottom - top;
  switch (direction) {
    case 0:
      return [from, to, page, left + before * width, left + until * width, top, bottom, direction];
    case 1:
      return [from, to, page, left, right, top + before * height, top + until * height, direction];
    case 2:
      return [from, to, page, right - until * width, right - before * width, top, bottom, direction];
    case 3:
      return [from, to, page, left, right, bottom - until * height, bottom - before * height, direction];
  }
};

/** Whether two parts of one line climb so far that a rectangle around both would be more than the line. */
const climb = (one: Box, other: Box, union: Box, direction: Direction): boolean => {
  const across = direction === 0 || direction === 2;
  const along = ({ left, right, top, bottom }: Box): readonly [number, number] =>
    across ? [left, right] : [top, bottom];
  const breadth = ({ left, right, top, bottom }: Box): number => (across ? bottom - top : right - left);
  const [[from, to], [start, end]] = [along(one), along(other)];
  const beside = Math.max(from, start) >= Math.min(to, end) - 0.1 * breadth(other);
  return beside && breadth(union) > CLIMB_LIMIT * Math.max(breadth(one), breadth(other));
};

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Where the characters `start` to `end` of a chunk stand on the pages. Neighbouring lines become one rectangle as long
 * as it stays close to the size of the lines themselves, so that a lit region is the text and hardly more.
 */
export const locate = (content: string, spans: readonly Span[], start: number, end: number): Position[] => {
  const groups: { box: Box; lines: number }[] = [];
  for (const span of spans) {
    const clipped = clipSpan(content, span, start, end);
    if (clipped === null) continue;
    const [, , page, left, right, top, bottom, direction] = clipped;
    const box: Box = { page, left, right, top, bottom };
    const last = groups.at(-1);
    if (last !== undefined && last.box.page === page) {
      const union: Box = {
        page,
        left: Math.min(last.box.left, left),
        right: Math.max(last.box.right, right),
        top: Math.min(last.box.top, top),
        bottom: Math.max(last.box.bottom, bottom),
      };
      const lines = last.lines + area(box);
      if (area(union) <= MERGE_LIMIT * lines && !climb(last.box, box, union, direction)) {
        last.box = union;
        last.lines = lines;
        continue;
      }
    }
    groups.push({ box, lines: area(box) });
  }
  return groups.map(({ box }) => [box.page, round(box.left), round(box.right), round(box.top), round(box.bottom)]);
};
