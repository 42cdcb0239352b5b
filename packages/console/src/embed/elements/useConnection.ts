import { type ApiError, type Client, createClient } from '@console/api';
import { readUser } from '@console/api/contract/account';
import { catalogue } from '@console/base';
import { useCallback, useEffect, useRef, useState } from 'react';
import { coreEn } from '../../locale/coreEn.js';
import { fetchToken, mayRenew, type TokenSource } from './tokens.js';
import { isEnglish } from './words.js';

/** `connecting`: the token is on its way. `noToken`: there is none. `over`: the one that there was is not taken any more. */
export type ConnectionState = 'connecting' | 'open' | 'noToken' | 'over';

export interface Connection {
  state: ConnectionState;
  /** Undefined until it can be used. */
  client: Client | undefined;
  /** Another one with each person whose token it is: nothing of one is shown to the next. */
  generation: number;
  /** Another one with each token of the same person: what could not be loaded meanwhile is to be loaded. */
  revision: number;
  /** Asks for a token again. */
  retry: () => void;
}

export interface ConnectionOptions extends TokenSource {
  /** Origin of the console. */
  server: string;
  language: string;
  /** Something the reader should be told. */
  onMessage: (error: ApiError) => void;
}

/** Whom the token of a client belongs to; null where nobody can tell. */
const whose = (client: Client): Promise<string | null> =>
  client.call(readUser, { needRole: false, needMenu: false }, { quiet: true }).then(
    ({ userId }) => userId,
    () => null,
  );

/**
 * A client whose token comes from the page around, which is asked for another one when the session is over: the chat stays as it is
 * meanwhile, and afterwards where that is the same person's.
 */
export const useConnection = (options: ConnectionOptions): Connection => {
  const latest = useRef(options);
  const token = useRef<string | null>(null);
  const ended = useRef<string | null>(null);
  const owner = useRef<string | null>(null);
  const request = useRef(0);
  const renewedAt = useRef(-Infinity);
  const current = useRef<Client>(undefined);
  const [state, setState] = useState<ConnectionState>('connecting');
  const [generation, setGeneration] = useState(0);
  const [revision, setRevision] = useState(0);
  const { server, getToken, tokenUrl } = options;

  useEffect(() => {
    latest.current = options;
  });

  const renew = useCallback(async (failedAs: ConnectionState) => {
    request.current += 1;
    const mine = request.current;
    const isLate = () => mine !== request.current;
    const before = owner.current;
    try {
      const next = await fetchToken(latest.current);
      if (isLate()) return;
      // A page that keeps its token hands out the one that is over.
      if (next === ended.current) throw new Error('no other token');
      token.current = next;
    } catch {
      if (!isLate()) setState(failedAs);
      return;
    }
    const asks = current.current === undefined ? null : whose(current.current);
    // Only where somebody's chat is on screen does it matter whose the new one is.
    const known = before === null ? null : await asks;
    // That one may not be accepted either.
    if (isLate() || token.current === null) return;
    if (known !== null && known === before) setRevision((count) => count + 1);
    else setGeneration((count) => count + 1);
    setState('open');
    owner.current = await asks;
  }, []);

  const [signedOut] = useState(() => () => {
    // Calls that were on their way with the token before say the same once more.
    if (token.current === null) return;
    ended.current = token.current;
    token.current = null;
    if (!mayRenew(renewedAt.current, Date.now())) {
      setState('over');
      return;
    }
    renewedAt.current = Date.now();
    void renew('over');
  });
  const [client, setClient] = useState<Client>();
  useEffect(() => {
    current.current = createClient({
      origin: server,
      cookies: false,
      foreignToken: () => token.current,
      language: () => latest.current.language,
      words: (entry) => (isEnglish(latest.current.language) ? coreEn.catalogue[entry] : catalogue[entry]),
      onMessage: (error) => latest.current.onMessage(error),
      onSignedOut: signedOut,
    });
    setClient(current.current);
  }, [server, signedOut]);
  // A page may hand in another function each time it draws itself: it counts with the next token that is needed.
  const asksPage = getToken !== undefined;
  useEffect(() => {
    void renew('noToken');
  }, [server, asksPage, tokenUrl, renew]);

  const retry = () => {
    setState('connecting');
    void renew(state === 'over' ? 'over' : 'noToken');
  };

  return { state, client, generation, revision, retry };
};
