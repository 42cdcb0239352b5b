import { channels } from '@console/api/contract';
import { oneOf } from '../../../navigation/addressValues.js';
import type { Scope } from './drill.js';
import type { FigureFilter } from './otherSide.js';

/** Which messages stand behind the numbers of a row, of those that are shown. */
export const drillFilter = (filter: FigureFilter, of: Scope | undefined): FigureFilter => {
  if (of === undefined) return filter;
  const { by, id } = of;
  if (by === 'plan') return { ...filter, planId: id };
  if (by === 'template') return { ...filter, templateId: id };
  if (by === 'task') return { ...filter, taskId: id };
  if (id === null) return filter;
  if (by === 'channel') return { ...filter, channel: oneOf(id, channels) };
  return { ...filter, startTime: `${id} 00:00:00`, endTime: `${id} 23:59:59` };
};

/** False for a day of another time, as an old link may name one. */
export const isWithin = (filter: FigureFilter, of: Scope | undefined): boolean =>
  of?.by !== 'day' ||
  of.id === null ||
  (of.id >= filter.startTime.slice(0, 10) && of.id <= filter.endTime.slice(0, 10));
