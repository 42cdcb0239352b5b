/** The nonce that the page itself tells, where its server follows the convention of Vite. Undefined on a server. */
export const pageNonce = (): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const told = document.querySelector('meta[property="csp-nonce"]');
  return (told instanceof HTMLElement && told.nonce) || undefined;
};
