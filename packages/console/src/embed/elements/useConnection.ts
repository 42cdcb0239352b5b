import { type ApiError, type Client, createClient } from '@console/api';
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
  /** Another one with each token. */
  generation: number;
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

/** A client whose token comes from the page around, which is asked for it again when the session is over. */
export const useConnection = (options: ConnectionOptions): Connection => {
  const latest = useRef(options);
  const token = useRef<string | null>(null);
  const renewedAt = useRef(-Infinity);
  const [state, setState] = useState<ConnectionState>('connecting');
  const [generation, setGeneration] = useState(0);
  const { server, getToken, tokenUrl } = options;

  useEffect(() => {
    latest.current = options;
  });

  const renew = useCallback((failedAs: ConnectionState) => {
    renewedAt.current = Date.now();
    fetchToken(latest.current).then(
      (next) => {
        token.current = next;
        setGeneration((before) => before + 1);
        setState('open');
      },
      () => setState(failedAs),
    );
  }, []);

  const [signedOut] = useState(() => () => {
    token.current = null;
    if (!mayRenew(renewedAt.current, Date.now())) {
      setState('over');
      return;
    }
    setState('connecting');
    renew('over');
  });
  const [client, setClient] = useState<Client>();
  useEffect(() => {
    setClient(
      createClient({
        origin: server,
        cookies: false,
        foreignToken: () => token.current,
        language: () => latest.current.language,
        words: (entry) => (isEnglish(latest.current.language) ? coreEn.catalogue[entry] : catalogue[entry]),
        onMessage: (error) => latest.current.onMessage(error),
        onSignedOut: signedOut,
      }),
    );
  }, [server, signedOut]);
  useEffect(() => {
    renew('noToken');
  }, [server, getToken, tokenUrl, renew]);

  const retry = () => {
    setState('connecting');
    renew(state === 'over' ? 'over' : 'noToken');
  };

  return { state, client, generation, retry };
};
