import { endpoint } from '@console/api/contract';
import { known } from '@console/api/contract/fields';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkReply } from './checkReply.js';

const seat = z.looseObject({ id: z.string(), taken: z.optional(z.nullable(z.looseObject({ by: z.string() }))) });
const listSeats = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/seats',
  needs: 'public',
  origin: 'ours',
  reply: z.looseObject({ list: z.array(z.union([seat, z.looseObject({ row: z.int(), seats: z.array(seat) })])) }),
});

it.each<[string, unknown]>([
  [
    'what it says',
    { list: [{ id: 'a' }, { id: 'b', taken: null }, { row: 1, seats: [{ id: 'c', taken: { by: 'd' } }] }] },
  ],
  ['what JSON leaves out', { list: [], more: undefined }],
])('takes a reply of the contract: %s', (_which, reply) => {
  expect(() => checkReply(listSeats, reply)).not.toThrow();
});

it.each<[string, unknown, RegExp]>([
  ['a wrong type', { list: [{ id: 1 }] }, /does not say/],
  ['something missing', {}, /does not say/],
  ['a name it does not have', { list: [], secret: 1 }, /does not name: secret/],
  ['one deep inside', { list: [{ id: 'a', taken: { by: 'b', hash: 'c' } }] }, /does not name: list.0.taken.hash/],
  ['one in a choice', { list: [{ row: 1, seats: [{ id: 'a', owner: 'b' }] }] }, /does not name: list.0.seats.0.owner/],
])('refuses %s', (_which, reply, message) => {
  expect(() => checkReply(listSeats, reply)).toThrow(message);
});

it('holds itself to the words of a list that lets later servers say others', () => {
  const readSeat = endpoint({
    kind: 'read',
    method: 'GET',
    path: '/seat',
    needs: 'public',
    origin: 'ours',
    reply: z.looseObject({ state: known(['free', 'taken']) }),
  });
  expect(() => checkReply(readSeat, { state: 'taken' })).not.toThrow();
  expect(() => checkReply(readSeat, { state: 'reserved' })).toThrow(/does not name: state = reserved/);
});
