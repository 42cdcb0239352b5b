/** What the server's security policy asks of styles written at run time. Undefined where there is no such policy. */
export const nonce: string | undefined =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/**
 * Gives every style element that this program makes the page's nonce. antd does so for its themes, but parts of it
 * (the lock of the page's scrolling, the measuring of scroll bars) make style elements that nobody can hand a nonce.
 */
export const giveStylesNonce = (): void => {
  if (nonce === undefined) return;
  const create = document.createElement.bind(document);
  document.createElement = (...call: [string, ElementCreationOptions?]) => {
    const element = create(...call);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
};
