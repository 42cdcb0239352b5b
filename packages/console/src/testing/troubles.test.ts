import { pageUsers, streamAnswer } from '@console/api/contract';
import { fakeHandlers } from '@console/api/fake';
import { getResponse, type HttpHandler } from 'msw';
import { expect, it } from 'vitest';
import { type Failure, failures, troubleHandlers, troubleOf } from './troubles.js';

const origin = 'http://fake.test';
const handlersFor = (failure: Failure): HttpHandler[] => [
  ...troubleHandlers(troubleOf('0', failure)),
  ...fakeHandlers(),
];

const answered = async (failure: Failure, method: string, path: string): Promise<Response> => {
  const body =
    method === 'GET' ? {} : { body: '{"current":1,"size":20}', headers: { 'content-type': 'application/json' } };
  const reply = await getResponse(handlersFor(failure), new Request(`${origin}${path}`, { method, ...body }));
  if (reply === undefined) throw new Error('Nobody answered');
  return reply;
};

it.each(failures.filter((failure) => failure !== 'streamCut'))('answers every call with %s', async (failure) => {
  const reply = await answered(failure, pageUsers.method, pageUsers.path);
  expect([String(reply.status), String((await reply.json()).code)]).toContain(failure);
});

it('leaves calls as they are where only streams are cut, and cuts a stream after its first words', async () => {
  const page = await answered('streamCut', pageUsers.method, pageUsers.path);
  expect(await page.json()).toMatchObject({ code: 200 });
  const stream = await answered('streamCut', streamAnswer.method, streamAnswer.path);
  await expect(stream.text()).rejects.toThrow('The connection was lost');
});

it('takes for a trouble what the toolbar has, also as a number of an address, and nothing else', () => {
  expect(troubleOf(undefined, undefined)).toEqual({ latency: 0, failure: 'none' });
  expect(troubleOf('2000', 'all')).toEqual({ latency: 2000, failure: 'none' });
  expect(troubleOf(2000, 502)).toEqual({ latency: 2000, failure: '502' });
  expect(troubleHandlers({ latency: 0, failure: 'none' })).toEqual([]);
});
