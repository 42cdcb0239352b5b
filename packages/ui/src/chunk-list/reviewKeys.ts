/** What a key does to the chunk being read while chunks are checked one by one. */
export type ReviewKey = 'next' | 'previous' | 'toggle' | 'check' | 'edit' | 'remove' | 'help';

const keys: Readonly<Record<string, ReviewKey>> = {
  j: 'next',
  k: 'previous',
  ' ': 'toggle',
  c: 'check',
  e: 'edit',
  d: 'remove',
  '?': 'help',
};

const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"]';
const PRESSED = 'button:not([data-numeral]), a, [role="switch"], [role="slider"], [role="radio"]';

/** What a key means; null while somebody types or composes, in a dialog, and for keys that belong to something else. */
export const reviewKeyOf = (event: KeyboardEvent): ReviewKey | null => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.isComposing || event.keyCode === 229) return null;
  const target = event.composedPath()[0];
  if (target instanceof Element) {
    if (target.closest(TYPING) || target.closest('[role="dialog"], [role="menu"], [role="listbox"]')) return null;
    if (event.key === ' ' && target.closest(PRESSED)) return null;
  }
  // A key held down would run through chunks that nobody has seen, and delete them.
  const meaning = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
  return event.repeat && meaning !== 'next' && meaning !== 'previous' ? null : meaning;
};
