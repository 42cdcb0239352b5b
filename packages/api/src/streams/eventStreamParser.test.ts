import { createParser } from 'eventsource-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventStreamParser, LONGEST_EVENT, type ServerSentEvent } from './eventStreamParser.js';

type Said = ServerSentEvent | { retry: number } | { comment: string } | { id: string };

/** Everything a parser says about bytes that arrive in these pieces. */
const said = async (pieces: readonly Uint8Array[]): Promise<Said[]> => {
  const all: Said[] = [];
  const { feed } = eventStreamParser({
    onEvent: (event) => all.push(event),
    onRetry: (retry) => all.push({ retry }),
    onComment: (comment) => all.push({ comment }),
    onId: (id) => all.push({ id }),
  });
  const bytes = new ReadableStream<BufferSource>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new Uint8Array(piece));
      controller.close();
    },
  });
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) feed(read.value);
  return all;
};

const cutAt = (wire: Uint8Array, cuts: readonly number[]): Uint8Array[] => {
  const edges = [0, ...cuts.toSorted((a, b) => a - b), wire.length];
  return edges.slice(1).map((edge, index) => wire.subarray(edges[index], edge));
};

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const message = (data: string, lastEventId = '', type = 'message'): ServerSentEvent => ({ type, data, lastEventId });

const cases: [string, string, Said[]][] = [
  ['lines that end in LF', 'data: 一\n\n', [message('一')]],
  ['lines that end in CRLF', 'data: 一\r\n\r\n', [message('一')]],
  ['lines that end in CR', 'data: 一\r\rdata: 二\r\r', [message('一'), message('二')]],
  ['all three ends in one stream', 'data: 一\r\ndata: 二\rdata: 三\n\r\n', [message('一\n二\n三')]],
  ['a byte order mark, once', '\uFEFFdata: 一\n\n', [message('一')]],
  ['a second byte order mark, which spoils the field', '\uFEFF\uFEFFdata: 一\n\ndata: 二\n\n', [message('二')]],
  ['three letters that only look like a byte order mark', 'ï»¿data: 一\n\n', []],
  ['several data lines', 'data: 一\ndata\ndata:  二\n\n', [message('一\n\n 二')]],
  ['data that is empty', 'data\n\ndata:\n\n', [message(''), message('')]],
  [
    'a named event, and the name gone after it',
    'event: delta\ndata: 1\n\ndata: 2\n\n',
    [message('1', '', 'delta'), message('2')],
  ],
  ['an event without data, which is none', 'event: delta\n\ndata: 1\n\n', [message('1')]],
  [
    'an id that stays until another comes',
    'id: 7\ndata: 1\n\ndata: 2\n\nid\ndata: 3\n\n',
    [{ id: '7' }, message('1', '7'), message('2', '7'), { id: '' }, message('3')],
  ],
  ['an id that comes alone', 'id: 8\n\ndata: 1\n\n', [{ id: '8' }, message('1', '8')]],
  [
    'an id with NUL in it, which is no id',
    'id: 1\ndata: 1\n\nid: 2\0\ndata: 2\n\n',
    [{ id: '1' }, message('1', '1'), message('2', '1')],
  ],
  ['retry', 'retry: 3000\nretry: 3s\nretry: -1\nretry:\nretry: 50\n\n', [{ retry: 3000 }, { retry: 50 }]],
  ['comments', ': 心跳\n:\n:x\ndata: 1\n\n', [{ comment: '心跳' }, { comment: '' }, { comment: 'x' }, message('1')]],
  ['fields nobody knows', 'Data: 1\nfoo: 2\n data: 3\ndata : 4\ndata: 5\n\n', [message('5')]],
  ['colons in a value', 'data: a: b:c\n\ndata::\n\n', [message('a: b:c'), message(':')]],
  ['an event cut off at the end of the stream', 'data: 1\n\ndata: 2\n', [message('1')]],
  ['characters of four bytes', 'data: 违例🏀\n\n', [message('违例🏀')]],
];

describe('an event stream', () => {
  it.each(cases)('with %s', async (_name, text, expected) => {
    expect(await said([encode(text)])).toEqual(expected);
  });

  it.each(cases)('byte by byte, with %s', async (_name, text, expected) => {
    expect(await said([...encode(text)].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
  });

  it('says the same however it is cut', async () => {
    const whole = cases.map(([, text]) => `${text}\n\n`).join('');
    const wire = encode(whole);
    const expected = await said([wire]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: wire.length }), { maxLength: 40 }), async (cuts) => {
        expect(await said(cutAt(wire, cuts))).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  const piece = fc.constantFrom(
    '\n',
    '\r',
    '\r\n',
    'data',
    'event',
    'id',
    'retry',
    ':',
    ' ',
    ': ',
    '1',
    '二',
    '🏀',
    '\0',
    '\uFEFF',
    'x',
    ': c',
  );

  it('says the same however it is cut, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 60 }),
        fc.array(fc.nat({ max: 120 }), { maxLength: 20 }),
        async (pieces, wanted) => {
          const wire = encode(pieces.join(''));
          const cuts = wanted.map((cut) => Math.min(cut, wire.length));
          const whole = await said([wire]);
          expect(await said(cutAt(wire, cuts))).toEqual(whole);
          expect(await said([...wire].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('agrees with another parser wherever lines end in LF', () => {
    const lines = fc
      .array(
        piece.filter((part) => !/[\r\n]/.test(part)),
        { maxLength: 6 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(fc.oneof(lines, fc.constant(''))), (all) => {
        const text = `${all.join('\n')}\n\n`;
        const ours: string[] = [];
        const theirs: string[] = [];
        eventStreamParser({ onEvent: ({ type, data }) => ours.push(`${type} ${data}`) }).feed(text);
        createParser({ onEvent: ({ event, data }) => theirs.push(`${event ?? 'message'} ${data}`) }).feed(text);
        expect(ours).toEqual(theirs);
      }),
      { numRuns: 1000 },
    );
  });

  it('is given up when an event never ends', () => {
    const { feed } = eventStreamParser({ onEvent: () => undefined });
    const chunk = `data: ${'x'.repeat(LONGEST_EVENT / 4)}\n`;
    expect(() => {
      for (let count = 0; count < 5; count += 1) feed(chunk);
    }).toThrow(RangeError);
  });
});
