/** Takes the style elements that libraries write, and makes constructed sheets of them, which no policy refuses. */
export interface StyleSink {
  /** Where libraries put their style elements. In no document, so that the browser never reads them itself. */
  readonly target: HTMLElement;
  /** In the order of their elements. */
  readonly sheets: () => readonly CSSStyleSheet[];
}

/** The sheet of each style element that was put in a sink. */
const sheetOf = new WeakMap<Node, CSSStyleSheet>();

const give = (style: HTMLStyleElement): void => {
  if (sheetOf.has(style)) return;
  const sheet = new CSSStyleSheet();
  let text = style.textContent;
  if (text !== '') sheet.replaceSync(text);
  sheetOf.set(style, sheet);
  // What writes rules one by one asks for the sheet; what writes them as a text sets the content anew.
  Object.defineProperties(style, {
    sheet: { value: sheet },
    innerHTML: {
      get: () => text,
      set: (next: string) => {
        text = next;
        sheet.replaceSync(next);
      },
    },
  });
};

/** Makes a sink. Everything takes effect at once: what is measured right after a style was written counts with it. */
export const styleSink = (onChange: () => void): StyleSink => {
  const target = document.createElement('div');
  target.insertBefore = (node, before) => {
    if (node instanceof HTMLStyleElement) give(node);
    Node.prototype.insertBefore.call(target, node, before);
    onChange();
    return node;
  };
  target.appendChild = (node) => target.insertBefore(node, null);
  target.removeChild = (node) => {
    Node.prototype.removeChild.call(target, node);
    onChange();
    return node;
  };

  return {
    target,
    sheets: () => Array.from(target.childNodes, (node) => sheetOf.get(node)).filter((sheet) => sheet !== undefined),
  };
};
