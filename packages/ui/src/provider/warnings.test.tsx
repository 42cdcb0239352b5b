import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { FailedState } from '../states/FailedState.js';

afterEach(() => {
  vi.restoreAllMocks();
});

it('says what is missing where a widget stands outside of a provider, once', async ({ task }) => {
  // Once for a page: a repetition in it hears nothing more.
  if ((task.result?.repeatCount ?? 0) > 0) return;
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const widget = <FailedState error={{ code: 1, message: '…' }} retry={() => undefined} />;
  await render(widget);
  await render(widget);
  const words = said.mock.calls.map(([first]) => String(first)).filter((line) => line.includes('@console/ui'));
  expect(words).toHaveLength(1);
  expect(words[0]).toContain('<ConsoleProvider>');
});
