import { giveStylesNonce } from './app/nonce.js';
import { confineToPath } from './session/embedded.js';
import { takeArrivingTokens } from './session/takeArrivingTokens.js';

/** What has to happen to the address before the router reads it, and to the document before anything draws. */
giveStylesNonce();
takeArrivingTokens();
confineToPath();
// Heard before the router hears it, which is made later: no token ever gets into what it knows of the address.
window.addEventListener('popstate', takeArrivingTokens);
