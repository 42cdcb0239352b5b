/** Whether a document may be shown inside a page of another origin. */
export type Framing = readonly string[];

/**
 * The rules for a document. `nonce` is new for each document sent, `embedders` are the origins besides our own that
 * may frame it.
 */
export const contentSecurityPolicy = (nonce: string | null, embedders: Framing = []): string =>
  [
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src-elem 'self'${nonce === null ? '' : ` 'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "worker-src 'self' blob:",
    "img-src 'self' blob: data:",
    "frame-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...embedders].join(' ')}`,
  ].join('; ');

/** Sets what every response carries, unless it says stricter things itself. */
export const secure = (response: Response): void => {
  const { headers } = response;
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', contentSecurityPolicy(null));
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'no-referrer');
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
};
