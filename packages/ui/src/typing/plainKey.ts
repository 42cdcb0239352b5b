const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"]';
const PRESSED = 'button:not([data-numeral]), a, [role="switch"], [role="slider"], [role="radio"]';

/**
 * The key of a shortcut that is a plain letter, in lower case. Null while somebody types or composes, in a dialog, and for
 * keys that belong to something else.
 */
export const plainKey = (event: KeyboardEvent): string | null => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.isComposing || event.keyCode === 229) return null;
  const target = event.composedPath()[0];
  if (target instanceof Element) {
    if (target.closest(TYPING) || target.closest('[role="dialog"], [role="menu"]')) return null;
    if (event.key === ' ' && target.closest(PRESSED)) return null;
  }
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
};
