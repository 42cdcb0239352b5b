import { describe, expect, it } from 'vitest';
import type { ByteReader } from './byteReader.js';
import { PIECE, readAhead } from './readAhead.js';

const never = new AbortController().signal;
const COUNT = 200;

/** Bytes that say which piece they are of, and what was asked of them: pieces, from and up to. */
const counted = () => {
  const asked: [number, number][] = [];
  const bytes = new Uint8Array(COUNT * PIECE - 100).map((_, at) => Math.floor(at / PIECE));
  let broken = false;
  const reader: ByteReader = {
    length: bytes.length,
    head: bytes.slice(0, PIECE),
    read: async (begin, end) => {
      asked.push([begin / PIECE, Math.ceil(end / PIECE)]);
      await Promise.resolve();
      if (broken) throw new Error('broken');
      return bytes.slice(begin, end);
    },
  };
  const lose = (now: boolean) => {
    broken = now;
  };
  return { ahead: readAhead(reader, never), asked, bytes, lose };
};

const piece = (number: number, more = 1) => [number * PIECE, (number + more) * PIECE] as const;

describe('bytes read ahead', () => {
  it('begin where they were asked for, and hold at least what was asked for', async () => {
    const { ahead, bytes } = counted();
    for (const [first, more] of [
      [3, 1],
      [10, 5],
      [4, 2],
      [198, 2],
      [50, 60],
    ] as const) {
      const begin = first * PIECE;
      const end = Math.min(bytes.length, begin + more * PIECE);
      const found = await ahead.read(begin, end);
      expect(found.length).toBeGreaterThanOrEqual(end - begin);
      expect(found.every((value, at) => value === bytes[begin + at])).toBe(true);
    }
  });

  it('are asked for once, also by two at a time', async () => {
    const { ahead, asked } = counted();
    await Promise.all([ahead.read(...piece(20)), ahead.read(...piece(20)), ahead.look(...piece(20))]);
    await ahead.read(...piece(20));
    expect(asked).toHaveLength(1);
  });

  it('that lie side by side are asked for in one where they are wanted at a time', async () => {
    const { ahead, asked } = counted();
    await Promise.all([40, 42, 41, 60].map((number) => ahead.look(...piece(number))));
    expect(asked).toEqual([
      [40, 43],
      [60, 61],
    ]);
  });

  it('go further the longer they are read on', async () => {
    const { ahead, asked } = counted();
    for (let number = 30; number < 60; number += 1) await ahead.read(...piece(number));
    expect(asked.length).toBeLessThan(10);
    await ahead.read(...piece(150));
    expect(asked.at(-1)).toEqual([150, 152]);
  });

  it('are no more than asked for where they are only looked into', async () => {
    const { ahead, asked, bytes } = counted();
    expect(await ahead.look(70 * PIECE + 5, 70 * PIECE + 25)).toEqual(bytes.slice(70 * PIECE + 5, 70 * PIECE + 25));
    expect(asked).toEqual([[70, 71]]);
  });

  it('are not kept for ever, and not looked up again when they were handed on', async () => {
    const { ahead, asked } = counted();
    for (let number = 2; number < 198; number += 1) await ahead.read(...piece(number));
    const before = asked.length;
    expect(await ahead.look(...piece(2))).toBeNull();
    expect(asked).toHaveLength(before);
    expect((await ahead.look(...piece(2), 'again'))?.[0]).toBe(2);
    expect(asked).toHaveLength(before + 1);
  });

  it('that did not come are asked for again', async () => {
    const { ahead, lose } = counted();
    lose(true);
    await expect(ahead.read(...piece(80))).rejects.toThrow('broken');
    lose(false);
    expect((await ahead.read(...piece(80)))[0]).toBe(80);
  });
});
