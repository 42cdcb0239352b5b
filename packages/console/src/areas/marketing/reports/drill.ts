import {
  channels,
  type ReportGrouping,
  type ReportMeasure,
  reportMeasures,
  reportReasons,
} from '@console/api/contract';
import dayjs from 'dayjs';
import { oneOf } from '../../../navigation/addressValues.js';

/** A row of a report: what it is told apart by, and which; null: what belongs to none. */
export interface Scope {
  readonly by: ReportGrouping;
  readonly id: string | null;
}

type Reason = (typeof reportReasons)[number];

/** The number whose people are looked at, of a row or of everything that is shown. */
export interface Drill {
  readonly measure: ReportMeasure;
  readonly reason?: Reason;
  readonly of?: Scope;
}

/** Stands in an address for what belongs to none. */
const NONE = '-';
const kinds: readonly ReportGrouping[] = ['plan', 'template', 'task', 'day', 'channel'];
const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text) && text !== NONE;
// The 30th of February would pass for the 2nd of March.
const isDay = (text: string): boolean => dayjs(text).format('YYYY-MM-DD') === text;

/** As it stands in the address: "plan.p1", "day.2026-11-20"; undefined: everything. */
export const writeScope = (of: Scope | undefined): string | undefined => of && `${of.by}.${of.id ?? NONE}`;

/** Undefined for what no row is. */
export const readScope = (text: string | undefined): Scope | undefined => {
  const [kind, id = ''] = text?.split(/\.(.*)/s) ?? [];
  const by = oneOf(kind, kinds);
  if (by === undefined) return undefined;
  if (by === 'day') return isDay(id) ? { by, id } : undefined;
  if (by === 'channel') return oneOf(id, channels) === undefined ? undefined : { by, id };
  if (id === NONE) return { by, id: null };
  return isId(id) ? { by, id } : undefined;
};

/** As it stands in the address: "delivered", "failed.address". */
export const writeMeasure = ({ measure, reason }: Pick<Drill, 'measure' | 'reason'>): string =>
  reason === undefined ? measure : `${measure}.${reason}`;

/** Undefined for what no number counts. */
export const readMeasure = (text: string | undefined): Pick<Drill, 'measure' | 'reason'> | undefined => {
  const [word, why] = text?.split('.') ?? [];
  const measure = oneOf(word, reportMeasures);
  const reason = oneOf(why, reportReasons);
  if (measure === undefined || (why !== undefined && reason === undefined)) return undefined;
  if (reason === undefined) return { measure };
  return measure === 'failed' || measure === 'withheld' ? { measure, reason } : undefined;
};
