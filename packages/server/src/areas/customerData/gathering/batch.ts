import type { collectEvents, Input } from '@console/api/contract';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import { readMoment } from '../../../text/moment.js';
import { readPhone } from '../uploads/reading/values.js';

/** An event as it is stored. */
export interface CollectedEvent {
  /** Names it within its source. */
  readonly key: string;
  readonly name: string;
  readonly object: string;
  /** Digits; null: none was named. */
  readonly phone: string | null;
  readonly memberNumber: string | null;
  readonly anonymousId: string | null;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly occurredAt: string;
}

type Sent = Pick<Input<typeof collectEvents>, 'batchId' | 'sentTime' | 'events'>;

/** Milliseconds by which a clock may be wrong without being set right. */
const SKEW = 5_000;
/** Milliseconds after which an event is too old: an offline queue is sent long before. */
const OLDEST = 90 * 24 * 3_600_000;

const words = {
  'zh-CN': {
    noMoment: '没有这个时间',
    old: '早于 90 天前，不再接收',
    twice: '属性名重复',
    phone: '不是手机号',
  },
  'en-US': {
    noMoment: 'There is no such time',
    old: 'More than 90 days ago: not taken any more',
    twice: 'Two properties have this name',
    phone: 'Not a phone number',
  },
};

/**
 * The events of a batch with their clocks set right, and none of them in the future. Throws `invalid_request` with what is
 * wrong, by field.
 */
export const eventsOf = ({ batchId, sentTime, events }: Sent, now: Date, language: Language): CollectedEvent[] => {
  const told = words[language];
  const fields: Record<string, string> = {};
  const momentOf = (text: string, field: string): Date => {
    const moment = readMoment(text);
    if (moment === null) fields[field] = told.noMoment;
    return moment ?? now;
  };
  const off = sentTime === undefined ? 0 : now.getTime() - momentOf(sentTime, 'sentTime').getTime();
  const skew = Math.abs(off) > SKEW ? off : 0;

  const read = events.map((event, at): CollectedEvent => {
    const { eventId, eventName, object = '', phoneNumber = '', memberNumber = '', anonymousId, time } = event;
    const { properties = [] } = event;
    const field = (name: string) => `events.${at}.${name}`;
    const done = time === undefined ? now.getTime() : momentOf(time, field('time')).getTime() + skew;
    if (done < now.getTime() - OLDEST) fields[field('time')] ??= told.old;
    const names = new Set<string>();
    for (const [place, { name }] of properties.entries()) {
      if (names.has(name)) fields[field(`properties.${place}.name`)] = told.twice;
      names.add(name);
    }
    const phone = phoneNumber.trim() === '' ? null : readPhone(phoneNumber);
    if (phone !== null && 'problem' in phone) fields[field('phoneNumber')] = told.phone;
    return {
      key: eventId === undefined ? `batch:${batchId}:${at}` : `event:${eventId}`,
      name: eventName.trim(),
      object,
      phone: phone !== null && 'value' in phone ? phone.value : null,
      memberNumber: memberNumber.trim() || null,
      anonymousId: anonymousId ?? null,
      properties: Object.fromEntries(properties.map(({ name, value }) => [name, value])),
      occurredAt: new Date(Math.min(done, now.getTime())).toISOString(),
    };
  });
  if (Object.keys(fields).length > 0) throw fail('invalid_request', { fields });
  return read;
};
