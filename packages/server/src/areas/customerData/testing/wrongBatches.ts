interface WrongBatch {
  readonly what: string;
  /** What stands instead of a good batch: parts of it, or the whole text. */
  readonly body: object | string;
  /** Status of the reply. Default 400. */
  readonly status?: number;
}

const event = (part: object) => ({ events: [{ eventName: 'view', ...part }] });
const after = (part: object) => ({ events: [{ eventName: 'good' }, { eventName: 'view', ...part }] });
const property = (part: object) => event({ properties: [{ name: 'a', value: 'b', ...part }] });
const strange: readonly unknown[] = [null, 7, true, {}, [], ['a']];
const said = (value: unknown): string => JSON.stringify(value);
const each = (what: string, values: readonly unknown[], body: (value: unknown) => object): WrongBatch[] =>
  values.map((value) => ({ what: `${what} ${said(value).slice(0, 30)}`, body: body(value) }));
const long = (length: number) => 'a'.repeat(length);

/** Wrong requests to the endpoint that takes events; nothing of them may be taken. */
export const wrongBatches: readonly WrongBatch[] = [
  ...['', '{', '[]', 'null', '7', '"text"', 'key=1', '<events/>', '{"key":}', '\u0000'].map((body) => ({
    what: `body ${said(body)}`,
    body,
  })),
  { what: 'body too large', body: { events: [{ eventName: 'view', object: long(300_000) }] }, status: 413 },
  ...each('key', [...strange, '', ' ', long(129), 'gk_wrong'], (key) => ({ key })),
  ...each('batchId', [...strange, '', ' ', long(65)], (batchId) => ({ batchId })),
  ...each('sentTime', [...strange, 'now', '2026-13-40 00:00:00', '2026-02-30T00:00:00Z'], (sentTime) => ({ sentTime })),
  ...each('events', [null, 7, {}, [], [null], [7], ['view'], [{}]], (events) => ({ events })),
  { what: 'too many events', body: { events: Array.from({ length: 101 }, () => ({ eventName: 'view' })) } },
  ...each('eventName', [...strange, '', ' ', long(51)], (eventName) => after({ eventName })),
  ...each('eventId', [...strange, '', long(65)], (eventId) => after({ eventId })),
  ...each('object', [...strange, long(201), 'a\u0000b'], (object) => after({ object })),
  ...each('phoneNumber', [null, 7, {}, '12', 'abc', '1.38E+10', long(21)], (phoneNumber) => after({ phoneNumber })),
  ...each('memberNumber', [null, 7, long(51)], (memberNumber) => after({ memberNumber })),
  ...each('anonymousId', [null, 7, '', long(65)], (anonymousId) => after({ anonymousId })),
  ...each('time', [null, 7, 'now', '2020-01-01 00:00:00', '2026-02-30 00:00:00'], (time) => after({ time })),
  ...each('properties', [null, 7, {}, ['a'], [null]], (properties) => after({ properties })),
  ...each('property name', [null, 7, '', ' ', long(51)], (name) => property({ name })),
  ...each('property value', [null, {}, [], long(501), 1e16], (value) => property({ value })),
  {
    what: 'a property twice',
    body: event({
      properties: [
        { name: 'a', value: 1 },
        { name: 'a', value: 2 },
      ],
    }),
  },
  {
    what: 'too many properties',
    body: event({ properties: Array.from({ length: 51 }, (_, at) => ({ name: `p${at}`, value: at })) }),
  },
  { what: 'an unknown field', body: { token: 'x' } },
  { what: 'an unknown field of an event', body: event({ customerId: 'c1' }) },
  { what: 'an unknown field of a property', body: property({ type: 'text' }) },
];
