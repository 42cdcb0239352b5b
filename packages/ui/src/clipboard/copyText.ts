/** Puts words on the clipboard; false where the browser refuses. Pages without https have only the old way. */
export const copyText = async (words: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    const field = document.createElement('textarea');
    const focused = document.activeElement;
    field.value = words;
    field.style.position = 'fixed';
    field.style.opacity = '0';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return done;
  }
};
