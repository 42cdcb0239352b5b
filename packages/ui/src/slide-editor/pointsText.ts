import type { SlidePoint } from '@console/base/slides';

const INNER = '  - ';

/** Points as they are typed: one a line, those of the inner level behind two spaces and a dash. */
export const pointsText = (points: readonly SlidePoint[]): string =>
  points.map(({ text, level }) => (level > 0 ? `${INNER}${text}` : text)).join('\n');

/** A line that begins with a tab, with spaces or with two dashes is of the inner level; signs before a point are dropped. */
const pointOf = (line: string): SlidePoint => {
  const [, indent = '', sign = '', text = ''] = /^(\s*)((?:[-*•·–]{1,2}\s+)?)(.*)$/u.exec(line) ?? [];
  const inner = indent.includes('\t') || indent.replaceAll('　', '  ').length >= 2 || sign.trim().length === 2;
  return { text: text.trim(), level: inner ? 1 : 0 };
};

/** What was typed as points; empty lines are none. The first is always of the outer level. */
export const readPoints = (text: string): readonly SlidePoint[] =>
  text
    .split(/\r\n?|\n/u)
    .map(pointOf)
    .filter((point) => point.text !== '')
    .map((point, at) => (at === 0 ? { ...point, level: 0 } : point));

export const samePoints = (one: readonly SlidePoint[], other: readonly SlidePoint[]): boolean =>
  one.length === other.length &&
  one.every(({ text, level }, at) => text === other[at]?.text && level === other[at]?.level);

/** What stands in a field, and what is marked in it. */
export interface Typed {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The marked lines one level in or out, as by Tab and Shift+Tab. What is marked stays marked. */
export const indentLines = ({ text, start, end }: Typed, inwards: boolean): Typed => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const until = text.indexOf('\n', end);
  const to = until < 0 ? text.length : until;
  const lines = text.slice(from, to).split('\n');
  const moved = lines.map((line) => {
    const [bare] = /^(?:\s*)(?:[-*•·–]{1,2}\s+)?(.*)$/u.exec(line)?.slice(1) ?? [line];
    return `${inwards ? INNER : ''}${bare ?? ''}`;
  });
  const first = (moved[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  const all = moved.join('\n').length - (to - from);
  return {
    text: `${text.slice(0, from)}${moved.join('\n')}${text.slice(to)}`,
    start: Math.max(from, start + first),
    end: Math.max(from, end + all),
  };
};
