/** Milliseconds that lie at least between two tokens. */
const INTERVAL = 60_000;

/** Where the token of one element comes from. It is kept in memory alone. */
export interface TokenSource {
  /** Asked of the page itself. */
  readonly getToken?: (() => Promise<string>) | undefined;
  /** Address on the page's own server that answers `{"token": "…"}`. */
  readonly tokenUrl?: string | undefined;
}

const isAnswer = (value: unknown): value is { token: string } =>
  typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string';

const fromAddress = async (address: string): Promise<string> => {
  const url = new URL(address, document.baseURI);
  if (!/^https?:$/.test(url.protocol)) throw new Error('no address of a token');
  // As the script for frames asks: one address serves both.
  const response = await fetch(url, { method: 'POST', credentials: 'same-origin', cache: 'no-store' });
  if (!response.ok) throw new Error(`no token: ${response.status}`);
  const answer: unknown = await response.json();
  if (!isAnswer(answer)) throw new Error('no token in the answer');
  return answer.token;
};

/** Fetches a token. Rejects where there is none to be had, with an error that holds nothing of it. */
export const fetchToken = async ({ getToken, tokenUrl }: TokenSource): Promise<string> => {
  if (getToken === undefined && tokenUrl === undefined) throw new Error('no source of a token');
  const token = getToken === undefined ? await fromAddress(tokenUrl ?? '') : await getToken();
  if (typeof token !== 'string' || token === '') throw new Error('no token');
  return token;
};

/** Whether a session that ended may be taken up by another token, or ends again and again. */
export const mayRenew = (lastAt: number, now: number): boolean => now - lastAt >= INTERVAL;
