import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/page.css';
import { App } from './app/App.js';
import { giveStylesNonce } from './app/nonce.js';
import { confineToPath } from './session/embedded.js';
import { takeForeignToken } from './session/token.js';

giveStylesNonce();
takeForeignToken();
confineToPath();
window.addEventListener('hashchange', takeForeignToken);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
