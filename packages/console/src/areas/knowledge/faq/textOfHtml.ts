/** The words of rich text, a line for each block. Nothing in it is run or loaded. */
export const textOfHtml = (html: string): string => {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<\/(?:p|li|h[1-6]|tr|div)>|<br>/g, '$&\n'),
    'text/html',
  );
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
};
