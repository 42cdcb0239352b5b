import { type ApiError, createClient } from '@console/api';
import { foreignToken, storedToken } from '../session/token.js';
import { preferences } from './preferences.js';

type Listener = (error: ApiError) => void;

/** What the client tells, for whoever is on screen to show. */
export const told = {
  message: new Set<Listener>(),
  signedOut: new Set<(error: ApiError, session: { foreign: boolean }) => void>(),
};

export const client = createClient({
  foreignToken,
  storedToken,
  language: () => preferences().language,
  onMessage: (error) => {
    for (const listener of told.message) listener(error);
  },
  onSignedOut: (error, session) => {
    for (const listener of told.signedOut) listener(error, session);
  },
});
