import { ApiError } from '../client/ApiError.js';
import { expect, it, vi } from 'vitest';
import { toUploadItem } from './uploadItem.js';
import { isUnderWay, type Send, type Upload, uploadQueue } from './uploadQueue.js';

const file = (name: string) => new File(['规则'], name);

const held = () => {
  const sent: { name: string; fail: (error: unknown) => void; signal: AbortSignal | undefined }[] = [];
  const send: Send<never> = ({ name }, _to, { signal }) =>
    new Promise((_resolve, reject) => {
      sent.push({ name, fail: reject, signal });
    });
  return { sent, send };
};

const aborted = new ApiError({ status: 0, code: 'aborted', message: '' });

it('sends two files at a time, in the order they were chosen', async () => {
  const { sent, send } = held();
  const queue = uploadQueue(send, () => undefined);
  queue.add('base', [file('一'), file('二'), file('三')]);
  expect(sent.map(({ name }) => name)).toEqual(['一', '二']);
  sent[0]?.fail(aborted);
  await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['一', '二', '三']));
});

it('stops sending what is taken off the list, and never sends what was refused', () => {
  const { sent, send } = held();
  let uploads: readonly Upload<never>[] = [];
  const queue = uploadQueue(send, (next) => {
    uploads = next;
  });
  queue.add('base', [file('一')], [{ file: file('二'), reason: 'empty' }]);
  expect(sent).toHaveLength(1);
  queue.remove(uploads.find(({ file: { name } }) => name === '一')?.key ?? '');
  expect(sent[0]?.signal?.aborted).toBe(true);
  expect(uploads.map(({ refusal }) => refusal)).toEqual(['empty']);
});

it('stops everything at once, begins nothing that waited, and sends it again when asked to', async () => {
  const { sent, send } = held();
  let uploads: readonly Upload<never>[] = [];
  const queue = uploadQueue(send, (next) => {
    uploads = next;
  });
  queue.add('base', [file('一'), file('二'), file('三')]);
  queue.stop();
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  for (const { fail } of sent) fail(aborted);
  await vi.waitFor(() =>
    expect(uploads.map(toUploadItem).map(({ status }) => status)).toEqual(Array(3).fill('cancelled')),
  );
  expect(sent).toHaveLength(2);
  queue.again(uploads[0]?.key ?? '');
  await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['一', '二', '三']));
  expect(uploads.map(isUnderWay)).toEqual([true, false, false]);
});

it('keeps a file that failed, says why, and sends it again when asked to', async () => {
  const { sent, send } = held();
  let uploads: readonly Upload<never>[] = [];
  const queue = uploadQueue(send, (next) => {
    uploads = next;
  });
  queue.add('base', [file('一')]);
  sent[0]?.fail(new ApiError({ status: 503, code: 503, message: '服务器繁忙，请稍后' }));
  await vi.waitFor(() => expect(uploads[0]?.problem?.message).toBe('服务器繁忙，请稍后'));
  queue.again(uploads[0]?.key ?? '');
  expect(sent).toHaveLength(2);
  expect(uploads[0]?.problem).toBeUndefined();
});

it('sends each file to where it was added, also once more', async () => {
  const places: string[] = [];
  const queue = uploadQueue<string>(
    async (_file, to) => {
      places.push(to);
      if (places.length === 1) throw new ApiError({ status: 503, code: 503, message: '' });
      return 'stored';
    },
    (next) => {
      uploads = next;
    },
  );
  let uploads: readonly Upload<string>[] = [];
  queue.add('a', [file('一')]);
  queue.add('b', [file('二')]);
  await vi.waitFor(() => expect(uploads.map(({ stored }) => stored)).toEqual(['stored', undefined]));
  queue.again(uploads[1]?.key ?? '');
  await vi.waitFor(() => expect(uploads.map(({ stored }) => stored)).toEqual(['stored', 'stored']));
  expect(places).toEqual(['a', 'b', 'a']);
});
