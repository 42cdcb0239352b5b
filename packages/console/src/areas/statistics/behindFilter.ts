import type { countUsageAnswers, Input } from '@console/api/contract';
import { formatDateTime } from '@console/base';
import type { Span } from '@console/ui/range-picker';
import { inShanghai } from '../../time/inShanghai.js';
import type { Behind } from './behind.js';

type Filter = Input<typeof countUsageAnswers>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** True where the steps of a span's trend are hours. */
export const isByTheHour = ({ startTime, endTime }: Span): boolean =>
  Date.parse(`${endTime.replace(' ', 'T')}Z`) - Date.parse(`${startTime.replace(' ', 'T')}Z`) < 2 * DAY;

/** The later of two moments as calls take them. */
const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** Which answers stand behind a number of a span. A step ends with the span. */
export const filterOf = (behind: Behind, span: Span): Filter => {
  const { startTime, endTime } = span;
  switch (behind.kind) {
    case 'all':
      return { startTime, endTime };
    case 'assistant':
      return { startTime, endTime, assistantId: behind.id };
    case 'role':
      return { startTime, endTime, roleId: behind.id };
    case 'knowledgeBase':
      return { startTime, endTime, knowledgeBaseId: behind.id };
    case 'document':
      return { startTime, endTime, documentId: behind.id };
    case 'hour':
      return { startTime, endTime, weekday: behind.weekday, hour: behind.hour };
    case 'step': {
      const from = new Date(behind.time);
      const last = new Date(from.getTime() + (isByTheHour(span) ? HOUR : DAY) - 1000);
      const clock = (moment: Date) => formatDateTime(inShanghai(moment));
      return { startTime: later(startTime, clock(from)), endTime: earlier(endTime, clock(last)) };
    }
  }
};

/** False for a step of another span, as an old link may name one. */
export const isWithin = (behind: Behind, span: Span): boolean => {
  if (behind.kind !== 'step') return true;
  const { startTime, endTime } = filterOf(behind, span);
  return startTime <= endTime;
};
