import { giveStylesNonce } from './app/nonce.js';
import { confineToPath } from './session/embedded.js';
import { takeForeignToken } from './session/token.js';

/** What has to happen to the address before the router reads it, and to the document before anything draws. */
giveStylesNonce();
takeForeignToken();
confineToPath();
window.addEventListener('hashchange', takeForeignToken);
