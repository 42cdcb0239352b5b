import { afterEach, expect, it } from 'vitest';
import { type FakeModel, startFakeModel } from './fakeModel.js';

let model: FakeModel | undefined;
afterEach(() => model?.close());

it('lets an answer go on that has yet to come to its pause', async () => {
  model = await startFakeModel({ behaviour: { reply: ['一', '二', '三'], pauseAfter: 2, delayMs: 1 } });
  const response = await fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: '数' }] }),
  });
  model.resume();
  expect(await response.text()).toContain('[DONE]');
});
