/** Whether a document may be shown inside a page of another origin. */
export type Framing = readonly string[];

const common = [
  "worker-src 'self' blob:",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

/**
 * The rules for a document. `nonce` is new for each document sent, `embedders` are the origins besides our own that
 * may frame it.
 */
export const contentSecurityPolicy = (nonce: string | null, embedders: Framing = []): string =>
  [
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src-elem 'self'${nonce === null ? '' : ` 'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "frame-src 'self'",
    ...common,
    `frame-ancestors ${["'self'", ...embedders].join(' ')}`,
  ].join('; ');

/**
 * The rules for a document of the Storybook: its own scripts by their hashes, styles that it writes without a nonce, and
 * frames that stories make up.
 */
export const securityOfStorybook = (scriptHashes: readonly string[]): string =>
  [
    ["script-src 'self' 'wasm-unsafe-eval'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "frame-src 'self' blob:",
    ...common,
    "frame-ancestors 'self'",
  ].join('; ');

/** Sets what every response carries, unless it says stricter things itself. */
export const secure = (response: Response): void => {
  const { headers } = response;
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', contentSecurityPolicy(null));
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'no-referrer');
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
};
