import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type TripleKey, useTripleKeys } from './useTripleKeys.js';

const Desk = ({ onKey }: { onKey: (key: TripleKey) => void }) => {
  const root = useRef<HTMLDivElement>(null);
  useTripleKeys({ root, onKey });
  return (
    <div ref={root}>
      <input aria-label="主体" />
    </div>
  );
};

const press = (key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...init }));

it('decides by one key each, but not while somebody types, composes or holds a key down', async () => {
  const onKey = vi.fn();
  const { container } = await render(<Desk onKey={onKey} />);
  for (const key of ['j', 'K', 'a', 'e', 'r', 's', 'z']) press(key);
  expect(onKey.mock.calls.flat()).toEqual(['next', 'previous', 'accept', 'edit', 'refuse', 'later', 'undo']);

  onKey.mockClear();
  const field = container.querySelector('input');
  if (field === null) throw new Error('there is no field');
  press('a', {}, field);
  press('a', { isComposing: true });
  press('a', { ctrlKey: true });
  press('a', { repeat: true });
  expect(onKey).not.toHaveBeenCalled();
  press('j', { repeat: true });
  expect(onKey).toHaveBeenCalledExactlyOnceWith('next');
});

it('leaves the keys to a dialog that lies over it', async () => {
  const onKey = vi.fn();
  await render(
    <>
      <Desk onKey={onKey} />
      <div role="dialog" aria-modal="true" aria-label="写入图谱" />
    </>,
  );
  press('a');
  expect(onKey).not.toHaveBeenCalled();
});
