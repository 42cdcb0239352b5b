/** Where an OpenAI-compatible service is, and how long it may be silent. */
export interface Connection {
  /**
   * Address of the service, e.g. `http://localhost:11434`, `https://api.example.com/v1` or
   * `https://example.com/api/paas/v4`. `/v1` is added where the path names no version; a full address that ends in
   * `/chat/completions` or `/embeddings` is understood too, and one that ends in `/rerank` is taken as it is. A query
   * (`?api-version=…`) is kept.
   */
  readonly baseUrl: string;
  /** Sent as a bearer token. Left out or empty: no Authorization header. */
  readonly apiKey?: string;
  /** There is a key, but nobody can read it: nothing is asked. */
  readonly keyLost?: boolean;
  /** Name of the model, as the service knows it. */
  readonly model: string;
  /** Milliseconds until the first byte. Default 60,000. */
  readonly firstByteMs?: number;
  /** Milliseconds without a byte after that. Default 60,000. */
  readonly idleMs?: number;
  /** Milliseconds before each further try where a chat service is too busy or has failed. Default two tries. */
  readonly pauses?: readonly number[];
}

const withoutHash = (url: URL): string => {
  url.hash = '';
  return url.href;
};

/** Address of one call. Throws, without repeating it, where `baseUrl` is no http address or holds a password. */
export const callUrl = (baseUrl: string, call: 'chat/completions' | 'embeddings' | 'rerank'): string => {
  let url: URL;
  try {
    url = new URL(baseUrl.trim());
  } catch {
    throw new Error('the address of the model service is not a URL');
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('the model service must be http or https');
  if (url.username !== '' || url.password !== '') {
    throw new Error('the address of the model service must not hold a password; use the key setting');
  }
  const given = url.pathname.replace(/\/+$/, '');
  // Not every service that reranks has it below a version.
  if (call === 'rerank' && given.endsWith('/rerank')) return withoutHash(url);
  const path = given.replace(/\/(chat\/completions|embeddings|rerank)$/, '');
  const versioned = /\/v\d[^/]*(\/|$)/.test(path) ? path : `${path}/v1`;
  url.pathname = `${versioned}/${call}`;
  return withoutHash(url);
};

/** False for an address that no call could be made from. */
export const isUsableAddress = (baseUrl: string): boolean => {
  try {
    callUrl(baseUrl, 'embeddings');
    return true;
  } catch {
    return false;
  }
};
