import { ready } from '@console/base';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { grounded, trend } from './metric.fixtures.js';
import { MetricTrend } from './MetricTrend.js';

/** A key that an input method takes while it composes a word; answers whether the browser would act on it too. */
const pressComposing = (field: Element, key: string): boolean =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true }));

it('neither saves nor closes a note while an input method composes', async () => {
  const onNote = vi.fn(() => Promise.resolve());
  const { getByRole } = await render(
    <ConsoleProvider>
      <MetricTrend metric={grounded} span="近 30 天" before="前 30 天" trend={ready(trend)} onNote={onNote} />
    </ConsoleProvider>,
  );
  await userEvent.click(getByRole('button', { name: '填写说明 11-11' }));
  const field = getByRole('textbox', { name: '11-11 的说明' });
  await userEvent.fill(field, '新赛季');
  expect(pressComposing(field.element(), 'Enter')).toBe(false);
  pressComposing(field.element(), 'Escape');
  await expect.element(field).toHaveValue('新赛季');
  expect(onNote).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onNote).toHaveBeenCalledWith({ valueId: 'v20', note: '新赛季' });
});
