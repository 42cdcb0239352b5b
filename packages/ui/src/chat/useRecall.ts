import { type KeyboardEvent, useState } from 'react';

/** Earlier questions on the arrow keys: up from an empty field to the last one, and on; down back to empty. */
export const useRecall = (history: readonly string[], value: string, change: (value: string) => void) => {
  const [recalled, setRecalled] = useState<number | null>(null);
  const onArrow = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const showing = recalled !== null && history[recalled] === value;
    if (!showing && (value !== '' || step === 1)) return;
    const next = (showing ? recalled : history.length) + step;
    if (next < 0) return;
    event.preventDefault();
    setRecalled(next < history.length ? next : null);
    change(history[next] ?? '');
  };
  return { onArrow, forget: () => setRecalled(null) };
};
